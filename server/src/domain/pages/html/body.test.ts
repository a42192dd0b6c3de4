import { describe, expect, it } from "vitest";
import { parseDocument } from "./dom.ts";

const textOf = (html: string) => {
  const document = parseDocument(html, "https://tarn.example/");
  return [
    document.querySelector("title")?.textContent,
    document.body.textContent?.replace(/\s+/g, " ").trim(),
  ];
};
const HEAD = '<meta charset="utf-8"><title>Looms</title><style>p { margin: 0 }</style>';
const TEXT = "<header>Tarn</header><main><h1>Looms</h1><p>A loom for two.</p></main>";

describe("a page whose source leaves out tags or puts something between them", () => {
  it.each([
    ["all of them, but for that of html", `<!doctype html><html lang="en">${HEAD}${TEXT}`],
    ["the one of the body", `<html><head>${HEAD}</head>${TEXT}</html>`],
    ["the end of the head, too", `<html><head>${HEAD}${TEXT}</html>`],
    ["those of html and head", `<!doctype html>${HEAD}<body>${TEXT}`],
    ["those of its head", `<html>${HEAD}<body>${TEXT}</body></html>`],
    [
      "none, with a script between",
      `<html><head>${HEAD}</head><script>go()</script><body>${TEXT}</body></html>`,
    ],
    [
      "none, with text between and behind",
      `<html><head>${HEAD}</head><p>Tarn</p><body><h1>Looms</h1></body><p>A loom for two.</p></html>`,
    ],
    [
      "none, with an element before",
      `<meta name="a"><!doctype html><html><head>${HEAD}</head><body>${TEXT}</html>`,
    ],
    [
      "none, with tags for old browsers",
      `<!doctype html><!--[if IE]><html class="ie"><![endif]--><html><head>${HEAD}</head><body>${TEXT}</html>`,
    ],
    ["none", `<html><head>${HEAD}</head><body>${TEXT}</body></html>`],
  ])("is read as a browser reads it: %s [5.1]", (_, html) => {
    const [title, text] = textOf(html);
    expect(title).toBe("Looms");
    expect(text).toMatch(/Tarn ?Looms ?A loom for two\.$/);
  });

  it("keeps what stands in its head out of its text [5.1]", () => {
    expect(textOf(`<html>${HEAD}${TEXT}`)[1]).toBe("TarnLoomsA loom for two.");
    expect(textOf(`<html><head>${HEAD}${TEXT}`)[1]).toBe("TarnLoomsA loom for two.");
  });

  it("has a text that begins without any tag [5.1]", () => {
    expect(textOf(`<html>${HEAD}A loom for two.`)[1]).toBe("A loom for two.");
  });
});
