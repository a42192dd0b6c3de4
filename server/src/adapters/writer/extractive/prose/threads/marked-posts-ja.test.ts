import { expect, it } from "vitest";
import type { Block, Page } from "#kernel/page";
import { saidBlock as said, textPage } from "#test/text-page";
import { voicesMarkedOn } from "./marked-posts-ja.ts";
import { isThread, postsOf } from "./threads.ts";

const of = (post: number, text: string): Block => ({ ...said(text), post });
const ASKED = of(0, "隣の柿の枝が、うちの屋根まで伸びています。持ち主は遠くに住んでいて、電話にも出ません。");
const FIRST = of(
  1,
  "枝は、まず持ち主に切ってもらうのが原則です。二週間待っても返事がなければ、自分で切れます。",
);
const COSTS = of(1, "1. 剪定の費用　枝が越えたぶんは、持ち主に払ってもらえることが多いです。");
const SECOND = of(
  2,
  "市役所の無料相談で聞くと、手紙の書き方まで教えてもらえました。写真を持って行ってください。",
);
const page = (...blocks: Block[]): Page =>
  textPage("隣の柿の枝は切ってもいいですか", blocks, { language: "ja", type: "article" });

const lineOf = (text: string, blockIndex: number) => ({
  sentences: [text],
  blockIndex,
  section: -1,
  begins: true,
  gap: false,
  leans: false,
  seconds: 4,
});
const told = (one: Page) =>
  postsOf(
    one.blocks.flatMap(({ text, kind }, blockIndex) =>
      kind === "heading" ? [] : [{ ...lineOf(text, blockIndex), kind }],
    ) as never,
    one,
  ).map(({ lines, isFirst, role }) => [isFirst ? "first" : (role ?? "other"), lines.length]);

it("tells the answers to a Japanese question apart by their boxes", () => {
  const asked = page(ASKED, FIRST, COSTS, SECOND);
  expect(isThread(asked)).toBe(true);
  expect(told(asked)).toEqual([
    ["first", 1],
    ["other", 2],
    ["other", 1],
  ]);
});

it("knows within an answer's box the one who asked by the heading", () => {
  const thanks: Block = { kind: "heading", level: 3, text: "質問者からのお礼コメント", post: 1 };
  const all = page(ASKED, FIRST, thanks, of(1, "手紙を出したら、翌週に切ってもらえました。"), SECOND);
  expect(told(all)).toEqual([
    ["first", 1],
    ["other", 1],
    ["asker", 1],
    ["other", 1],
  ]);
});

it("takes no page for a question whose boxes hold but one voice, nor one that opens with an answer", () => {
  expect(voicesMarkedOn(page(ASKED, of(0, "枝は三本です。")))).toBeNull();
  expect(voicesMarkedOn(page(FIRST, SECOND))).toBeNull();
  expect(isThread(page(ASKED, of(0, "枝は三本です。")))).toBe(false);
});

it("gives what stands below a heading of further answers to another voice than the one before", () => {
  const heading = (text: string): Block => ({ kind: "heading", level: 2, text, post: 0 });
  const asked = page(
    ASKED,
    of(0, "枝は、まず持ち主に切ってもらうのが原則です。手紙を書留で送ってみてください。"),
    heading("質問者からのお礼コメント"),
    of(0, "ありがとうございました。読んで、すぐに手紙を出しました。"),
    heading("その他の回答(5件)"),
    of(0, "私は入社以来一度も枝を切っていませんが、何も困っていません。"),
    of(1, "ありがとうございます。その強さがほしいです。"),
  );
  const posts = postsOf(
    asked.blocks.flatMap(({ text, kind }, blockIndex) =>
      kind === "heading" ? [] : [{ ...lineOf(text, blockIndex), kind }],
    ) as never,
    asked,
  );
  const other = posts.find(({ lines }) => lines[0]?.sentences[0]?.startsWith("私は入社以来"));
  expect(other).toMatchObject({ goesOn: false, role: null });
});

it("takes for a question what asks in its first box, though its title only tells what is wrong", () => {
  const asked = of(0, "隣の柿の枝が屋根まで伸びています。だれに切ってもらえるでしょうか。");
  const blocks = [asked, FIRST, SECOND];
  const titled = (title: string, ...own: Block[]) =>
    textPage(title, own, { language: "ja", type: "article" });
  expect(isThread(titled("隣の柿の枝が伸びてきます", ...blocks))).toBe(true);
  expect(isThread(titled("隣の柿の枝が伸びてきます", ASKED, FIRST, SECOND))).toBe(false);
});

it("knows the one who asked by the words that it is done, though they are too short to be told", () => {
  const done = of(3, "切れました。直りました！");
  const end = of(3, "直りました！ 枝を切ったら、雨の音が消えました。");
  const lines = [ASKED, FIRST, SECOND, end].map(({ text }, at) => ({
    ...lineOf(text, at),
    begins: at < 3,
    gap: at === 3,
    kind: "paragraph",
  }));
  const roles = (last: Block) =>
    postsOf(lines as never, page(ASKED, FIRST, SECOND, last)).map(({ role }) => role);
  expect(roles(end)).toEqual([null, null, null, "asker"]);
  expect(roles(done)).toEqual([null, null, null, null]);
});
