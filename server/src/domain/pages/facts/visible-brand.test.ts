import { expect, it } from "vitest";
import { factsIn } from "../../../test/pages/facts-in.ts";

const brandIn = (name: string, body: string, title = name) =>
  factsIn(
    `<html><head><title>${title}</title></head><body>${body.replace("NAME", `<h1>${name}</h1>`)}<p class="price">$40.00</p><button>Add to cart</button></body></html>`,
    "https://shop.example/p/1",
  ).find(({ kind }) => kind === "brand")?.value;

it("reads a maker from a line of several statements [4.1]", () => {
  expect(brandIn("Pruning saw", "NAME<p>Mfr code: KS-21 | Brand: <a>Tarn</a></p>")).toBe("Tarn");
  expect(brandIn("Pruning saw", "NAME<p>Mfr code: KS-21 | Our no. 449</p>")).toBeUndefined();
});

it("reads a maker without the word before it, however that is written [4.1]", () => {
  const above = (words: string) => `<span class="maker">${words}</span>NAME`;
  expect(brandIn("Bat radio", above("By Holm Instruments"))).toBe("Holm Instruments");
  expect(brandIn("Bat radio", above("by Holm Instruments"))).toBe("Holm Instruments");
});

it("takes no promise of a house for its name [4.1]", () => {
  const line = (named: string) => `NAME<li class="inline ${named}"><p>Honest Wool</p></li>`;
  expect(brandIn("Bat radio", line("brand-message-callout-1"))).toBeUndefined();
  expect(brandIn("Bat radio", line("product-brand-label"))).toBe("Honest Wool");
});

it("leaves out what a maker does before the name [4.1]", () => {
  const below = (words: string) => `NAME<p class="maker">${words}</p>`;
  expect(brandIn("写真すな 5", below("開発・販売：ソフトハウス緑青"))).toBe("ソフトハウス緑青");
  expect(brandIn("写真すな 5", below("製造元：緑青"))).toBe("緑青");
});

it("reads the house that publishes a game [4.1]", () => {
  expect(brandIn("Locks", "NAME<div>Publisher: <a>Tarn Games</a></div>")).toBe("Tarn Games");
});

it("reads a maker in the row of the hand that made it", () => {
  const row = (label: string) =>
    `NAME<dl><dt>重さ</dt><dd>約75g</dd><dt>${label}</dt><dd>わら工房つの</dd></dl>`;
  expect(brandIn("つぼ巣", row("つくり手"))).toBe("わら工房つの");
  expect(brandIn("つぼ巣", row("担い手"))).toBeUndefined();
});

it("takes no model for a maker, though the name begins with it [4.1]", () => {
  const heads = (...names: string[]) =>
    `NAME<table><tr><th></th>${names.map((one) => `<th>${one}</th>`).join("")}</tr></table>`;
  expect(brandIn("Tarn 2 Radio", "<p>Tarn 2</p>NAME")).toBeUndefined();
  expect(brandIn("Tarn 2 Radio", heads("Tarn", "Holm"))).toBeUndefined();
  expect(brandIn("Tarn Radio", "<p>Tarn</p>NAME")).toBe("Tarn");
});

it("takes the shop's own sign for no maker, unless the thing bears its name [4.1]", () => {
  const sign = '<div><a href="/" class="brand">Lantern Lamps</a></div>NAME';
  expect(brandIn("The Ice Lamp", sign)).toBeUndefined();
  expect(brandIn("Lantern Two Lamp", sign)).toBe("Lantern Lamps");
});

it("takes who is named below for the maker where the page's title names that house [4.1]", () => {
  const below = "NAME<p>by Holm</p>";
  expect(brandIn("Tarn radio", below, "Tarn radio | Holm US")).toBe("Holm");
  expect(brandIn("Tarn radio", below)).toBeUndefined();
  expect(brandIn("Tarn tales", below, "Tarn tales by Holm")).toBeUndefined();
});

it("reads the maker that the markup calls a vendor, or links by the name of a brand [4.1]", () => {
  expect(brandIn("Black kvass", '<p class="vendor">Pumphouse Ferments</p>NAME')).toBe("Pumphouse Ferments");
  expect(brandIn("Waxed skirt", '<a class="brandlink" href="/b/7">Lathbury</a>NAME')).toBe("Lathbury");
});

it("takes no kind of goods in a menu for a maker, though the name begins with it [4.1]", () => {
  const menu = (...kinds: string[]) =>
    `<div>${kinds.map((kind) => `<a href="/c/${kind}">${kind}</a><br>`).join("")}</div>NAME`;
  expect(brandIn("Semi-log pad, A4", menu("Isometric", "Semi-log", "Log-log", "Polar"))).toBeUndefined();
  expect(brandIn("Tarn pad, A4", menu("Tarn"))).toBe("Tarn");
});
