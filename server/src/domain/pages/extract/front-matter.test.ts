import { expect, it } from "vitest";
import { parseDocument } from "../html/dom.ts";
import { blocksOf } from "./blocks.ts";
import { fromHeading, withoutFront } from "./front-matter.ts";

const documentOf = (html: string, title = "") =>
  parseDocument(
    `<html><head><title>${title}</title></head><body>${html}</body></html>`,
    "https://pages.example/",
  );
const begun = (html: string) => withoutFront(blocksOf(documentOf(html).body)).map(({ text }) => text);

const lead =
  "The branch library will stay open through June, but its doors will close at five under a compromise.";

it.each([
  ["a note to other pages", `<div class="hatnote">For the 1961 novel, see <a href="#">The Bell</a>.</div>`],
  ["such a note without a name", "<p>For other uses, see Bell (disambiguation).</p>"],
  [
    "a Japanese one",
    "<p>この項目では、港町の鐘について説明しています。小説については「鐘」をご覧ください。</p>",
  ],
  [
    "a caption",
    "<figure><figcaption>A teacher, 81, holds a stack of petitions on Tuesday.</figcaption></figure>",
  ],
  ["a caption by its name", `<p class="wp-caption-text">A teacher holds a stack of petitions.</p>`],
  ["a byline", "<p>By Ada Moss-Hill | Staff writer</p>"],
  ["a Japanese byline", "<p>文・井上まゆ</p>"],
  ["a notice of the site", `<div id="siteNotice">Help us: join the October edit-a-thon.</div>`],
])("begins behind %s", (_, front) => {
  expect(begun(`${front}<p>${lead}</p>`)).toEqual([lead]);
});

it.each([
  ["a subtitle", "<p>Compromise trims $214,000 from next year's budget; supporters vow to be back</p>"],
  ["a sentence of the text", "<p>For the first time in years, see the valley from above.</p>"],
  ["a short sentence that begins with By", "<p>By Monday the lamps were lit.</p>"],
  ["what a forum puts between its posts", "<p>by gull_27 » Sun Jul 14, 2024 9:52 pm</p>"],
  ["a text within a frame that is called so", `<div class="caption-layout"><p>A whole story.</p>`],
])("keeps %s", (_, front) => {
  expect(begun(`${front}<p>${lead}</p>`)).toHaveLength(2);
});

it("keeps a caption that stands in the middle, and leaves out a section's hatnote", () => {
  const caption = "<figure><figcaption>The bell in its tower.</figcaption></figure>";
  const note = `<div class="hatnote">Main article: <a href="#">Bells</a></div>`;
  expect(begun(`<p>${lead}</p>${caption}${note}`)).toEqual([lead, "The bell in its tower."]);
});

it("begins with the page's heading, unless much of the text stands before it", () => {
  const read = (html: string) => {
    const document = documentOf(html, "Ash lamp | The Lamp House");
    const all = blocksOf(document.body);
    return fromHeading(all, { all, document }).map(({ text }) => text);
  };
  expect(read(`<p>Ring us on 01632 960114</p><h1>Ash lamp</h1><p>${lead.repeat(4)}</p>`)).toEqual([
    "Ash lamp",
    lead.repeat(4),
  ]);
  expect(read(`<p>${lead}</p><h1>Ash lamp</h1><p>${lead}</p>`)).toHaveLength(3);
  expect(read(`<p>Of oiled ash.</p><h1>Other lamps</h1><p>${lead.repeat(4)}</p>`)).toHaveLength(3);
});
