import { expect, it } from "vitest";
import { type Elementish, parseDocument } from "./dom.ts";
import { allWithin, firstWithin, withLookup } from "./lookup.ts";

const PAGE = `<!doctype html><html><head><title>Lamps</title><link REL="Canonical" href="/lamp"></head><body class=" wide  page ">
  <div id="shop" class="box wide box"><h1>Ash <b>lamp</b></h1><a href="/#top">Top</a><a>Name</a>
    <template><p class="box">Unseen</p></template>
    <form><input TYPE="Submit" value="Buy"><select name="size"><option>S</option></select></form>
    <div itemprop="offers price"><span itemprop="price">40</span></div></div>
  <svg viewBox="0 0 1 1"><path d="M0"/></svg>
  <section><h2 class="box">More</h2><p>Text <a href="/more">on</a></p><script type="Application/LD+json">{}</script></section>
</body></html>`;

const SELECTORS = [
  "*",
  "title",
  "h1, h2",
  "h2, h1, title",
  ".box",
  "div.box.wide",
  "#shop, .box",
  "a[href]",
  'a[href*="#"]',
  "[itemprop=price]",
  '[itemprop~="price"]',
  "[itemprop$='price']",
  '[itemprop^="off"]',
  "link[rel=canonical]",
  'input[type="submit"]',
  'script[type*="ld+json"]',
  "script:not([src])",
  "div > span, section a",
  "section a, form option, body div a[href='/#top']",
  "html section p a",
  "div h1 b, .box .box",
  "h1 + a",
  "h1 ~ a, p",
  '[class*="BO" i]',
  '[class*="BO" i], [id="SHOP" i], h2',
  "[class], [name]",
  "svg path",
  "nothing, #none, .none",
  "template",
  "p",
];

it("finds what the parser's own search finds, in the page and below each of its elements", () => {
  const [plain, looked] = [parseDocument(PAGE, "/"), withLookup(parseDocument(PAGE, "/"))];
  const shown = (some: Iterable<Elementish>) =>
    Array.from(some, (one) => `${one.tagName} ${one.className} ${one.innerHTML}`);
  const elements = [...plain.querySelectorAll("*")].map((one, index) => ({
    one,
    same: [...looked.querySelectorAll("*")][index] ?? looked.body,
  }));
  for (const selector of SELECTORS) {
    expect(shown(looked.querySelectorAll(selector)), selector).toEqual(
      shown(plain.querySelectorAll(selector)),
    );
    expect(looked.querySelector(selector)?.tagName, selector).toBe(plain.querySelector(selector)?.tagName);
    for (const { one, same } of elements)
      expect(shown(allWithin(same, selector)), `${selector} in ${one.tagName}`).toEqual(
        shown(one.querySelectorAll(selector)),
      );
  }
});

it("searches a page without a lookup as the parser does", () => {
  const { body } = parseDocument(PAGE, "/");
  expect(firstWithin(body, "h2")?.textContent).toBe("More");
  expect(allWithin(body, "a")).toHaveLength(3);
});
