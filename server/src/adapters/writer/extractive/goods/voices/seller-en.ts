import type { Page } from "#kernel/page";
import { contentTerms } from "#kernel/text/content-terms";
import { phrases } from "#kernel/text/phrases";
import { splitScript } from "#kernel/text/sentences";
import { sentenceSeconds } from "#kernel/text/spoken-seconds";
import { type Draft, plain } from "../../draft.ts";
import { tied } from "../../facts.ts";
import { isUsed } from "../../kinds/used-en.ts";
import { editorOf } from "../../said.ts";
import { sectionsOf } from "../../sections.ts";
import { speakable } from "../../text/signs/speakable.ts";
import { numbersIn, tiesToBlock } from "../../ties.ts";

const NOTES_LABEL = /^seller(?:[’']?s)? (?:notes?|comments?|description)$/i;
const HEADING =
  /^(?:(?:item |product |seller(?:[’']?s)? )?(?:description|details)|about (?:this|the) item)$/i;
const OF_OWNER = phrases("used-goods-en");
const FEWEST_TERMS = 2;
const SHORTEST = 4;
/** More words of one who is no speaker nobody wants to hear. */
const MOST_WORDS = 40;
/** Requests to buyers, ways to pay and to reach somebody, and the words of a site for its lawyers. */
const TO_BUYERS = new RegExp(
  [
    String.raw`\b(?:please|photos?|pictures?|pics?|contact|calls?|whatsapp|text me|messages?|msg|e-?mails?|buyers?|demand|price|offers?|asap|gone`,
    String.raw`swaps?|exchange|delivery|postage|shipping|collect\w*|pick-?up|cash|paypal|refunds?|returns?|feedback|listings?|bids?|bidding`,
    String.raw`questions?|sold as)\b|https?:|www\.|\d{6}`,
  ].join("|"),
  "i",
);
/** The terms of a site. */
const OF_SITE = /\b(?:cookies?|consent|privacy|personal data|terms (?:and|of)|third[- ]part(?:y|ies))\b/i;
/** A fraction would be read as two numbers, and a sign in a row of measures not at all. */
const UNSAYABLE = /\d\s?\/\s?[\d-]|[@#<>{}|*=_~^\\]|\d ?[x×] ?\d/i;
/** Behind a gap it would point at what nobody hears. */
const GOES_ON =
  /^(?:and|but|or|so|also|as|it|its|they|their|this|that|these|those|which|who|because|then|with|for)\b/i;

/** The words of one who sells a used thing, quoted on a page with little else: "The seller writes: “…”" */
export function quotedSeller(page: Page, name: string, told: readonly string[], seconds: number): Draft[] {
  const spent = told.reduce((sum, text) => sum + sentenceSeconds(text, page.language), 0);
  if (spent >= seconds / 2 || !isUsed(page)) return [];
  const isFit = editorOf(page);
  const isTold = (text: string) => told.some((one) => one.includes(text.slice(0, -1)));
  const note = page.facts.find(
    ({ kind, label }) => kind === "specification" && NOTES_LABEL.test(label ?? ""),
  );
  const blockIndex = note ? -1 : descriptionIn(page, name);
  const quoted = runsIn(note?.value ?? page.blocks[blockIndex]?.text ?? "", name).filter(
    (run) => !isTold(run),
  );
  return quoted
    .map((run, at) => `The seller ${at === 0 ? "writes" : "adds"}: “${run}”`)
    .filter((text) => isFit(text))
    .map((text) =>
      note ? tied(text, numbersIn(text), note) : { ...plain(text), ties: tiesToBlock(text, blockIndex) },
    );
}

/** The first paragraph above every heading, or below the name or "Description", that tells of this thing. */
function descriptionIn({ blocks, type }: Page, name: string): number {
  const sections = sectionsOf(blocks, type);
  const terms = contentTerms(name, "en");
  return blocks.findIndex(({ kind, text, isCaption, isReview }, at) => {
    const { heading = -1, kind: section } = sections[at] ?? {};
    const above = blocks[heading]?.text.trim() ?? "";
    const known = [...contentTerms(text, "en")].filter((term) => terms.has(term));
    return (
      kind === "paragraph" &&
      section === "own" &&
      !isCaption &&
      !isReview &&
      !OF_SITE.test(text) &&
      (heading === -1 || HEADING.test(above) || above.includes(name)) &&
      (known.length >= FEWEST_TERMS || OF_OWNER.test(text)) &&
      runsIn(text, name).length > 0
    );
  });
}

/** Clauses in a row as they stand, without those that speak to buyers; two rows at most. */
function runsIn(text: string, name: string): string[] {
  const runs: string[][] = [];
  let isOpen = false;
  let left = MOST_WORDS;
  for (const [at, clause] of clausesOf(text).entries()) {
    const words = clause.text.split(/\s+/).length;
    const isLeftOut = TO_BUYERS.test(clause.text) || UNSAYABLE.test(clause.text) || clause.text.length <= 2;
    const isName = runs.length === 0 && isSaidBy(clause.text, name);
    if (isLeftOut || isName || words > left || (!isOpen && at > 0 && GOES_ON.test(clause.text))) {
      isOpen = false;
      if (words > left) break;
      continue;
    }
    const end = clause.isLast ? ". " : ", ";
    if (isOpen) runs.at(-1)?.push(clause.text + end);
    else runs.push([clause.text + end]);
    isOpen = true;
    left -= words;
  }
  return runs
    .map((run) => run.join("").trim().replace(/[,.]$/, ""))
    .filter((run) => run.split(" ").length >= SHORTEST)
    .slice(0, 2)
    .map((run) => `${run.replace(/(?<=^|\. )\p{Ll}/gu, (sign) => sign.toUpperCase())}.`);
}

/** Whether the name of the thing, which has been said, has all words of a clause. */
const isSaidBy = (text: string, name: string) =>
  [...contentTerms(text, "en")].every((term) => contentTerms(name, "en").has(term));

const clausesOf = (text: string) =>
  splitScript(speakable(plainMarks(calm(text)), "en")).flatMap((sentence) => {
    const parts = sentence.text.replace(/[.!?]+$/, "").split(/[,;]+ /);
    return parts.map((part, at) => ({ text: part.trim(), isLast: at === parts.length - 1 }));
  });

const plainMarks = (text: string) =>
  text
    .replace(/[“”"]/g, "")
    .replace(/\s+,\s*|,(?=\p{L})/gu, ", ")
    .replace(/ & /g, " and ")
    .replace(/\s+/g, " ");

/** Words that are written in capitals throughout are spoken as others. */
const calm = (text: string) => (/\p{Ll}/u.test(text) ? text : text.toLowerCase());
