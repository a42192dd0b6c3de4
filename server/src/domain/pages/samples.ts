import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { unreadable } from "#kernel/unreadable";
import type { FetchedPage } from "#ports/page-fetcher";

/**
 * The product's own sample pages, read from disk: fetching them over the network would need an
 * exception from the rule that private addresses are not reached. Null for every other URL.
 */
export async function samplePage(
  url: string,
  publicUrl: string,
  samplesDir: string,
): Promise<FetchedPage | null> {
  const folder = `${publicUrl.replace(/\/$/, "")}/samples/`;
  if (!url.startsWith(folder)) return null;
  const name = /^([\w-]+)(\.html)?([?#].*)?$/.exec(url.slice(folder.length))?.[1];
  if (!name) throw unreadable("NOT_FOUND");
  const html = await readFile(join(samplesDir, `${name}.html`), "utf8").catch((error) => {
    throw unreadable("NOT_FOUND", error);
  });
  return { url, html };
}
