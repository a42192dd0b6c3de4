import { describe, expect, it } from "vitest";
import { extractPage } from "./extract-page.ts";

const textsOf = async (head: string, body: string) => {
  const extraction = await extractPage(
    `<html lang="en"><head><title>Tarn 25 Backpack</title>${head}</head><body><main><h1>Tarn 25 Backpack</h1>${body}</main></body></html>`,
    "https://tarn.example/tarn-25",
  );
  if ("refused" in extraction) throw new Error(extraction.refused);
  return extraction.page.blocks.map(({ kind, text }) => `${kind}: ${text}`);
};
const DATA = `<script type="application/ld+json">{"@type":"Product","name":"Tarn 25 Backpack",
  "offers":{"@type":"Offer","price":"90","priceCurrency":"EUR"}}</script>`;
const meta = (content: string) => `<meta name="description" content="${content}">`;
const WORDS = "The Tarn 25 Backpack is a light pack for day walks. It has two pockets for bottles.";

describe("goods whose page has no description of its own", () => {
  it("are described by the state that the page carries, line by line", async () => {
    const state = `<script type="application/json">{"shop":{"name":"Tarn","description":"Tarn has made packs of good cloth since the first mill stood by the lake."},
      "item":{"title":"Tarn 25 Backpack","description":"<p>A light backpack that holds all you need for a day on the hills.</p><ul><li>Two pockets</li><li>One strap</li></ul>"}}</script>`;
    const texts = await textsOf(DATA, `<p>€90</p>${state}`);
    expect(texts).toContain("paragraph: A light backpack that holds all you need for a day on the hills.");
    expect(texts).toContain("list_item: Two pockets");
    expect(texts.join()).not.toContain("first mill");
  });

  it("are described by the page's summary", async () => {
    expect(await textsOf(DATA + meta(WORDS), "<p>€90</p>")).toContain(`paragraph: ${WORDS}`);
  });

  it.each([
    [
      "advertises a shop",
      "Buy the Tarn 25 Backpack at Tarn with free delivery and easy returns for everybody.",
    ],
    [
      "names no word of them",
      "We have made things by the lake for forty years, and we still love what we do.",
    ],
    ["is cut off", "The Tarn 25 Backpack is a light pack for all those who like to walk on the hills and …"],
  ])("have none of a summary that %s", async (_, summary) => {
    expect((await textsOf(DATA + meta(summary), "<p>€90</p>")).join()).not.toContain(summary.slice(0, 40));
  });

  it("are not described twice", async () => {
    const told = `<p>${WORDS} It closes with a wide zip that runs around three sides.</p>`;
    expect(
      (await textsOf(DATA + meta(WORDS), told)).filter((text) => text.includes("day walks")),
    ).toHaveLength(1);
  });
});

it("reads a description that a shop keeps as addresses are written", async () => {
  const text =
    "A light pack of strong cloth for day walks in any weather.|It holds two bottles, and a map in its lid.";
  const data = `<script type="application/ld+json">{"@type":"Product","name":"Tarn 25 Backpack",
    "description":"${encodeURIComponent(text)}"}</script>`;
  const texts = await textsOf(data, "<p>Ninety euros</p>");
  expect(texts).toContain("paragraph: A light pack of strong cloth for day walks in any weather.");
  expect(texts).toContain("paragraph: It holds two bottles, and a map in its lid.");
});

describe("Japanese goods with a summary", () => {
  const SUMMARY = "洗いざらしで着られる、麻の作業シャツ。男女兼用の三つの大きさです。";
  const FIRST = "毎年この時期に作りますかとお問い合わせをいただく、麻の作業シャツです。";
  const NEXT =
    "生地は、北の畑の亜麻を海沿いの機屋で織ったもの。四十番手の糸を少しだけ甘く撚っているので、肌に触れるとやわらかく感じます。縫い上げてから洗いをかけているため、届いたその日から風合いを楽しめます。";
  const paragraphsOf = async (...texts: string[]) => {
    const data = `<script type="application/ld+json">{"@type":"Product","name":"作業シャツ",
      "offers":{"@type":"Offer","price":"9800","priceCurrency":"JPY"}}</script>`;
    const body = texts.map((text) => `<p>${text}</p>`).join("");
    const extraction = await extractPage(
      `<html lang="ja"><head><title>作業シャツ</title>${data}${meta(SUMMARY)}</head><body><main><h1>作業シャツ</h1>${body}<h2>お手入れ</h2><p>家の洗濯機で洗えます。</p></main></body></html>`,
      "https://shirt.example/item",
    );
    if ("refused" in extraction) throw new Error(extraction.refused);
    return extraction.page.blocks.map(({ text }) => text);
  };

  it("have it above a short description, and not behind it [7.3]", async () => {
    const texts = await paragraphsOf(FIRST);
    expect(texts).toContain(SUMMARY);
    expect(texts.indexOf(SUMMARY)).toBeLessThan(texts.indexOf(FIRST));
  });

  it("have none beside a description of several paragraphs, the first of which names them [7.3]", async () => {
    const texts = await paragraphsOf(FIRST, NEXT);
    expect(texts).toContain(NEXT);
    expect(texts).not.toContain(SUMMARY);
  });
});

it("leaves out the summary of a text that begins with the same words [4.2]", async () => {
  const text = "More than six hundred people queued along the river on Saturday to swim.";
  const read = (summary: string) =>
    textsOf(
      meta(summary),
      `<p>${text}</p><p>The gates opened at ten, and by noon nobody could find a dry place to leave a towel on the grass.</p>`,
    );
  const like = "More than six hundred people swam with a Tarn 25 Backpack.";
  const other = "On its first day, six hundred people swam with a Tarn 25 Backpack.";
  expect((await read(like)).join()).not.toContain(like);
  expect((await read(other)).join()).toContain(other);
});
