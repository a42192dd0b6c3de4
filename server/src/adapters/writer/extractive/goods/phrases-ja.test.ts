import { expect, it } from "vitest";
import type { ScriptStyle } from "#kernel/vocabulary";
import { saidBlock, textPage } from "#test/text-page";
import { framesJa } from "../prose/frames/frames-ja.ts";
import { subjectOf } from "../subject.ts";
import { phrasesJa } from "./phrases-ja.ts";

const about = { isThread: false, isQuestion: false, isGrave: false, author: null };
const opened = (title: string, style: ScriptStyle, type: "product" | "article" = "article") => {
  const heading = { kind: "heading" as const, level: 2, text: "羽根の掃除のしかた" };
  const subject = subjectOf(textPage(title, [heading], { language: "ja", type }), { style });
  const drafts = type === "product" ? phrasesJa.opening(subject) : framesJa.opening(subject, about);
  return drafts.map(({ text }) => text).join("");
};

it("says of a used thing that somebody has had it", () => {
  expect(opened("【中古】石うす 20cm", "product", "product")).toBe(
    "今回ご紹介するのは、「石うす 20cm」の中古品です。",
  );
  expect(opened("石うす 20cm", "product", "product")).toBe("今回ご紹介するのは、「石うす 20cm」です。");
});

it("names the manual in every style, whose part alone names no machine", () => {
  expect(opened("WR-12 取扱説明書", "talk")).toContain("「WR-12 取扱説明書」から、「羽根の掃除のしかた」の");
});

it("sends nobody to look for what will not come again [7.3]", () => {
  const gone = {
    id: "stock",
    kind: "availability" as const,
    label: null,
    value: "OutOfStock",
    currency: null,
    source: "visible" as const,
    confidence: 0.9,
    provenance: null,
  };
  const closed = (text: string) => {
    const page = textPage("波消鏝", [saidBlock(text)], { language: "ja", type: "product" });
    const offer = { price: null, usual: null, availability: gone, rating: null, reviews: null };
    const whole = { ...offer, isLowest: false, isOfOneVersion: false, variants: [] };
    return phrasesJa.closing(subjectOf(page, { style: "product" }), whole).at(-1)?.text;
  };
  expect(closed("おかげさまで完売しました。再入荷はありません。")).toBe(
    "くわしくは、商品のページをご覧ください。",
  );
  expect(closed("おかげさまで完売しました。")).toBe("入荷の状況は、商品のページでご確認ください。");
});
