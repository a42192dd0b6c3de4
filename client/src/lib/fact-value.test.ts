import { expect, it } from "vitest";
import { factValue } from "./fact-value";

const show = (kind: string, value: string, currency?: string, language = "ja") =>
  factValue({ kind, value, currency }, language, (word) => `<${word}>`);

it("writes a fact as its reader does", () => {
  expect(show("price", "1980", "JPY")).toBe("￥1,980");
  expect(show("price", "19.9", "USD", "en")).toBe("$19.90");
  expect(show("price", "on request", "JPY")).toBe("on request");
  expect(show("review_count", "1234")).toBe("1,234");
  expect(show("availability", "InStock")).toBe("<InStock>");
  expect(show("published", "2026-03-01T12:00:00+09:00", undefined, "en")).toBe("March 1, 2026");
  expect(show("specification", "12 cm")).toBe("12 cm");
});
