import { expect, it } from "vitest";
import { parseDocument } from "../html/dom.ts";
import { blocksOf } from "./blocks.ts";

const textsOf = (body: string, options = {}) =>
  blocksOf(parseDocument(`<html><body>${body}</body></html>`, "https://pages.example/").body, options).map(
    ({ text }) => text,
  );

it("reads the words that ruby annotates, without readings and without spaces between them", () => {
  const ruby = `<p>海の <ruby>\n 百<rp>(</rp><rt>ひゃく</rt><rp>)</rp>\n 円<rt>えん</rt>\n</ruby>玉</p>`;
  expect(textsOf(ruby)).toEqual(["海の 百円玉"]);
});

it("leaves out the marks of footnotes and the addresses of headings", () => {
  const html = `<h2>Lamps <a class="anchor" href="#lamps">¶</a></h2><p>They glow.<sup><a href="#fn1">[1]</a></sup> In 1<sup>st</sup> row.</p>`;
  expect(textsOf(html)).toEqual(["Lamps", "They glow. In 1st row."]);
});

it("leaves out a raised figure behind a word, and keeps a power", () => {
  const html = (text: string) => textsOf(`<p>${text}</p>`)[0];
  expect(html("Rated IP68<sup>2</sup>, and twice<sup>3</sup> as tough.<sup>4</sup>")).toBe(
    "Rated IP68, and twice as tough.",
  );
  for (const text of [
    "4 m<sup>2</sup>",
    "9 feet<sup>2</sup>",
    "10<sup>3</sup>",
    "sin<sup>2</sup> x",
    "E = mc<sup>2</sup>",
  ])
    expect(html(text)).toBe(text.replace(/<.?sup>/g, ""));
});

it("reads a heading that is a picture by its alternative text", () => {
  expect(
    textsOf(`<h2><img src="t.gif" alt="お手入れ"></h2><p><img src="p.jpg" alt="写真">本文です。</p>`),
  ).toEqual(["お手入れ", "本文です。"]);
});

it("reads a row of values as one line, and a row that lays out the page cell by cell", () => {
  expect(textsOf(`<table><tr><td>Weight</td><td>2 kg</td></tr></table>`)).toEqual(["Weight: 2 kg"]);
  const layout = `<table><tr><td><ul><li>Lamps</li></ul><ul><li>Shades</li></ul></td><td>${"The lamp is of ash. ".repeat(30)}</td></tr></table>`;
  expect(textsOf(layout).slice(0, 2)).toEqual(["Lamps", "Shades"]);
});

it("reads the words of buttons where they are asked for", () => {
  const folded = `<button>How do I clean it?</button><p>With a cloth.</p>`;
  expect(textsOf(folded)).toEqual(["With a cloth."]);
  expect(textsOf(folded, { controls: true })).toEqual(["How do I clean it?", "With a cloth."]);
});

it("parts words that only their boxes part, and keeps together what is drawn letter by letter or coloured as code", () => {
  expect(textsOf(`<p><span class="a">Weight</span><span class="b">12 kg</span></p>`)).toEqual([
    "Weight 12 kg",
  ]);
  expect(textsOf(`<p><span>It is perfect.</span><i><b>Nancy</b></i></p>`)).toEqual(["It is perfect. Nancy"]);
  expect(textsOf("<p><b>L</b><b>amp</b>s of <b>ash</b>en wood, <i>20</i><i>26</i></p>")).toEqual([
    "Lamps of ashen wood, 2026",
  ]);
  expect(textsOf("<pre><b>10</b><i>px</i></pre>")).toEqual(["10px"]);
  expect(textsOf("<p><b>灰の</b><i>木</i></p>")).toEqual(["灰の木"]);
});

it("reads code as one block, whatever marks up its lines, and without the buttons on it", () => {
  const lines = `<pre><code><div class="line"><b>let</b> lamp = {</div><div class="line">  wood: "ash"</div><div>}</div></code><button>Copy</button></pre>`;
  expect(textsOf(`<p>Write:</p>${lines}<p>Run it.</p>`, { controls: true })).toEqual([
    "Write:",
    'let lamp = { wood: "ash" }',
    "Run it.",
  ]);
  expect(textsOf("<pre><p>A letter.</p><p>Its end.</p></pre>")).toEqual(["A letter.", "Its end."]);
});

it("reads a row of one cell like any other box, with its head and its paragraphs apart", () => {
  const row = "<tr><td><b>■ 静かな夜</b><br>標準で46dB、夜は36dBです。<p>店で測りました。</p></td></tr>";
  expect(textsOf(`<table>${row}<tr><td>重さ</td><td>11kg</td></tr></table>`)).toEqual([
    "■ 静かな夜 標準で46dB、夜は36dBです。",
    "店で測りました。",
    "重さ: 11kg",
  ]);
});

it("reads up to the block that is enough for its reader, and rows as a whole", () => {
  const body = "<p>One</p><table><tr><td>Two</td><td>three</td></tr></table><p>Four</p><p>Five</p>";
  const isEnough = ({ text }: { text: string }) => text === "Two: three";
  expect(textsOf(body, { isEnough })).toEqual(["One", "Two: three"]);
});

it("leaves out what a page has taken back, and keeps a former price and what is struck as a whole", () => {
  expect(textsOf("<p>It takes <s>eight</s> twelve minutes.</p>")).toEqual(["It takes twelve minutes."]);
  expect(textsOf("<p>所要は<del>約8分</del>約12分です。</p>")).toEqual(["所要は約12分です。"]);
  expect(textsOf("<p><del>3,000円</del> 2,400円</p>")).toEqual(["3,000円 2,400円"]);
  expect(textsOf("<ul><li><s>Paint the door</s></li></ul>")).toEqual(["Paint the door"]);
});
