import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";

interface Kept {
  place: string;
  key: string;
}

/** The list that the privacy page shows: a place and a pattern of its keys a row. */
const rows = readFileSync(
  new URL("../../../server/assets/info-pages/device-storage.tsv", import.meta.url),
  "utf8",
)
  .trim()
  .split("\n")
  .slice(1)
  .map((line) => {
    const [place = "", key = ""] = line.split("\t");
    return { place, key: new RegExp(key) };
  });

/** Everything that this browser keeps for the product, wherever a page can keep it. */
async function keptOn(page: Page): Promise<Kept[]> {
  const cookies = (await page.context().cookies()).map(({ name }) => ({ place: "cookie", key: name }));
  const others = await page.evaluate(async () => [
    ...Object.keys(localStorage).map((key) => ({ place: "localStorage", key })),
    ...Object.keys(sessionStorage).map((key) => ({ place: "sessionStorage", key })),
    ...(await indexedDB.databases()).map(({ name = "" }) => ({ place: "indexedDB", key: name })),
    ...(await caches.keys()).map((key) => ({ place: "cacheStorage", key })),
  ]);
  return [...cookies, ...others];
}

/** The storage of this browser: rows of the list that are there, and keys that no row tells of. */
export async function deviceOf(page: Page): Promise<{ listed: number[]; unlisted: string[] }> {
  const kept = await keptOn(page);
  const rowOf = ({ place, key }: Kept) => rows.findIndex((row) => row.place === place && row.key.test(key));
  return {
    listed: [...new Set(kept.map(rowOf))].filter((row) => row >= 0).sort(),
    unlisted: kept.filter((one) => rowOf(one) < 0).map(({ place, key }) => `${place} ${key}`),
  };
}
