import { expect, it } from "vitest";
import { factsIn } from "../../../test/pages/facts-in.ts";

const nameOf = (title: string, body: string) => {
  const html = `<html><head><title>${title}</title></head><body>${body}<p class="price">£54.00</p><button>Add to bag</button></body></html>`;
  return factsIn(html, "https://shop.example/p/1").find(({ kind }) => kind === "name")?.value;
};

it("takes no value behind its label for the name, though the title ends with it", () => {
  const title = "Lathbury Women's Waxed A-Line Skirt - Peat | Skirts | Tarn & Thwaite";
  const colours = '<div>Colour: <b>Peat</b> <a href="?c=navy">Navy</a></div>';
  expect(nameOf(title, `<h1>Women's Waxed A-Line Skirt, Peat</h1>${colours}`)).toBe(
    "Women's Waxed A-Line Skirt, Peat",
  );
});

it("takes the value behind a label that says that it is the name", () => {
  expect(nameOf("Waxed skirt - Peat | Tarn", "<h2>Welcome</h2><p>Product name: <b>Waxed skirt</b></p>")).toBe(
    "Waxed skirt",
  );
});
