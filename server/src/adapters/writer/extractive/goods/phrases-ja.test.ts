import { expect, it } from "vitest";
import type { ScriptStyle } from "#kernel/vocabulary";
import { textPage } from "#test/text-page";
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
