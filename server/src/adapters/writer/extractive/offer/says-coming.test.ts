import { expect, it } from "vitest";
import type { Page } from "#kernel/page";
import { stockFact } from "#test/stock-fact";
import { saysComing } from "./says-coming.ts";

const pageWith = (value: string, excerpt: string, language: "ja" | "en" = "en") =>
  ({
    type: "product",
    language,
    title: "Tarn Loom",
    url: "https://tarn.example/loom",
    blocks: [{ kind: "paragraph", text: "It weaves two ells an hour." }],
    facts: [stockFact(value, excerpt)],
  }) as unknown as Page;

it("knows the sentence on when a thing comes that is told with its stock [7.3]", () => {
  const says = saysComing(pageWith("OutOfStock", "Sold out Next batch expected in late January"));
  expect(says("Next batch expected in late January.")).toBe(true);
  expect(says("It weaves two ells an hour.")).toBe(false);
  expect(says("Next batch expected in March.")).toBe(false);
  const gone = saysComing(pageWith("OutOfStock", "完売 次の染めは二月のはじめ", "ja"));
  expect(gone("次の染めは二月のはじめです。")).toBe(true);
  expect(gone("染めは一枚ずつです。")).toBe(false);
});

it("keeps such a sentence where the stock does not say it [7.3]", () => {
  expect(saysComing(pageWith("InStock", "In stock"))("Next batch expected in late January.")).toBe(false);
  expect(saysComing(pageWith("OutOfStock", "Sold out"))("Next batch expected in late January.")).toBe(false);
});

it("knows the sentence that a book is being reprinted, where the stock says so [7.3]", () => {
  const words = "ただいま重版中です。";
  expect(saysComing(pageWith("BackOrder", words, "ja"))(words)).toBe(true);
  expect(saysComing(pageWith("InStock", "在庫あり", "ja"))(words)).toBe(false);
});
