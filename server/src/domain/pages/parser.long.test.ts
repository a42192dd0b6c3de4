import { expect, it } from "vitest";
import { article, repeated, url } from "#test/pages/tool-page";
import { pageParser } from "./parser.ts";

it("reads 5 MB of plain text in less than the time of a page", async () => {
  const patient = pageParser({ ready: 0 });
  const sentences = "This sentence belongs to a very long text of many pages. ".repeat(20);
  const paragraphs = Array.from({ length: 4_400 }, (_, i) => `<p>Part ${i} begins. ${sentences}</p>`);
  const { blocks } = await patient.parse(repeated(1, paragraphs.join("")), url);
  patient.close();
  expect(blocks.length).toBeGreaterThan(4_000);
}, 60_000);

it("is not held up by repeats on which the libraries' patterns take quadratic time", async () => {
  const hurried = pageParser({ timeoutMs: 2_000, ready: 0 });
  const units = [
    "0123456789",
    "１２",
    "&#49;",
    "</p>",
    "1,",
    "1.",
    "¥1,",
    "a@",
    "http://a",
    "(",
    "「",
    "&amp;",
    "[x](",
    "*",
    "10:00 ",
  ];
  for (const unit of units) {
    const html = article.replace("</article>", `<p>${unit.repeat(60_000 / unit.length)}</p></article>`);
    const reading = hurried.parse(html, `https://${units.indexOf(unit)}.example/`);
    // Some of them are neither language.
    const outcome = await reading.then(
      ({ title }) => title,
      (error) => error.reason,
    );
    expect(["道具の話", "OTHER_LANGUAGE"]).toContain(outcome);
  }
  hurried.close();
}, 60_000);

it("ends a parse that takes too long, and lets the server go on with other things and grow little meanwhile", async () => {
  const parser = pageParser({ concurrency: 1, timeoutMs: 1_000, ready: 0 });
  const before = process.memoryUsage().rss;
  let turns = 0;
  let isOver = false;
  // Well within the limits of size, and yet long work: tens of thousands of small elements.
  const heavy = repeated(49_000, `<p class="x"><a href="#">x</a><b>y</b>z</p>`);
  const parsed = parser.parse(heavy, url).finally(() => {
    isOver = true;
  });
  const refused = expect(parsed).rejects.toMatchObject({ reason: "PARSE_FAILED" });
  while (!isOver) {
    await new Promise(setImmediate);
    turns++;
  }
  await refused;
  expect(turns).toBeGreaterThan(100);
  expect(process.memoryUsage().rss - before).toBeLessThan(400 * 1024 * 1024);
  parser.close();
});

it("loses a page that exhausts its process' memory, and that page only", async () => {
  const parser = pageParser({ concurrency: 1, heapMb: 40, ready: 0 });
  await expect(parser.parse(repeated(74_000, "<p>x <b>y</b></p>"), url)).rejects.toMatchObject({
    reason: "PARSE_FAILED",
  });
  // Its host reads in the slow lane for a while.
  expect((await parser.parse(article, "https://another.example/")).title).toBe("道具の話");
  parser.close();
}, 180_000);
