import { expect, it } from "vitest";
import { charactersOf } from "./faces";

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
