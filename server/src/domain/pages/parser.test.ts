import { afterAll, describe, expect, it } from "vitest";
import { article, repeated, url } from "#test/pages/tool-page";
import { pageParser } from "./parser.ts";

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

  it("is not held up by a repeat on which the libraries' patterns take quadratic time", async () => {
    const hurried = pageParser({ timeoutMs: 2_000, ready: 0 });
    const html = article.replace("</article>", `<p>${"1,".repeat(30_000)}</p></article>`);
    expect((await hurried.parse(html, url)).title).toBe("道具の話");
    hurried.close();
  });

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
