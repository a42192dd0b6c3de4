import { expect, it } from "vitest";
import { gradedPage, gradedPages } from "./graded-pages.ts";

const TEXT = `title: 水車の春
type: article

0\th2\t直す

3\tp\t村は水車を直しました。
1<\tp\tそれは三月のことです。

2\tli\t羽根は四十枚です。
`;

it("reads the blocks of a page and an editor's grade of each sentence", () => {
  const { page, sentences } = gradedPage("001", TEXT);
  expect(page.title).toBe("水車の春");
  expect(page.blocks).toEqual([
    { kind: "heading", level: 2, text: "直す" },
    { kind: "paragraph", text: "村は水車を直しました。それは三月のことです。" },
    { kind: "list_item", text: "羽根は四十枚です。" },
  ]);
  expect(sentences.map(({ grade }) => grade)).toEqual([0, 3, 1, 2]);
  expect(sentences.map(({ leans }) => leans)).toEqual([false, false, true, false]);
  expect(sentences.map(({ blockIndex }) => blockIndex)).toEqual([0, 1, 1, 2]);
});

it("has pages in which editors found a heart, and what is better not told", () => {
  const grades = gradedPages().map(({ sentences }) => sentences.map(({ grade }) => grade));
  expect(grades.length).toBeGreaterThan(100);
  for (const page of grades) expect(page).toContain(3);
  expect(grades.flat().every((grade) => [0, 1, 2, 3].includes(grade))).toBe(true);
});
