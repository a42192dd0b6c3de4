import { expect, it } from "vitest";
import { factsIn } from "../../../test/pages/facts-in.ts";

const priceIn = (body: string, title = "山の豆ごはん便", head = "") => {
  const html = `<html><head><title>${title}</title>${head}</head><body><h1>${title}</h1>${body}<button>申し込む</button></body></html>`;
  const price = factsIn(html, "https://shop.example/p/1").find(({ kind }) => kind === "price");
  const { variants = [], terms = "" } = price?.provenance ?? {};
  return [price?.value, variants.map((one) => `${one.name} ${one.price}`).join(" "), terms];
};
const prices = "<p>初回限定 1,980円(税込)</p><p>2回目以降 2,980円(税込)</p>";
const once = '<label><input type="radio" name="a"> 今回だけ<br>3,480円(税込)</label>';
const both = (on: string, more = "") =>
  `<label><input type="radio" name="a" ${on}> 定期で購入<br>初回限定 1,980円(税込)<br>2回目以降 2,980円(税込)${more}</label>${once}`;
const told = "初回 1980 2回目以降 2980";

it("tells the first price of a subscription with the one that follows it [7.3]", () => {
  expect(priceIn(prices)).toEqual(["1980", told, ""]);
  expect(priceIn(both("checked"))).toEqual(["1980", told, ""]);
  expect(priceIn(`${once}${prices}`, "山の豆の定期便")).toEqual(["1980", told, ""]);
  // An example further down has amounts of its own.
  const example = `${"<p>豆の話。</p>".repeat(20)}<p>2回目以降 本体価格 2,760円</p>`;
  expect(priceIn(prices + example, "山の豆の定期便")[1]).toBe(told);
});

it("leaves the price of one delivery to a page on which that is chosen [7.3]", () => {
  const [value, variants] = priceIn(`${once.replace("name", "checked name")}${both("")}`);
  expect([value, variants]).toEqual(["3480", ""]);
});

it("has the condition of a first price, and no price where it is not understood [7.3]", () => {
  const note = (text: string) => both("checked", `<br>※初回価格は${text}`);
  expect(priceIn(note("4回以上のご継続が条件です"))[2]).toBe("4回以上の継続");
  expect(priceIn(note("、回数の条件はありません"))).toEqual(["1980", told, ""]);
  expect(priceIn(note("半年の継続が条件です"))[1]).toBe("");
});

it("says no two amounts for one [7.3]", () => {
  expect(priceIn(`${prices}<p>2回目以降 3,280円(税込)</p>`)[1]).toBe("");
  expect(priceIn(prices.replace("2,980円(税込)", "2,710円(税抜)"))[1]).toBe("");
});

it("tells the first price of the number that is chosen, where several can be ordered [7.3]", () => {
  const several =
    '<p>初回特別価格 1,980円(税込)</p><label><input type="radio" name="a" checked> 1本定期 初回 1,980円(2回目以降 4,400円)</label>' +
    `<label><input type="radio" name="a"> 2本定期 初回 5,940円(2回目以降 8,360円)</label>${once}`;
  expect(priceIn(several).slice(0, 2)).toEqual(["1980", "初回 1980 2回目以降 4400"]);
  expect(priceIn(several.replace(" checked", ""))[1]).toBe("");
});
