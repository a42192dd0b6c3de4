import { expect, it } from "vitest";
import type { Block } from "#kernel/page";
import { saidBlock as said, textPage } from "#test/text-page";
import { titleOf } from "./title.ts";

const head = (level: number, text: string): Block => ({ kind: "heading", level, text });
const TEXT = said("羽根の掃除は、水車を止めてから始めます。説明書のとおりに、軸から外してください。");
const titled = (title: string, ...blocks: Block[]) => titleOf(textPage(title, blocks, { language: "ja" }));

it("names the part that a page of a manual or a magazine is", () => {
  const part = head(2, "5-2 羽根の掃除とつまり");
  expect(titled("WR-12 取扱説明書", part, TEXT, head(3, "軸"), TEXT)).toBe("羽根の掃除とつまり");
  expect(titled("月刊 水車 2026年11月号", head(1, "粉ひき小屋が帰ってきた"), TEXT)).toBe(
    "粉ひき小屋が帰ってきた",
  );
});

it("names the whole where a page has several parts of it", () => {
  const parts = [head(2, "羽根の掃除とつまり"), TEXT, head(2, "軸の交換と調整"), TEXT];
  expect(titled("WR-12 取扱説明書", ...parts)).toBe("WR-12 取扱説明書");
  expect(titled("WR-12 取扱説明書", TEXT, head(2, "羽根の掃除とつまり"))).toBe("WR-12 取扱説明書");
});

it("names what a company tells by its heading, where the title is a part of the company's site", () => {
  const news = head(2, "水車の粉の値段を見直します");
  expect(titled("IRニュース：水車製粉株式会社", news, TEXT)).toBe("水車の粉の値段を見直します");
  expect(titled("水車の粉：水車製粉株式会社", news, TEXT)).toBe("水車の粉、水車製粉株式会社");
});
