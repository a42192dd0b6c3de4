import { expect, it } from "vitest";
import { factsIn } from "../../../../test/pages/facts-in.ts";

const factsOn = (name: string, body: string, button = "カートに入れる") =>
  factsIn(
    `<html><head><title>${name}</title></head><body><h1>${name}</h1>${body}<button>${button}</button></body></html>`,
    "https://shop.example/p/1",
  );
const valueIn = (facts: ReturnType<typeof factsIn>, kind: string) =>
  facts.find((fact) => fact.kind === kind)?.value;

it("is the amount behind a badge of its reduction, and not what the badge takes off [4.1]", () => {
  const row = (badge: string) =>
    `<div><span>${badge}</span><span>¥7,480</span><span>通常価格 <del>¥8,980</del></span></div>`;
  const facts = factsOn("充電器", row("17%OFF"));
  expect([valueIn(facts, "price"), valueIn(facts, "list_price")]).toEqual(["7480", "8980"]);
  expect(valueIn(factsOn("充電器", row("割引額")), "price")).toBeUndefined();
});

it("is no amount of a table that compares other models [4.1]", () => {
  const table = (heading: string) =>
    `<h2>${heading}</h2><table><tr><th></th><th>小型</th></tr><tr><td>価格</td><td>¥2,980</td></tr></table>`;
  expect(valueIn(factsOn("充電器", table("ほかのモデルと比べる")), "price")).toBeUndefined();
  expect(valueIn(factsOn("充電器", table("製品仕様")), "price")).toBe("2980");
  expect(valueIn(factsOn("Lamp", table("Compare models"), "Add to cart"), "price")).toBeUndefined();
  expect(valueIn(factsOn("Lamp", table("Specification"), "Add to cart"), "price")).toBe("2980");
});

it("is the fixed price of a book, whatever stands behind it without its tax [4.1]", () => {
  expect(valueIn(factsOn("川の名", "<p>定価 2,420円（本体2,200円＋税）</p>"), "price")).toBe("2420");
  expect(valueIn(factsOn("川の名", "<p>定価 2,420円</p><p class='price'>1,980円</p>"), "price")).toBe("1980");
});

it("leaves to the words on shipping beside it only what they say [4.1]", () => {
  const shipping = (body: string) => valueIn(factsOn("充電器", body), "shipping");
  expect(shipping("<div><span>¥7,480</span><span>税込・送料無料</span></div>")).toBe("送料無料");
  const sent = "<p><span>11,000円以上で</span><b>送料無料</b></p>";
  expect(shipping(`<p class="price">¥7,480</p>${sent}`)).toBe("11,000円以上で送料無料");
  expect(shipping("<p><b>送料</b><span>980円（全国一律）</span></p>")).toBe("送料980円（全国一律）");
});

it.each(["$50 Off with any trade-in", "$50 OFF today", "$50 off"])("is no voucher: %s [4.1]", (voucher) => {
  expect(valueIn(factsOn("Lamp", `<p>${voucher}</p>`, "Add to cart"), "price")).toBeUndefined();
});

it.each([
  ["約5,500円", undefined],
  ["ご予約 5,500円", "5500"],
  ["節約 5,500円", "5500"],
  ["about $55", undefined],
])("is no estimate: %s [4.1]", (amount, price) => {
  expect(valueIn(factsOn("カメラの点検", `<p>${amount}</p>`), "price")).toBe(price);
});

it("is what is bid now, and not what an auction began with [4.1]", () => {
  const rows = "<table><tr><th>開始時の価格</th><td>1,000円（税0円）</td></tr></table>";
  const bid = "<dl><dt>現在</dt><dd>18,500円</dd></dl>";
  expect(valueIn(factsOn("写真機", `${bid}${rows}`, "入札する"), "price")).toBe("18500");
});
