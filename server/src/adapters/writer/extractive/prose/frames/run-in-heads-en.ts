import { isFragment } from "#kernel/critic/fragment";
import type { Block, Page } from "#kernel/page";
import { englishVerbs } from "#kernel/text/english-verbs";
import { splitScript } from "#kernel/text/sentences";
import { standsAlone } from "../stands.ts";

/** "Travel.", "Late payment.": the head of a paragraph, set on the line of its text. */
const HEAD = /^(\p{Lu}\p{Ll}+(?: (?:and|&|of|for|or|\p{Ll}+)){0,2})\. (?=[\p{Lu}\d£$€])/u;
/** An answer or a word to the reader may be as short. */
const NO_HEAD = new RegExp(
  [
    String.raw`^(?:yes|no|never|always|maybe|perhaps|sure|sorry|honestly|absolutely|exactly|of course|thanks?|well|okay|right|note`,
    String.raw`|once|twice|one|two|three|four|five|six|seven|eight|nine|ten|none|nothing|everything|everyone|nobody|not? \p{L}+)\b`,
  ].join(""),
  "iu",
);
/** A single one may be a sentence of its own. */
const FEWEST = 2;
/** "No charge within a mile." */
const NONE = /^No (?=\p{Ll})/u;
/** "Schools and choirs that sing here: £68." */
const PAYS = /^(\p{Lu}[^:.!?£$€]*\p{L}s\b[^:.!?£$€]*): ([£$€]\d[\d.,]*)\.$/u;
const OF_PRICES = /\b(?:discounts?|concessions?|reductions?|prices|fees|rates|charges)\b/i;

/**
 * An English text without the heads that stand on the line of their paragraphs: left out where the sentence behind
 * them says itself of what it is, woven into one that has no verb, "For travel, there is no charge within a mile."
 */
export function withRunInHeads(page: Page): Page {
  if (page.language !== "en") return page;
  const places = [...page.blocks.keys()].filter((at) => isHeaded(page.blocks, at));
  const runs = places.filter((at) => places.includes(at - 1) || places.includes(at + 1));
  // "Travel." may be an order, where none beside it is plainly a name.
  if (runs.length < FEWEST || !runs.some((at) => isName(page.blocks[at]?.text ?? ""))) return page;
  const headed = new Set(runs);
  return {
    ...page,
    blocks: page.blocks.map((block, at) => (headed.has(at) ? { ...block, text: woven(block.text) } : block)),
  };
}

function isHeaded(blocks: readonly Block[], at: number): boolean {
  const { kind, text = "" } = blocks[at] ?? {};
  const head = HEAD.exec(text)?.[1] ?? "";
  const before = blocks[at - 1];
  const isAnswer = before?.isAsked || /[?]["”’]?$/.test(before?.text.trim() ?? "");
  return kind === "paragraph" && head !== "" && !NO_HEAD.test(head) && !isAnswer;
}

const isName = (text: string) => {
  const words = (HEAD.exec(text)?.[1] ?? "").toLowerCase().split(" ");
  return !words.some((word) => /^(?:base|simple past)$/.test(englishVerbs.get(word) ?? ""));
};

function woven(text: string): string {
  const [all = "", head = ""] = HEAD.exec(text) ?? [];
  const [first, ...others] = splitScript(text.slice(all.length)).map((one) => one.text);
  if (!first) return text;
  const said = headSaid(head, first);
  return said === null ? text : [said, ...others].join(" ");
}

/** The first sentence with its head in it, or without; null where it needs the head as it stands. */
function headSaid(head: string, first: string): string | null {
  const label = `${head.charAt(0).toLowerCase()}${head.slice(1)}`;
  if (NONE.test(first) && isFragment(first, "en")) return first.replace(NONE, `For ${label}, there is no `);
  if (OF_PRICES.test(head) && PAYS.test(first)) return first.replace(PAYS, "$1 pay $2.");
  return standsAlone(first, "en") && !isFragment(first, "en") ? first : null;
}
