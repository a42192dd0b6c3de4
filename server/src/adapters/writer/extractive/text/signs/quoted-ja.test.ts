import { expect, it } from "vitest";
import { asTalk, quotedName } from "./quoted-ja.ts";

it.each([
  ["桜の皿", "「桜の皿」"],
  ["干物の箱「沖風」", "『干物の箱「沖風」』"],
  ["『灯台の冬』 沖野なぎ（潮文庫）", "『灯台の冬』"],
  ["『灯台の冬』", "『灯台の冬』"],
  ["『灯台の冬』展のお知らせ", "「『灯台の冬』展のお知らせ」"],
])("calls %s %s", (name, said) => {
  expect(quotedName(name)).toBe(said);
});

it("says of no story twice that it is one", () => {
  expect(asTalk("「机を直した話」", "机を直した話")).toBe("「机を直した話」をお届けします。");
  expect(asTalk("「机の直し方」", "机の直し方")).toBe("「机の直し方」のお話です。");
});
