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
  ["a note of two sentences", `<div class="hatnote">This article is about bells. For ships, see Ship.</div>`],
  ["such a note without a name", "<p>For other uses, see Bell (disambiguation).</p>"],
  [
    "one that tells its own subject first",
    "<p>This article is about the town. For other uses, see Bell (disambiguation).</p>",
  ],
  ["a Japanese one", "<p>その他の用法については「鐘 (曖昧さ回避)」をご覧ください。</p>"],
  [
    "one of an encyclopedia",
    "<p>この項目では、港町の鐘について説明しています。小説については「鐘」をご覧ください。</p>",
  ],
  [
    "a caption",
    "<figure><figcaption>A teacher, 81, holds a stack of petitions on Tuesday.</figcaption></figure>",
  ],
  ["a caption by its name", `<p class="wp-caption-text">A teacher holds a stack of petitions.</p>`],
  ["a byline by its name", `<p class="byline">By Ada Moss-Hill | Staff writer</p>`],
  ["a notice of the site", `<div id="siteNotice">Help us: join the October edit-a-thon.</div>`],
])("begins behind %s", (_, front) => {
  expect(begun(`${front}<p>${lead}</p>`)).toEqual([lead]);
});

it.each([
  ["a subtitle", "<p>Compromise trims $214,000 from next year's budget; supporters vow to be back</p>"],
  ["a sentence of the text", "<p>For the first time in years, see the valley from above.</p>"],
  ["advice", "<p>For the best views, see Mount Fuji at dawn.</p>"],
  ["a way through the text", "<p>For beginners, see Chapter One for the basics.</p>"],
  ["a comparison", "<p>Not to be confused with its cousin, the marsh wren sings all night.</p>"],
  [
    "what a text is about",
    "<p>This article is about how I lost my job. For those in a hurry, see the end.</p>",
  ],
  [
    "a Japanese opening",
    "<p>この記事では、急須の選び方について解説しています。大きさは300ミリリットルまで、形は横手、材は朱泥がおすすめです。</p>",
  ],
  ["a Japanese opening of one sentence", "<p>この記事では、急須の選び方について説明しています。</p>"],
  ["a text on words", "<p>「曖昧さ回避」という言葉を知っていますか。この記事で詳しく話します。</p>"],
  [
    "a text that begins with such a word",
    "<p>曖昧さ回避のために、最初に用語をまとめておきます。それから本題に入ります。</p>",
  ],
  ["a short sentence that begins with By", "<p>By Monday the lamps were lit.</p>"],
  ["a title that begins with By", "<p>By Night and Day</p>"],
  ["an exclamation", "<p>By Popular Demand</p>"],
  ["a list of subjects", "<p>文・型・色</p>"],
  ["an equation", "<p>文=意味のまとまり</p>"],
  ["a sentence with a place", `<p class="dateline">LONDON (AP) – The bridge fell at noon on Monday.</p>`],
  ["sentences called a byline", `<p class="article byline">A short opening. It is 30 chars.</p>`],
  ["a lead called a caption by its id", `<p id="caption">A short lead text of the story stands here.</p>`],
  ["what a list is of", `<p class="disambiguation">Mercury may refer to:</p>`],
  ["what a forum puts between its posts", "<p>by gull_27 » Sun Jul 14, 2024 9:52 pm</p>"],
  ["a text within a frame that is called so", `<div class="caption-layout"><p>A whole story.</p>`],
  [
    "a caption that tells a story",
    "<figure><figcaption>The sea rose. The boats broke.</figcaption></figure>",
  ],
])("keeps %s", (_, front) => {
  expect(begun(`${front}<p>${lead}</p>`)).toHaveLength(2);
});

it("keeps the captions of a story told in pictures", () => {
  const picture = "<figure><figcaption>A boat</figcaption></figure>";
  expect(begun(`${picture.repeat(28)}<p>${lead}</p>`)).toHaveLength(29);
  expect(begun(`${picture.repeat(4)}<p>${lead}</p>`)).toHaveLength(5);
  expect(begun(`${picture.repeat(3)}<p>${lead}</p>`)).toEqual([lead]);
});

it("reads a frame of notes once, however many texts it holds", () => {
  const text = "<p>For the bell, see the other <b>pages</b> of it here.</p>".repeat(3_000);
  const frame = `<div class="hatnote"><div class="rellink"><div class="hatnote">${text}</div></div></div>`;
  const blocks = blocksOf(documentOf(frame).body);
  const from = performance.now();
  expect(withoutFront(blocks)).toHaveLength(3_000);
  expect(performance.now() - from).toBeLessThan(2_500);
});

it("keeps a caption that stands in the middle, and leaves out a section's hatnote", () => {
  const caption = "<figure><figcaption>The bell in its tower.</figcaption></figure>";
  const note = `<div class="hatnote">Main article: <a href="#">Bells</a></div>`;
  expect(begun(`<p>${lead}</p>${caption}${note}`)).toEqual([lead, "The bell in its tower."]);
});

const readFrom = (html: string, title: string) => {
  const document = documentOf(html, title);
  const all = blocksOf(document.body);
  return fromHeading(all, { all, document }).map(({ text }) => text);
};

it("begins with the page's heading, unless much of the text stands before it", () => {
  const read = (html: string) => readFrom(html, "Ash lamp | The Lamp House");
  expect(read(`<p>Ring us on 01632 960114</p><h1>Ash lamp</h1><p>${lead.repeat(4)}</p>`)).toEqual([
    "Ash lamp",
    lead.repeat(4),
  ]);
  expect(read(`<p>${lead}</p><h1>Ash lamp</h1><p>${lead}</p>`)).toHaveLength(3);
  expect(read(`<p>Of oiled ash.</p><h1>Other lamps</h1><p>${lead.repeat(4)}</p>`)).toHaveLength(3);
});

it("keeps a standfirst above the heading, and what stands above no heading of the page's own", () => {
  const body = `<p>${lead.repeat(8)}</p>`;
  const breaking = "<p>Breaking: summary above the heading, the lead of the story in short words.</p>";
  const story = "<h2>Library stays</h2><p>Story lead one two three four.</p>";
  expect(readFrom(`${breaking}<h1>Library stays</h1>${body}`, "Library stays | Gazette")).toHaveLength(3);
  expect(readFrom(`${story}<h1>A</h1>${body}`, "Library stays | A Gazette")).toHaveLength(4);
  expect(readFrom(`${story}<h1>Gazette</h1>${body}`, "Library stays | Gazette")).toHaveLength(4);
});

it("leaves out what a diary says of its writer above a heading of the second rank, where there is none of the first [4.1]", () => {
  const about = "<div><p>五十代、校正の仕事。月に二度書きます。</p></div>";
  const read = (heading: string, title: string) =>
    readFrom(`${about}${heading}<p>${lead.repeat(4)}</p>`, title)[0];
  expect(read("<h2>黙る人</h2>", "黙る人 | 戸口の日々")).toBe("黙る人");
  expect(read("<h2>別の人</h2>", "黙る人 | 戸口の日々")).toBe("五十代、校正の仕事。月に二度書きます。");
  expect(read("<h2>黙る人</h2><h1>戸口</h1>", "黙る人 | 戸口の日々")).toBe(
    "五十代、校正の仕事。月に二度書きます。",
  );
});
