import { expect, it } from "vitest";
import { quotedName } from "./quoted-ja.ts";

it.each([
  ["桜の皿", "「桜の皿」"],
  ["干物の箱「沖風」", "『干物の箱「沖風」』"],
  ["『灯台の冬』 沖野なぎ（潮文庫）", "『灯台の冬』"],
  ["『灯台の冬』", "『灯台の冬』"],
  ["『灯台の冬』展のお知らせ", "「『灯台の冬』展のお知らせ」"],
])("calls %s %s", (name, said) => {
  expect(quotedName(name)).toBe(said);
});
