import type { Page } from "#kernel/page";
import { englishVerbs } from "#kernel/text/english-verbs";
import { sentenceSeconds } from "#kernel/text/spoken-seconds";
import type { Draft } from "../../draft.ts";
import { listedInEnglish } from "../../text/sentences/noun-phrase.ts";
import { speakable } from "../../text/signs/speakable.ts";
import { tiesToBlock } from "../../ties.ts";
import { isOfManual } from "../manual-en.ts";

/** The sentence on what one learns from a page, and the items of its list. */
export interface Learned {
  said: Draft;
  blocks: number[];
}

const FEWEST = 3;
/** More deeds in a row nobody keeps in mind. */
const MOST = 6;
/** The share of a script that may go into them: a page's own list of what it teaches sums it up best. */
const SHARE = 0.32;
/** So many of the items have to be deeds that can be said. */
const MOSTLY = 0.6;
/** Further down it belongs to a part of the page. */
const LATEST = 12;
const LONGEST = 90;

/** "You will learn how to:", "Along the way, you will:", "By the end you will be able to", "What you’ll learn" */
const OF_READER = new RegExp(
  [
    "(?:^|[.!?,] |^in (?:this|the) (?:[\\p{L}-]+ ){0,3}[\\p{L}-]+ )(?:what )?you(?:[’']ll| will| are going to|[’']re going to)",
    "(?: be able to)?(?: (?:learn|see|discover|find out|practi[cs]e))?(?: how)?(?: to)?(?: do)?",
    "(?: (?:here|in this (?:[\\p{L}-]+ )?\\p{L}+))?\\s*:?$",
  ].join(""),
  "iu",
);
const OF_PAGE =
  /^this (?:[\p{L}-]+ )?(?:tutorial|guide|page|chapter|lesson|topic|document|section|article) (?:shows|teaches|explains|describes|demonstrates)(?: you)? how to\s*:$/iu;
const OBJECTIVES = /^(?:the )?(?:learning )?(?:objectives|goals|outcomes)\s*:?$/i;
const UNSAYABLE = /[=<>{}[\]_/|@#]|https?|\w\.\w|\w\(|::|(?:^|\s)--\w/;

/**
 * Says as one sentence what the list above a page of a manual promises that one will learn: "It shows how to warp a
 * loom, weave a hem and oil the reed." Null where there is no such list, or where its items are no deeds.
 */
export function learnedOn(page: Page, seconds: number): Learned | null {
  if (!isOfManual(page)) return null;
  const { blocks } = page;
  const announced = blocks.findIndex(
    ({ kind, text }, at) =>
      at <= LATEST && announces(kind, text.trim()) && blocks[at + 1]?.kind === "list_item",
  );
  if (announced === -1) return null;
  const end = blocks.findIndex(({ kind }, at) => at > announced && kind !== "list_item");
  const items = blocks.slice(announced + 1, end === -1 ? undefined : end);
  const deeds = items.flatMap(({ text }, index) => {
    const deed = deedOf(text);
    return deed ? [{ deed, at: announced + 1 + index }] : [];
  });
  if (deeds.length < FEWEST || deeds.length < MOSTLY * items.length) return null;
  for (let most = Math.min(MOST, deeds.length); most >= FEWEST; most -= 1) {
    const some = deeds.slice(0, most);
    const others = most === items.length ? "" : ", among other things";
    const text = `It shows how to ${listedInEnglish(some.map(({ deed }) => deed))}${others}.`;
    if (sentenceSeconds(text, "en") > SHARE * seconds) continue;
    const ties = some.flatMap(({ deed, at }) => tiesToBlock(deed, at));
    return { said: { text, ties }, blocks: items.map((_, index) => announced + 1 + index) };
  }
  return null;
}

const announces = (kind: string, text: string) =>
  kind === "heading"
    ? OF_READER.test(text) || OBJECTIVES.test(text)
    : kind === "paragraph" && /:$|\b(?:to|will)$/.test(text) && (OF_READER.test(text) || OF_PAGE.test(text));

/** "How to warp a loom", "Install a loom (if you have none)." as it stands behind "how to". */
function deedOf(item: string): string | null {
  const bare = speakable(item, "en")
    .replace(/^how to /i, "")
    .replace(/\s*\([^()]*\)/g, "")
    .replace(/[.;,]?\s*(?:and)?$/, "")
    .trim();
  const [first = ""] = bare.split(" ");
  const isOne = englishVerbs.get(first.toLowerCase()) === "base" && !/[.!?;:](?: |$)/.test(bare);
  if (!isOne || !bare.includes(" ") || bare.length > LONGEST || UNSAYABLE.test(bare)) return null;
  return `${first.toLowerCase()}${bare.slice(first.length)}`;
}
