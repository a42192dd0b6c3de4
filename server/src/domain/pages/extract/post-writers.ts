import { type Elementish, nearest } from "../html/dom.ts";
import type { RawBlock } from "./blocks.ts";

const LONGEST_NAME = 40;
const POST = /schema\.org\/(?:Comment|Answer|Question|DiscussionForumPosting)\b/;

/**
 * The blocks of a thread with the names of those who wrote their posts, as the box of each says in its own data,
 * so that somebody who comes back is known to be the same. A name that the page shows stays as it is.
 */
export function withWriters<B extends RawBlock>(blocks: readonly B[]): B[] {
  const known = new Map<Elementish, string | undefined>();
  const named = (box: Elementish) => {
    if (!known.has(box)) known.set(box, nameIn(box));
    return known.get(box);
  };
  return blocks.map((block) => {
    if (block.post === undefined || block.by || !block.within) return block;
    const box = nearest(block.within, isPostBox);
    const by = box ? named(box) : undefined;
    return by ? { ...block, by } : block;
  });
}

const isPostBox = (element: Elementish) =>
  element.hasAttribute("data-author") || POST.test(element.getAttribute("itemtype") ?? "");

/** The first one named within is whoever opens the box: the others answer below. */
function nameIn(box: Elementish): string | undefined {
  const author = box.querySelector('[itemprop~="author"], [itemprop~="creator"]');
  const inData = author?.querySelector('[itemprop~="name"]') ?? author;
  const name = (
    box.getAttribute("data-author") ??
    inData?.getAttribute("content") ??
    inData?.textContent ??
    ""
  ).trim();
  return name && name.length <= LONGEST_NAME && !/\n/u.test(name) ? name : undefined;
}
