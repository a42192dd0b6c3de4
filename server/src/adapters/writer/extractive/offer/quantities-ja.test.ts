import { expect, it } from "vitest";
import type { Page } from "#kernel/page";
import { quantitiesTold } from "./quantities-ja.ts";

const told = (excerpt: string) =>
  quantitiesTold({
    facts: [
      { id: "u", kind: "unit_price", value: "270", currency: "JPY", provenance: { path: "td", excerpt } },
    ],
  } as unknown as Page).map(({ text }) => text);

it("says what one of many costs who buys so many [7.3]", () => {
  expect(told("10個以上 1個 ￥270(税込) 100個以上 1個 ￥1,240(税込)")).toEqual([
    "10個以上なら1個270円、100個以上なら1個1,240円です。",
  ]);
});

it("says nothing of prices without tax, nor of sets [7.3]", () => {
  expect(told("10個以上 1個 ￥270(税抜)")).toEqual([]);
  expect(told("3袋セット 810円(税込) 1袋あたり270円")).toEqual([]);
});

it("says of no more than two numbers what one of them costs [7.3]", () => {
  expect(told("10個以上 1個 ￥270 50個以上 1個 ￥260 100個以上 1個 ￥250")).toEqual([
    "10個以上なら1個270円、50個以上なら1個260円です。",
  ]);
});
