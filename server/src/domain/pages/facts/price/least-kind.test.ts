import { expect, it } from "vitest";
import { factsIn } from "../../../../test/pages/facts-in.ts";

const box = (name: string, price: string) =>
  `<a href="/k"><img src="k.jpg" alt=""><span class="title">${name}</span> <span class="price"><span>${price}</span></span></a>`;
const priceOf = (...boxes: string[]) =>
  factsIn(
    `<html><head><title>Hand Soap</title></head><body><h1>Hand Soap</h1><div>${boxes.map((one) => `<div class="kind">${one}</div>`).join("")}</div><button>Add to cart</button></body></html>`,
    "https://soaps.example/hand",
  ).find(({ kind }) => kind === "price")?.value;

it("starts where the cheapest kind of the thing does, whichever stands first [7.3]", () => {
  expect(priceOf(box("Pine Hand Soap", "From $12"), box("Fern Hand Soap", "From $9"))).toBe("9");
});

it("is none of another thing, which costs less [7.3]", () => {
  expect(priceOf(box("Pine Hand Soap", "From $12"), box("Soap Dish of grey clay", "From $5"))).toBe("12");
});
