import { describe, expect, it } from "vitest";
import { droppedLinks, mayHoldLinks } from "./dropped-links";

const dragged = (data: Record<string, string>) => ({
  types: Object.keys(data),
  getData: (type: string) => data[type] ?? "",
});

describe("droppedLinks", () => {
  it.each([
    [
      "a link",
      {
        "text/uri-list": "https://a.example/1",
        "text/html": '<a href="https://a.example/1">A</a>',
        "text/plain": "https://a.example/1",
      },
      ["https://a.example/1"],
    ],
    [
      "a list of addresses with remarks",
      { "text/uri-list": "# two\r\nhttps://a.example/1\r\nhttps://b.example/2\r\n" },
      ["https://a.example/1", "https://b.example/2"],
    ],
    [
      "a selection with links, by where they lead",
      {
        "text/html":
          '<p><a href="https://b.example/2">B</a> and <a href="https://a.example/1">A</a> <a href="#top">up</a></p>',
        "text/plain": "B and A up",
      },
      ["https://b.example/2", "https://a.example/1"],
    ],
    [
      "text with addresses among its words",
      { "text/plain": "見て https://a.example/ページ　https://b.example/2 ね" },
      ["https://a.example/ページ", "https://b.example/2"],
    ],
    ["an address without its scheme", { "text/plain": "example.com/page" }, ["example.com/page"]],
    [
      "the same address twice",
      { "text/plain": "https://a.example/ https://a.example/" },
      ["https://a.example/"],
    ],
    ["nothing", {}, []],
  ])("takes %s", (_, data, links) => {
    expect(droppedLinks(dragged(data as Record<string, string>))).toEqual(links);
  });

  it("runs nothing that a dragged page brings along", () => {
    const html = '<img src=x onerror="globalThis.ran = true"><a href="javascript:alert(1)">x</a>';
    expect(droppedLinks(dragged({ "text/html": html, "text/plain": "x" }))).toEqual(["x"]);
    expect(globalThis).not.toHaveProperty("ran");
  });
});

it("waits for links and text, not for files", () => {
  expect(mayHoldLinks(dragged({ "text/plain": "" }))).toBe(true);
  expect(mayHoldLinks({ types: ["Files"] })).toBe(false);
});
