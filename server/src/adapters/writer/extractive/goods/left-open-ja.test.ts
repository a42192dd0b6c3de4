import { expect, it } from "vitest";
import { itemBlock } from "#test/text-page";
import { isAnswer, isUnasked } from "./left-open-ja.ts";

it("knows an answer by its letter", () => {
  expect(isAnswer(itemBlock("A. 五歳ごろからお使いいただけます。"))).toBe(true);
  expect(isAnswer(itemBlock("A4の紙が入ります。"))).toBe(false);
  expect(isAnswer(undefined)).toBe(false);
});

it("knows what a customer asks without asking", () => {
  expect(isUnasked(itemBlock("Q. 白い筋が出てきました。"))).toBe(true);
  expect(isUnasked(itemBlock("Q. 白い筋が出てきましたが、使えますか。"))).toBe(false);
  expect(isUnasked(itemBlock("白い筋が出てくることがあります。"))).toBe(false);
});
