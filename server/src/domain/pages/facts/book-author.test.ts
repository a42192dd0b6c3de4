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

const pageOf = (below: string, title = "The Salt Book", row = "ISBN") =>
  factsIn(
    `<html><head><title>${title}</title></head><body><h1>The Salt Book</h1>${below}<p>$18.95</p>
    <a class="btn">Add to cart</a><table><tr><td>${row}</td><td>9780000518267</td></tr></table></body></html>`,
    "https://books.example/p/1",
  ).find(({ kind }) => kind === "author")?.value;

it("knows who wrote a book by the line below its name, and by its title [4.1]", () => {
  expect(pageOf("<p>By <a>Ada Tarn</a></p>")).toBe("Ada Tarn");
  expect(pageOf("<p>Author: Ada van Tarn</p>")).toBe("Ada van Tarn");
  expect(pageOf("", "The Salt Book by Ada Tarn | Holm Books")).toBe("Ada Tarn");
});

it("takes no other line for the author, and none of other goods [4.1]", () => {
  expect(pageOf("<p>By post or by hand</p>")).toBeUndefined();
  expect(pageOf("<p>By <a>Ada Tarn</a></p>", "The Salt Book", "Model")).toBeUndefined();
  expect(pageOf("", "Books by Ada Tarn | Holm Books")).toBeUndefined();
});
