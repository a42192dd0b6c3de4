import { classOf } from "../html/class-of.ts";
import { type Elementish, nearest, nearestOf } from "../html/dom.ts";
import type { RawBlock } from "./blocks.ts";

/** Programs for forums number the boxes of what each person wrote: "post-12", "answer_9", "p38". */
const NUMBERED =
  /^(?:js-|td_)?(post(?:_message)?|pid|p|message|msg|question|comment|answer|reply|elComment)[-_]?(\d+)$/;
/** Others only call them by what they are. */
const NAMED =
  /^(?:(?:js-|forum-|thread-|topic-)?(post|message|question|comment|answer|ans|reply)|(post)-?(?:body|msg|text))$/i;
/** Sites of questions join the word with one of their own: "QaAnswerItem", "qa-question_box". */
const COMPOUND =
  /^(?:[\w-]*(?:[a-z\d](?=[A-Z])|[-_]))?([Qq]uestion|[Aa]nswer)[-_]?(?:[Ii]tem|[Bb]ox|[Cc]ard)$/;
/** Names of words below something else: a question, or a story that is no post. */
const COMMENT = /^(?:comment|answer|ans|reply)$/i;
const MARKED_REPLY = /schema\.org\/(?:Comment|Answer)\b/;
const MARKED_OPENING = /schema\.org\/(?:DiscussionForumPosting|Question)\b/;

interface Box {
  key: string | Elementish;
  isComment: boolean;
  /** Whether it opens no thread: that of a second page begins with one. */
  isReply: boolean;
}

/**
 * The blocks of a page with the ordinal of the post that each belongs to, as the boxes around them tell: 0 opens
 * the thread. Words that stand in no post, such as a forum's own summary, and the fields above a post's text have
 * none. A motto below somebody's posts is no text. Untouched where fewer than two people have boxes of their own.
 */
export function withPosts<B extends RawBlock>(written: readonly B[], all: readonly RawBlock[]): B[] {
  const mottoOf = nearestOf(isMotto);
  const blocks = written.filter(({ within }) => !within || !mottoOf(within));
  const boxOf = boxes();
  const opened = Map.groupBy(
    all.map(boxOf).filter((box) => box !== undefined),
    ({ key }) => key,
  );
  const kept = new Set(blocks.flatMap((block) => boxOf(block)?.key ?? []));
  const first = [...opened.values()][0]?.[0];
  if (!first || kept.size < FEWEST) return [...blocks];
  const ordinals = new Map([...opened.keys()].map((key, at) => [key, first.isReply ? at + 1 : at]));
  const firstBoxed = blocks.findIndex((block) => boxOf(block) !== undefined);
  return blocks.map((block, at) => {
    const box = boxOf(block);
    const isStory = box === undefined && first.isComment && at < firstBoxed;
    const post = box ? ordinals.get(box.key) : isStory ? 0 : undefined;
    return post === undefined || isField(block) ? block : { ...block, post };
  });
}
const FEWEST = 2;

/** The words that somebody has set below all of their posts. */
const isMotto = (element: Elementish) => MOTTO.test(classOf(element));
const MOTTO = /(?:^|[\s_-])(?:user-?|post-?|message-?)?signature(?:$|\s)/i;

/** "TL;DR", "My bike:": sites set such rows above and below what somebody wrote. */
const isField = ({ within }: RawBlock) => /^D[DT]$/i.test(within?.tagName ?? "");

/** Looks a block's box up. A number tells best where a post ends: boxes within it have none. */
function boxes(): (block: RawBlock) => Box | undefined {
  const lookups = [numbered, named, marked].map(remembered);
  return ({ within }) => {
    for (const lookup of lookups) {
      const box = lookup(within ?? null);
      if (box) return box;
    }
    return undefined;
  };
}

function numbered(element: Elementish): Box | undefined {
  const [, name = "", number] = NUMBERED.exec(element.id ?? "") ?? [];
  return number === undefined ? undefined : boxOf(number, element, name);
}

function named(element: Elementish): Box | undefined {
  const names = classOf(element).slice(0, LONGEST_NAMES).split(/\s+/);
  const found = names.map((one) => NAMED.exec(one) ?? COMPOUND.exec(one.replace(HASH, ""))).find(Boolean);
  return found ? boxOf(element, element, (found[1] ?? "").toLowerCase()) : undefined;
}
const LONGEST_NAMES = 200;
/** "QuestionItem__H3kOa": programs make names unique by a few signs. */
const HASH = /__\w{2,6}$/;

/** The text of the first post, as search engines are told. */
function marked(element: Elementish): Box | undefined {
  if (element.getAttribute("itemprop") !== "text") return undefined;
  const holder = nearest(element, (one) => one.hasAttribute("itemtype"));
  return MARKED_OPENING.test(holder?.getAttribute("itemtype") ?? "")
    ? boxOf(element, element, "")
    : undefined;
}

function boxOf(key: Box["key"], element: Elementish, name: string): Box {
  const isComment = COMMENT.test(name);
  return { key, isComment, isReply: isComment || MARKED_REPLY.test(element.getAttribute("itemtype") ?? "") };
}

/** The box of the nearest element that is one; each element is asked once. */
function remembered(boxed: (element: Elementish) => Box | undefined) {
  const known = new Map<Elementish, Box | undefined>();
  return (start: Elementish | null): Box | undefined => {
    const path: Elementish[] = [];
    let found: Box | undefined;
    for (let one = start; one && !found; one = one.parentElement) {
      found = known.has(one) ? known.get(one) : boxed(one);
      path.push(one);
      if (known.has(one)) break;
    }
    for (const one of path) known.set(one, found);
    return found;
  };
}
