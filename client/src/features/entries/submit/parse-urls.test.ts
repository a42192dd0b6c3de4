import { describe, expect, it } from "vitest";
import { parseUrls } from "./parse-urls";

describe("parseUrls", () => {
  it("keeps the order of lines, spaces and ideographic spaces [4.9]", () => {
    expect(parseUrls("https://b.example/2\nhttps://a.example/1　http://c.example:8080/").urls).toEqual([
      "https://b.example/2",
      "https://a.example/1",
      "http://c.example:8080/",
    ]);
  });

  it("takes the same address once", () => {
    expect(parseUrls("https://a.example/ https://a.example").urls).toEqual(["https://a.example/"]);
  });

  it("adds the scheme that people leave out", () => {
    expect(parseUrls("example.com/page localhost:3000/x").urls).toEqual([
      "https://example.com/page",
      "https://localhost:3000/x",
    ]);
  });

  it.each([
    "ftp://a.example/x",
    "javascript:alert(1)",
    "hello",
    "https://",
    `https://a.example/${"x".repeat(2_048)}`,
  ])("refuses %s", (word) => {
    expect(parseUrls(word, 2_048)).toEqual({ urls: [], invalid: [word] });
  });
});
