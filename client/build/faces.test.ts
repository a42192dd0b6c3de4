import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import subsetFont from "subset-font";
import { expect, it, onTestFinished, vi } from "vitest";
import { charactersOf, faces } from "./faces";

// Cutting takes seconds, and bytes of jsdom are none to it.
vi.mock("subset-font", () => ({ default: vi.fn(async () => "wOF2") }));

it("takes each character of the texts once, those of Latin texts aside", () => {
  const characters = charactersOf('{"name": "音声を音読 — ¥2,980", "more": ["「…」"]}');
  for (const character of "音声読—「…」") expect(characters.split(character)).toHaveLength(2);
  for (const character of '{"name :2980¥') expect(characters).not.toContain(character);
});

it("has all kana, for names that come from the server, and the characters of prices and days", () => {
  expect(charactersOf("{}")).toMatch(/ぁ.*ん.*ァ.*ー/);
  for (const character of new Intl.NumberFormat("ja", { style: "currency", currency: "JPY" })
    .format(0)
    .slice(0, 1))
    expect(charactersOf("{}")).toContain(character);
  for (let day = 1; day <= 7; day++) {
    const written = new Intl.DateTimeFormat("ja", { dateStyle: "full", timeZone: "UTC" }).format(
      Date.UTC(2026, 10, day),
    );
    for (const character of written.replace(/\d/g, "")) expect(charactersOf("{}")).toContain(character);
  }
});

it("cuts the faces once, and anew where one of them is gone", async () => {
  const folder = mkdtempSync(join(tmpdir(), "yomikoe-faces-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  mkdirSync(join(folder, "locales/ja"), { recursive: true });
  writeFileSync(join(folder, "locales/ja/translation.json"), '{"name": "声"}');
  const cut = faces(folder, folder).buildStart as unknown as () => Promise<void>;
  const bold = join(folder, "japanese-bold.woff2");
  await cut();
  expect(subsetFont).toHaveBeenCalledTimes(2);
  await cut();
  expect(subsetFont).toHaveBeenCalledTimes(2);
  rmSync(bold);
  await cut();
  expect(readFileSync(bold, "utf8")).toBe("wOF2");
  expect(subsetFont).toHaveBeenCalledTimes(4);
});
