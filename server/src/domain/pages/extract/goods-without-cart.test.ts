import { expect, it } from "vitest";
import { extractPage } from "./extract-page.ts";

const pageOf = async (html: string) => {
  const extraction = await extractPage(html, "https://pages.example/t2207.html");
  if ("refused" in extraction) throw new Error(extraction.refused);
  const { type, title, facts } = extraction.page;
  const shownOf = (kind: string) => facts.find((fact) => fact.kind === kind)?.value;
  return [type, title, ...["name", "price", "availability"].map(shownOf)];
};
const TOLD =
  "<p>This came out of the pattern shop at a foundry by the river, where it was bolted to a bench until they shut the doors. " +
  "The gentleman that I got it from was the last apprentice they took on.</p>" +
  "<p>The screw is straight and the half nut is not worn out. I ran it end to end under load, and the tilt plate locks tight.</p>";

it("knows goods on an old page of tables, which are ordered by a letter", async () => {
  const others = `<b>Also on the bench</b><br><a href="t2199.html">T-2199 Slick</a> $95<br><a href="t2203.html">T-2203 Clam</a> $60`;
  const vise = `<h2>Patternmaker's Vise, Tarn No. 3</h2>
    <p><b>Item T-2207. $425.00</b> plus actual shipping. One only.</p>${TOLD}<p><b>To buy:</b> e-mail me the item number.</p>`;
  const html = `<html><head><title>Item T-2207 - Patternmaker's vise, Tarn No. 3 - Slab Tools</title></head><body>
    <table><tr><td colspan="2"><font size="5">SLAB TOOLS</font></td></tr><tr><td>${others}</td><td>${vise}</td></tr></table>
    </body></html>`;
  expect(await pageOf(html)).toEqual([
    "product",
    "Patternmaker's Vise, Tarn No. 3",
    "Patternmaker's Vise, Tarn No. 3",
    "425.00",
    "InStock",
  ]);
});

it("knows goods by a form that orders one of several kinds", async () => {
  const row = (set: string, name: string, price: string) =>
    `<tr><td><label><input type="radio" name="set" ${set}> ${name}</label></td><td>head, cotton bag</td><td>${price}</td></tr>`;
  const form = `<form action="/order" method="post"><table>${row("checked", "Low D alone", "$235")}${row("", "Low D and F", "$335")}</table>
    <p>Low D alone and the D and F are on hand and go out the same week. The set of three, allow ten days.</p><button>Order</button></form>`;
  const html = `<html lang="en"><head><title>Tarn low whistle | A. Holm, whistle maker</title></head><body><section><h1>The Tarn low whistle</h1>${TOLD}<h2>The ways to buy it</h2>${form}${TOLD}</section></body></html>`;
  expect(await pageOf(html)).toEqual([
    "product",
    "Tarn low whistle",
    "The Tarn low whistle",
    "235",
    "InStock",
  ]);
});

it("knows goods by the set that has the page's own name, among sets with a price and a button each", async () => {
  const set = (name: string, price: string) =>
    `<div class="set"><h3>${name}</h3><p>Hull, bag, shafts</p><p class="p">${price}</p><p>In stock, sent within 3 days</p><button>Put in basket</button></div>`;
  const sets = (first: string) =>
    `<section><h2>Choose your set</h2>${set(first, "£649")}${set("Tarn 128 + belt", "£764")}${set("Two Tarns + two belts", "£1,490")}</section>`;
  const page = (first: string) =>
    `<html lang="en"><head><title>Tarn 128 touring sled – Holm</title></head><body><h1>Tarn 128</h1><section><h2>How it is built</h2>${TOLD}${TOLD}</section>${sets(first)}</body></html>`;
  expect(await pageOf(page("Tarn 128"))).toEqual(["product", "Tarn 128", "Tarn 128", "649", "InStock"]);
  const [type] = await pageOf(page("Spare shafts"));
  expect(type).toBe("other");
});

it("knows goods by a line below their number that says what they cost and that they are there", async () => {
  const page = (line: string) =>
    `<html><head><title>Onion skin typing paper 9lb, 100 sheets</title></head><body>
    <p><a href="/">Tarn Typewriters</a> | <a href="/paper.html">Paper</a></p><hr><h3>Onion skin, cockle finish, 100 sheets</h3>
    ${TOLD}<p>Not for laser printers, they eat it.</p><p>Ref. OS9<br>${line}</p><p><a href="/order.html">Order</a></p><hr>
    <p><small>See also: <a href="/carbon.html">Carbon paper, 50 for £7.00</a>. <a href="/eraser.html">Typing eraser £2.75</a></small></p></body></html>`;
  expect(
    await pageOf(page("£9.20 a packet, VAT included. In stock. Post £3.40 for up to four packets.")),
  ).toEqual([
    "product",
    "Onion skin typing paper 9lb, 100 sheets",
    "Onion skin, cockle finish, 100 sheets",
    "9.20",
    "InStock",
  ]);
  const line = (price: string) => `${price} a packet, VAT included. In stock. Post £3.40 for four.`;
  const [ofMany] = await pageOf(page(`${line("£9.20")}<br>Ref. OS12<br>${line("£4.60")}`));
  expect(ofMany).toBe("article");
  const [type] = await pageOf(page("We paid £9.20 a packet for it. The mill had ten years of it in stock."));
  expect(type).toBe("article");
});

it("knows goods below the name of a company, with others beside them and the price at the head of a long line", async () => {
  const others =
    '<b>In stock now</b><br><a href="2274.html">#2274 Parlor organ</a><br>$450<br><a href="2288.html">#2288 Melodeon</a><br>$1,200';
  const page = (line: string, company = "Holm Reed Organ Co.") =>
    `<html><head><title>${company} - Stock #2291 Pruett & Lamb folding organ</title></head><body><table>
    <tr><td colspan="2"><font size="6">${company}</font></td></tr>
    <tr><td>${others}<br><a href="2291.html">#2291 Folding organ</a></td>
    <td><h2>#2291. Pruett &amp; Lamb folding chaplain's organ</h2>${TOLD}
    <p>${line} or call and we'll work something out. Shipping by truck runs $70 to $130 in the lower 48. Pickup preferred so that I can show you the leg.</p></td></tr></table></body></html>`;
  expect(
    await pageOf(page('<font size="4"><b>$685</b></font> &nbsp; Available. I only have the one. E-mail')),
  ).toEqual([
    "product",
    "#2291. Pruett & Lamb folding chaplain's organ",
    "Pruett & Lamb folding chaplain's organ",
    "685",
    "InStock",
  ]);
  const [type] = await pageOf(page("One like it went for <b>$685</b> at the sale. Stop by"));
  expect(type).toBe("article");
});

it("knows goods by a part that is headed as a pre-order, with a price and a way to the checkout", async () => {
  const page = (heading: string, to: string, price = "€229") =>
    `<html><head><title>Lark, the radio that plays one station</title></head><body><div><span>lark</span> <a href="#how">How it works</a></div>
    <div role="heading" aria-level="1">Lark plays one station.</div>${TOLD}
    <div class="order" id="order"><div role="heading" aria-level="2">${heading}</div><div><div class="v on"><b>Lark in oak</b><span>${price}</span></div>
    <div class="v"><b>Two Larks</b><span>€435</span></div></div><a class="pill" href="${to}">Reserve mine</a></div>${TOLD}</body></html>`;
  const [type, , name, price, stock] = await pageOf(page("Pre-order the first batch", "/checkout"));
  expect([type, name, price, stock]).toEqual(["product", "Lark", "229", "PreOrder"]);
  for (const other of [
    page("Pre-order the first batch", "#how"),
    page("What is in the first batch", "/checkout"),
    page("Pre-orders are closed", "/checkout"),
  ])
    expect((await pageOf(other))[0]).not.toBe("product");
});
