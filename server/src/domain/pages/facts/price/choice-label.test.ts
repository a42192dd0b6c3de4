import { expect, it } from "vitest";
import { factsIn } from "../../../../test/pages/facts-in.ts";

const chosenAt = (price: string, ...labels: string[]) => {
  const radios = labels
    .map((label, at) => `<label><input type="radio" name="v"${at === 0 ? " checked" : ""}> ${label}</label>`)
    .join("");
  const html = `<html><head><title>Glass set</title></head><body><h1>Glass set</h1><p class="price">${price}</p><form>${radios}<button>Add to cart</button></form></body></html>`;
  const fact = factsIn(html, "https://shop.example/p/1").find(({ kind }) => kind === "price");
  return [fact?.value, fact?.provenance?.chosen];
};

it("names the kind whose price a page shows, by the radio button that is set [7.3]", () => {
  expect(chosenAt("€46.50", "Glass only <span>€46.50</span>", "Glass and nippers €79.00")).toEqual([
    "46.50",
    "Glass only",
  ]);
  expect(chosenAt("2,860円", "6色（各20g）　2,860円（税込）", "12色（各20g）　5,280円")).toEqual([
    "2860",
    "6色(各20g)",
  ]);
});

it("names nothing where all kinds cost the same, or it is how one pays [7.3]", () => {
  expect(chosenAt("€46.50", "Glass only €46.50", "Oak only €46.50")[1]).toBeUndefined();
  expect(chosenAt("£31.20", "One-off case £31.20", "Subscribe £26.52")[1]).toBeUndefined();
  expect(chosenAt("1,980円", "都度購入 1,980円", "定期便 1,780円")[1]).toBeUndefined();
});
