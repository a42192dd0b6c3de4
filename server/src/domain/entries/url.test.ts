import { describe, expect, it } from "vitest";
import { entryUrl } from "./url.ts";

describe("an entry's URL", () => {
  it.each([
    ["  https://Example.COM  ", "https://example.com/"],
    ["https://example.com/a#part", "https://example.com/a"],
    ["http://example.com:80/a", "http://example.com/a"],
    ["https://example.com:443/", "https://example.com/"],
    ["https://example.com:8443/", "https://example.com:8443/"],
    ["https://例え.テスト/製品", "https://xn--r8jz45g.xn--zckzah/%E8%A3%BD%E5%93%81"],
  ])("%s is kept as %s", (given, url) => {
    expect(entryUrl(given).url).toBe(url);
  });

  it.each([
    ["https://e.com/?utm_source=x&id=1&gclid=2", "https://e.com/?id=1"],
    ["https://e.com/?fbclid=1", "https://e.com/"],
    ["https://e.com/?q=a+b&UTM_medium=mail", "https://e.com/?q=a+b"],
    ["https://e.com/?utmost=1", "https://e.com/?utmost=1"],
  ])("%s is the same page as %s", (given, same) => {
    expect(entryUrl(given).key).toBe(entryUrl(same).key);
  });

  it("keeps different pages apart", () => {
    const keys = ["https://e.com/?id=1", "https://e.com/?id=2", "http://e.com/?id=1", "https://e.com/a?id=1"];
    expect(new Set(keys.map((url) => entryUrl(url).key)).size).toBe(4);
  });

  it.each([
    "",
    "not a url",
    "ftp://example.com/",
    "javascript:alert(1)",
    "file:///etc/passwd",
    "https://user:secret@example.com/",
    `https://example.com/${"a".repeat(2_048)}`,
    `https://example.com/${"あ".repeat(400)}`,
  ])("%s is refused by name of its field", (given) => {
    expect(() => entryUrl(given)).toThrow(
      expect.objectContaining({ code: "VALIDATION_ERROR", reason: "url" }),
    );
  });
});
