import { describe, expect, it } from "vitest";
import { isBoilerplate } from "../html/boilerplate.ts";
import { parseDocument } from "../html/dom.ts";
import { blocksOf } from "./blocks.ts";
import { productText } from "./product-text.ts";

const DESCRIPTION =
  "The lamp is turned from one piece of ash and stands on a cast foot. Its shade is sewn by hand in our workshop.";
const CARE =
  "Wipe it with a dry cloth. The bulb is changed without tools, and every part can be bought singly.";

function textOf(body: string, library = "") {
  const document = parseDocument(`<html><body>${body}</body></html>`, "https://shop.example/lamp");
  const readability = blocksOf(parseDocument(`<body>${library}</body>`, "https://shop.example/lamp").body);
  const candidates = { readability, defuddle: [], whole: blocksOf(document.body, isBoilerplate) };
  return productText(document, candidates)
    .map(({ text }) => text)
    .join("\n");
}
const shop = (inner: string) =>
  `<nav><a href="/lamps">All lamps</a></nav><main><h1>Ash lamp</h1><p>${DESCRIPTION}</p>${inner}</main><footer><p>© Lamp house. All rights reserved.</p></footer>`;

describe("the text of a product page", () => {
  it("is its description, without the shop's frame", () => {
    const text = textOf(shop(""));
    expect(text).toContain(DESCRIPTION);
    expect(text).not.toMatch(/All lamps|rights reserved/);
  });

  it("goes on in panels that are still folded", () => {
    const panel = `<div class="accordion"><h3>Care</h3><div class="accordion-panel" hidden><p>${CARE}</p></div></div>`;
    expect(textOf(shop(panel))).toContain(CARE);
  });

  it.each([
    [
      "other things",
      `<section class="related-items"><h2>You may also like</h2><div class="card">Oak lamp $40</div></section>`,
      "Oak lamp",
    ],
    ["buttons", `<div class="buy-box"><span>Add to cart</span><span>$40</span></div>`, "Add to cart"],
    [
      "a cookie banner",
      `<div class="cookie-banner"><p>This shop uses cookies. Choose which you allow.</p></div>`,
      "cookies",
    ],
    [
      "buyers' words",
      `<div class="reviews"><h2>Customer reviews</h2><div class="review-card"><p>Verified buyer: so nice</p></div></div>`,
      "so nice",
    ],
  ])("leaves out %s", (_, html, word) => {
    const text = textOf(shop(html));
    expect(text).toContain(DESCRIPTION);
    expect(text).not.toContain(word);
  });

  it("is nothing where a page has nothing but its frame, whatever a library took for text", () => {
    const links = "<nav><p>Sign in</p><p>Wishlist</p></nav>";
    expect(textOf(links, "<p>Sign in</p><p>Wishlist</p>")).toBe("");
  });

  it("is what a library read where the page's own tree keeps it back", () => {
    expect(textOf(`<noscript><p>${DESCRIPTION}</p></noscript>`, `<p>${DESCRIPTION}</p>`)).toBe(DESCRIPTION);
  });
});
