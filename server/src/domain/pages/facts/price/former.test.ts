import { expect, it } from "vitest";
import { factsIn } from "../../../../test/pages/facts-in.ts";

const formerOf = (body: string) =>
  factsIn(
    `<html><head><title>Cedar rice bin</title></head><body><h1>Cedar rice bin</h1>${body}<button>Add to cart</button></body></html>`,
    "https://bins.example/cedar",
  ).find(({ kind }) => kind === "list_price")?.value;

it.each([
  [
    "a link’s way to be drawn",
    '<td><a class="a-link-normal" href="/used"><span>$52.00</span></a></td>',
    undefined,
  ],
  ["a letter’s weight", '<td class="price font-normal">$52.00</td>', undefined],
  ["an entry of a list", '<td class="list__item"><b>$52.00</b></td>', undefined],
  ["what was asked before", '<td class="price normal">$52.00</td>', "52.00"],
  ["what is struck out", '<td class="old">$52.00</td>', "52.00"],
])(
  "takes an amount for a former price by its name in the markup only where that says so: %s [7.3]",
  (...row) => {
    const [, cell, expected] = row;
    expect(formerOf(`<table><tr><td><b class="price">$42.00</b></td>${cell}</tr></table>`)).toBe(expected);
  },
);

it("leaves a former price in a box of its own to the price behind it there [7.3]", () => {
  const set = '<div><div class="original">$99.00</div><div class="final">$80.00</div></div>';
  expect(formerOf(`<p class="price">$42.00</p><p>With a scoop and a tray</p>${set}`)).toBe(undefined);
  expect(formerOf('<div><div class="original">$99.00</div><div class="final price">$42.00</div></div>')).toBe(
    "99.00",
  );
});

it("takes no struck line with the name of another thing for a former price [7.3]", () => {
  const sold = "<p><b>Recently sold</b><br><strike>14 Reed flute $90.00</strike></p>";
  expect(formerOf(`${sold}<p class="price">$42.00</p>`)).toBe(undefined);
  expect(formerOf('<p class="price"><s>Was $90.00 each</s> $42.00</p>')).toBe("90.00");
});
