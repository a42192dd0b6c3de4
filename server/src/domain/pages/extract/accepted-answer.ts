import { classOf } from "../html/class-of.ts";
import { type Elementish, type Nodeish, nearest, nearestOf } from "../html/dom.ts";
import type { RawBlock } from "./blocks.ts";
import { letters } from "./width.ts";

/** "accepted-answer", "js-best-answer", "isAcceptedSolution", "message--solution" */
const NAMED = new RegExp(
  [
    "^(?:(?:is|js|post|message|topic|lia|qa|question|answer)-)*",
    "(?:(?:accepted|chosen)-(?:answer|solution|reply|post|comment)|best-(?:answer|reply)",
    // Alone it is a part of a page that sells, and behind a question that of an exercise.
    "|(?<=(?:post|message|lia|answer)-)(?:accepted|solution))$",
  ].join(""),
);
const PROPERTY = /(?:^|\s)acceptedAnswer(?:\s|$)/;
/** A list of frequent questions has its house’s own answers: no reader has chosen one. */
const OF_HOUSE = /\/FAQPage\b/i;
/** Shorter words are in many an answer by chance. */
const SHORTEST = 15;

/**
 * The blocks of a thread with those marked that stand in the answer which the one who asked has chosen: the page says
 * so by the name of the box, in a line of its own, or in its data. Where several boxes say so, as those of a list of questions do, none counts.
 */
export function withAccepted<B extends RawBlock>(blocks: readonly B[], inData: string | null): B[] {
  const boxOf = nearestOf(isAccepted);
  const boxes = blocks.map(({ within }) => (within ? boxOf(within) : null));
  const distinct = new Set(boxes.filter((box) => box !== null));
  // The comments on an answer stand in its box, too, behind it.
  const [answerOf] = blocks.flatMap(({ post }, at) => (boxes[at] ? [post] : []));
  if (distinct.size === 1) return marked(blocks, ({ post }, at) => boxes[at] !== null && post === answerOf);
  const named = postNamed(blocks);
  if (named !== null) return marked(blocks, ({ post }) => post === named);
  const answer = letters(inData ?? "");
  const isInData = ({ text }: B) => {
    const own = letters(text);
    return own.length >= SHORTEST && answer.includes(own);
  };
  return answer === "" ? [...blocks] : marked(blocks, isInData);
}

/** "Solved by ferrywoman in post #3", "Accepted answer by ferrywoman (#3)" */
const NAMES_ANSWER = new RegExp(
  [
    String.raw`^\W{0,3}(?:solved|answered|solution|(?:accepted|best|chosen) (?:answer|solution|reply))`,
    String.raw`(?: (?:was )?(?:given|posted|provided|written))?:? (?:by|from) @?(\S.{0,38}?)`,
    String.raw`(?:,? \(?(?:in |see )?(?:(?:post|reply|answer|message) )?(?:#|no\.? )?(\d{1,4})\)?)?\.?$`,
  ].join(""),
  "i",
);

/** The post that a line of the page names as the answer: by its writer, who stands at its head, and by its number. */
function postNamed(blocks: readonly RawBlock[]): number | null {
  const lines = blocks.flatMap(({ text }) => NAMES_ANSWER.exec(text.trim()) ?? []);
  const [, name = "", number] = lines.length > 0 ? lines : [];
  if (name === "") return null;
  const isHeaded = (one: Elementish) => isNameFirst(name.toLowerCase(), firstTextOf(one).toLowerCase());
  const own = blocks.filter(({ post, within }) => post !== undefined && within && nearest(within, isHeaded));
  const posts = [...new Set(own.map(({ post }) => post ?? 0))];
  // The first post of the page is number one.
  const found = number === undefined ? posts : posts.filter((post) => post === Number(number) - 1);
  return found.length === 1 ? (found[0] ?? null) : null;
}

/** "millwright" does not begin with "mill". */
const isNameFirst = (name: string, text: string) =>
  text.replace(/^@/, "").startsWith(name) && !/^[\p{L}\d_]/u.test(text.replace(/^@/, "").slice(name.length));

/** The first words within an element, as far as no other element begins. */
function firstTextOf(node: Nodeish): string {
  const first = [...node.childNodes].find(({ textContent }) => textContent?.trim());
  return first ? firstTextOf(first) : (node.textContent?.trim() ?? "");
}

/** Below such a heading the box goes on with the words of others. */
const OF_OTHERS = /お礼|質問者|返信|コメント|補足/u;
const isOfOthers = ({ kind, text }: RawBlock) => kind === "heading" && OF_OTHERS.test(text);

/** The whole post of which a part is in the answer; never the one that asks. */
function marked<B extends RawBlock>(blocks: readonly B[], isIn: (block: B, at: number) => boolean): B[] {
  const [first = -1, ...others] = blocks.flatMap((block, at) => (isIn(block, at) ? [at] : []));
  const last = others.at(-1) ?? first;
  const posts = new Set(blocks.slice(first, last + 1).map(({ post }) => post));
  if (first < 1 || posts.has(0) || posts.size > 1) return [...blocks];
  const [post] = posts;
  const isOfPost = (block: B, at: number) =>
    post === undefined ? at >= first && at <= last : block.post === post;
  const end = blocks.findIndex((block, at) => at > first && isOfPost(block, at) && isOfOthers(block));
  return blocks.map((block, at) =>
    isOfPost(block, at) && (end === -1 || at < end) ? { ...block, isAccepted: true } : block,
  );
}

function isAccepted(element: Elementish): boolean {
  if (PROPERTY.test(element.getAttribute("itemprop") ?? "")) return nearest(element, isOfHouse) === null;
  const names = classOf(element).slice(0, LONGEST_NAMES).split(/\s+/);
  return names.some((name) => NAMED.test(kebab(name)));
}
const LONGEST_NAMES = 200;
const isOfHouse = (element: Elementish) => OF_HOUSE.test(element.getAttribute("itemtype") ?? "");

/** "BestAnswer_wrap__x3Y" and "message--solution" in one writing. */
const kebab = (name: string) =>
  name
    .replace(/__?[\w-]*$/, "")
    .replace(/([a-z])([A-Z])/g, "$1-$2")
    .replace(/-+/g, "-")
    .toLowerCase();
