import { expect, it } from "vitest";
import { factsIn } from "../../../test/pages/facts-in.ts";

const nameOf = (title: string, heading: string) => {
  const html = `<html><head><title>${title}</title></head><body><h1>${heading}</h1><p class="price">$385.00</p><button>Add to cart</button></body></html>`;
  return factsIn(html, "https://shop.example/p/1").find(({ kind }) => kind === "name")?.value;
};

it("keeps the small print of a main heading that says more between the title's words", () => {
  expect(
    nameOf("Riroriro underquilt | Ruck & Rata", "Riroriro <small>¾-length down underquilt</small>"),
  ).toBe("Riroriro ¾-length down underquilt");
});

it("leaves away the small print that the title does not end with", () => {
  expect(
    nameOf("Riroriro underquilt | Ruck & Rata", "Riroriro underquilt <small>sewn to the queue</small>"),
  ).toBe("Riroriro underquilt");
});
