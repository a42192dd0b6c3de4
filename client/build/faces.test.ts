import { expect, it } from "vitest";
import { charactersOf } from "./faces";

it("takes each character of the texts once, those of Latin texts aside", () => {
  const characters = charactersOf('{"name": "音声を音読 — ¥2,980", "more": ["「…」"]}');
  for (const character of "音声読—「…」") expect(characters.split(character)).toHaveLength(2);
  for (const character of '{"name :2980¥') expect(characters).not.toContain(character);
});

it("has all kana, for names that come from the server", () => {
  expect(charactersOf("{}")).toMatch(/ぁ.*ん.*ァ.*ー/);
});
