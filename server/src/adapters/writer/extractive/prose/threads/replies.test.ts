import { expect, it } from "vitest";
import type { Block } from "#kernel/page";
import { saidBlock, textPage } from "#test/text-page";
import { subjectOf } from "../../subject.ts";
import { markedPosts } from "./marked-posts-en.ts";
import { postLinesOf } from "./post-lines-en.ts";
import { rankedReplies } from "./replies.ts";

const SETTINGS = { style: "narration", targetSeconds: 60 } as const;
const ASKED = "The wheel of our mill sticks since the oak shaft was put in. What can I do about it?";
const ANSWER =
  "Grease the shaft of the wheel with tallow each spring. Does the wheel turn freely after that?";

const isAsking = (more: Partial<Block>) => {
  const blocks = [ASKED, ANSWER].map((text, post) => ({
    ...saidBlock(text),
    post,
    ...(post === 1 ? more : {}),
  }));
  const page = textPage("Mill wheel sticks", blocks);
  const lines = postLinesOf(page, () => true);
  return rankedReplies(markedPosts(lines, page), subjectOf(page, SETTINGS), SETTINGS).map(
    (one) => one.isAsking,
  );
};

it("takes a chosen answer for one, whatever it asks at its end", () => {
  expect(isAsking({ isAccepted: true })).toEqual([false]);
  expect(isAsking({})).toEqual([true]);
});
