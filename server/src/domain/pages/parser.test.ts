import { afterAll, describe, expect, it } from "vitest";
import { pageParser } from "./parser.ts";

const url = "https://shop.example/page";
const sentence = "読み声は、ウェブのページを読み上げるための小さな道具です。";
const article = `<html lang="ja"><head><title>道具の話</title></head><body><article><h1>道具の話</h1>${Array.from({ length: 8 }, (_, i) => `<p>${i + 1}番目の段落です。${sentence.repeat(3)}</p>`).join("")}</article></body></html>`;
const repeated = (count: number, text: string) => `<html><body>${text.repeat(count)}</body></html>`;

describe("the page parser", () => {
  const parser = pageParser({ concurrency: 1, ready: 0 });
  afterAll(() => parser.close());

  it("takes a page apart in another process", async () => {
    expect(await parser.parse(article, url)).toMatchObject({
      title: "道具の話",
      language: "ja",
      type: "article",
    });
  });

  it.each([
    ["オンライン相談を予約する", "article"],
    ["見学会のご予約はこちら", "article"],
    ["予約する", "product"],
    ["予約注文", "product"],
  ])(
    "takes for goods what one reserves, and no text whose reader may see somebody: %s [7.3]",
    async (button, type) => {
      const asked = `<p>去年より2,750円ほど高い計算です。</p><a class="button" href="/r">${button}</a></article>`;
      const page = await parser.parse(article.replace("</article>", asked), url);
      expect([page.type, page.facts.some(({ kind }) => kind === "price")]).toEqual([
        type,
        type === "product",
      ]);
    },
  );

  it.each([
    ["100,000 elements deep", repeated(100_000, "<div>")],
    ["200,000 attributes", `<p ${"a=b ".repeat(200_000)}>x</p>`],
    [
      "attributes with names all their own",
      `<p ${Array.from({ length: 300 }, (_, i) => `a${i}`).join(" ")}>x</p>`,
    ],
  ])("refuses a page with %s before building its tree", async (_, html) => {
    await expect(parser.parse(html, url)).rejects.toMatchObject({ reason: "TOO_COMPLEX" });
  });

  it("says that a page with 190,000 elements has too many of them", async () => {
    await expect(parser.parse(repeated(190_000, "<li>x"), url)).rejects.toMatchObject({
      reason: "TOO_MANY_ELEMENTS",
    });
  });

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

  it("takes entities that a page declares for the text that they are", async () => {
    const [first, ...others] = "abcdefghij";
    const entities = [
      `<!ENTITY ${first} "${"ha".repeat(50)}">`,
      ...others.map((name, n) => `<!ENTITY ${name} "${`&${"abcdefghij"[n]};`.repeat(10)}">`),
    ];
    const bomb = `<!DOCTYPE html [${entities.join("")}]>${article}`.replace(
      "</article>",
      "<p>笑い声は&j;です。</p></article>",
    );
    const { blocks } = await parser.parse(bomb, url);
    expect(blocks.map(({ text }) => text).join("")).toContain("笑い声は&j;です。");
    expect(JSON.stringify(blocks).length).toBeLessThan(10_000);
  });

  it("goes on after whatever a page contained", async () => {
    const odd = [
      "",
      "\0",
      "<",
      "<!--",
      "<![CDATA[",
      "&#xD800;&#0;",
      "<script>",
      "<html><head></head>",
      "</p></p>",
      '<p a="',
    ];
    for (const html of odd)
      await expect(parser.parse(html, url)).rejects.toMatchObject({ code: "PAGE_UNREADABLE" });
    expect((await parser.parse(article, url)).blocks.length).toBeGreaterThan(0);
  });
});

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
