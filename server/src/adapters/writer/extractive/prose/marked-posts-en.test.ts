import { expect, it } from "vitest";
import type { Block, Page } from "#kernel/page";
import type { ProseLine } from "./lines.ts";
import { isAllReplies, isMarkedInPosts, markedPosts } from "./marked-posts-en.ts";

const page = (...blocks: [number | undefined, string, Block["kind"]?][]) =>
  ({
    language: "en",
    blocks: blocks.map(([post, text, kind = "paragraph"]) => ({
      kind,
      text,
      ...(post !== undefined && { post }),
    })),
  }) as unknown as Page;

const linesOf = ({ blocks }: Page, gaps: readonly number[] = []) =>
  blocks.map(({ text, kind }, blockIndex) => ({
    sentences: [text],
    blockIndex,
    kind,
    begins: true,
    gap: gaps.includes(blockIndex),
    seconds: 2,
  })) as unknown as ProseLine[];

const told = (one: Page, gaps?: readonly number[]) =>
  markedPosts(linesOf(one, gaps), one).map(({ lines, isFirst, goesOn }) => [
    isFirst ? "first" : goesOn ? "same" : "next",
    ...lines.flatMap(({ sentences }) => sentences),
  ]);

it("leaves out the forum's summary and what a post quotes", () => {
  const thread = page(
    [undefined, "The discussion revolves around oil."],
    [0, "Which oil suits an oak loom?"],
    [1, "Which oil suits an oak loom?", "quote"],
    [1, "Linseed oil suits it."],
    [2, "Tung oil dries sooner."],
  );
  expect(told(thread, [1, 3])).toEqual([
    ["first", "Which oil suits an oak loom?"],
    ["next", "Linseed oil suits it."],
    ["next", "Tung oil dries sooner."],
  ]);
});

it("tells the rest of a reply apart behind words that are missing", () => {
  const thread = page([0, "Which oil?"], [1, "Linseed oil."], [1, "Warm it."], [1, "Wipe it."]);
  expect(told(thread, [3])).toEqual([
    ["first", "Which oil?"],
    ["next", "Linseed oil.", "Warm it."],
    ["same", "Wipe it."],
  ]);
});

it("needs two posts, and three where none opens the thread", () => {
  expect(isMarkedInPosts(page([0, "a"], [1, "b"]))).toBe(true);
  expect(isMarkedInPosts(page([0, "a"], [0, "b"], [undefined, "c"]))).toBe(false);
  expect(isAllReplies(page([1, "a"], [2, "b"], [3, "c"]))).toBe(true);
  expect(isAllReplies(page([0, "a"], [1, "b"], [2, "c"]))).toBe(false);
});
