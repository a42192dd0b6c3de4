import { expect, it } from "vitest";
import { itemBlock, saidBlock, textPage } from "#test/text-page";
import { withCountedOrders } from "./counted-orders-ja.ts";

const textsOf = (...items: string[]) =>
  withCountedOrders(
    textPage("水車が止まりません", [saidBlock("順に確かめます。"), ...items.map(itemBlock)], {
      language: "ja",
    }),
  ).blocks.map(({ text }) => text);

it("says in whole sentences what is ordered by number", () => {
  expect(
    textsOf(
      "① 必ず水門を閉める",
      "② 軸を外して布で拭く。傷がないか見る",
      "③ 欠けがあれば羽根の型を控えて一枚だけ取り寄せ",
      "④ 軸を戻してから水門を開ける（忘れると羽根が割れます）",
    ).slice(1),
  ).toEqual([
    "必ず水門を閉めます。",
    "軸を外して布で拭きます。傷がないか見ます。",
    "欠けがあれば羽根の型を控えて一枚だけ取り寄せます。",
    "軸を戻してから水門を開けます。忘れると羽根が割れます。",
  ]);
});

it("leaves things alone that are numbered and ordered by nobody", () => {
  const things = ["① 水門の鍵", "② 軸の油", "③ 羽根の板"];
  expect(textsOf(...things).slice(1)).toEqual(things);
  const two = ["① 水門を閉める", "② 軸を外す"];
  expect(textsOf(...two).slice(1)).toEqual(two);
});
