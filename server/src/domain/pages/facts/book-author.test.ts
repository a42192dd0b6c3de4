import { expect, it } from "vitest";
import { factsIn } from "../../../test/pages/facts-in.ts";

const authorIn = (type: unknown, author: unknown) => {
  const offers = { "@type": "Offer", price: 12.5, priceCurrency: "EUR" };
  const data = JSON.stringify({ "@type": type, name: "The Salt Book", author, offers });
  const html = `<html><body><script type="application/ld+json">${data}</script><h1>The Salt Book</h1></body></html>`;
  return factsIn(html, "https://books.example/p/1").find(({ kind }) => kind === "author")?.value;
};

it("knows who wrote a book that is sold [4.1]", () => {
  expect(authorIn(["Product", "Book"], { "@type": "Person", name: "Ada Tarn" })).toBe("Ada Tarn");
  expect(authorIn("Book", [{ name: "Ada Tarn" }, { name: "J. B. Holm" }])).toBe("Ada Tarn and J. B. Holm");
});

it("takes nobody for the author of other goods, nor a house or a handle for that of a book [4.1]", () => {
  expect(authorIn("Product", { name: "Ada Tarn" })).toBeUndefined();
  expect(authorIn("Book", "admin")).toBeUndefined();
  expect(authorIn("Book", "https://books.example/ada")).toBeUndefined();
});
