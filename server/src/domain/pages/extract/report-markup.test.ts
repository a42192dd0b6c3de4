import { expect, it } from "vitest";
import { extractPage } from "./extract-page.ts";

const TEXT = [
  "The makers of the Tarn list showed a calendar this morning that knows where its owner is and whom he is going to meet.",
  "It takes the hours that nobody has asked for and lets them be free, which their first calendar never did for anybody.",
  "The company of nine people has told us that it comes to all telephones in autumn, and to the first testers in June.",
];

async function read(title: string, body: string) {
  const html = `<html lang="en"><head><title>${title}</title></head><body>${body}</body></html>`;
  const read = await extractPage(html, "https://daily.example/2013/06/06/calendar/");
  if (!("page" in read)) throw new Error(read.refused);
  const { type, title: shown, facts } = read.page;
  return {
    type,
    title: shown,
    prices: facts.filter(({ kind }) => kind === "price").map(({ value }) => value),
  };
}
const paragraphs = TEXT.map((text) => `<p>${text}</p>`).join("");

const PHONE = `<div itemscope itemtype="http://schema.org/Product"><b itemprop="name">Tarn Phone 5</b>
  <div itemprop="offers" itemscope itemtype="http://schema.org/Offer">Buy from <i itemprop="price">$149</i>
  <link itemprop="availability" href="http://schema.org/InStock"></div></div>`;
const HEADING = "<h1>Tarn shows a calendar</h1>";

it("tells no price of a report from the goods in a box beside it [4.1]", async () => {
  const report = `<article itemscope itemtype="http://schema.org/BlogPosting">${HEADING}${paragraphs}</article>`;
  expect(await read("Tarn shows a calendar", `${report}<aside>${PHONE}</aside>`)).toMatchObject({
    type: "article",
    prices: [],
  });
});

it("tells the price of goods whose heading is theirs, in whatever markup they stand [4.1]", async () => {
  const goods = PHONE.replace("<b", "<h1>Tarn Phone 5</h1><b");
  const page = `<article itemscope itemtype="http://schema.org/BlogPosting">${goods}${paragraphs}</article>`;
  expect(await read("Tarn Phone 5", page)).toMatchObject({ type: "product", prices: ["149"] });
});

it("reads a heading once that stands there for print, too [5.1]", async () => {
  const twice =
    "<h1><span>Tarn shows a calendar</span> <span class='print'>Tarn shows a calendar</span></h1>";
  expect((await read("Tarn shows a calendar Tarn shows a calendar", `${twice}${paragraphs}`)).title).toBe(
    "Tarn shows a calendar",
  );
});
