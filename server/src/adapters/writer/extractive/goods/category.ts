import type { Page } from "#kernel/page";
import { escapePattern } from "#kernel/text/escape-pattern";
import type { ScriptStyle } from "#kernel/vocabulary";
import { type Draft, plain, type Subject } from "../draft.ts";
import { possessive } from "../frame-en.ts";
import { namesKind } from "../kinds/names-kind.ts";
import { listedInEnglish } from "../text/sentences/noun-phrase.ts";

/** Facts that only one thing for sale has. */
const OF_ONE_THING = new Set(["price", "gtin", "rating", "specification", "brand"]);
/** The kind of goods that an English page is about, which declares itself goods and is a department of a shop. */
export function categoryOf({ language, type, title, facts, blocks }: Page): string | null {
  if (language !== "en" || type !== "product") return null;
  const isOne = ({ kind, source }: Page["facts"][number]) =>
    OF_ONE_THING.has(kind) || ((kind === "sku" || kind === "availability") && source !== "visible");
  if (facts.some(isOne)) return null;
  const stated = facts.find(({ kind }) => kind === "name")?.value ?? title;
  const kind = (stated.split(/[|｜]|\s[-–—]\s/)[0] ?? "").trim();
  const told = namesKind(kind) ? inSmallLetters(kind, blocks) : "";
  // "Age of Empires" is nowhere written in small letters.
  return /(?:^|[ -])\p{Ll}+$/u.test(told) ? told : null;
}

/** "Desks & Computer Desks" as "desks and computer desks"; a word that the page never writes so is a name. */
const inSmallLetters = (kind: string, blocks: Page["blocks"]) =>
  kind
    .replace(/\s*&\s*/g, " and ")
    .split(" ")
    .map((word) => {
      const written = new RegExp(`(?<!\\p{L})${escapePattern(word.toLowerCase())}(?!\\p{L})`, "u");
      const isWord = blocks.some(({ text }) => written.test(text));
      return isWord && /^\p{Lu}\p{Ll}+$/u.test(word) ? word.toLowerCase() : word;
    })
    .join(" ");

const LABELLED = /^((?:[\p{L}’'-]+ ){0,3}[\p{L}’'-]+):\s+\S.{30}/u;
const FEWEST_KINDS = 3;
const MOST_KINDS = 6;

/** "Cube storage: …", "Shelf units: …": the kinds that a department lists, each with some words about it. */
function kindsOn({ blocks }: Page): string[] {
  const labels = blocks.flatMap(({ kind, text }) => {
    const label = kind === "list_item" ? (LABELLED.exec(text)?.[1] ?? "") : "";
    return namesKind(label) ? [label] : [];
  });
  const first = (label: string) =>
    /^\p{Lu}\p{Ll}+(?: \p{Ll}+)*$/u.test(label) ? label.toLowerCase() : label;
  return labels.length >= FEWEST_KINDS ? [...new Set(labels.map(first))].slice(0, MOST_KINDS) : [];
}

/** "Corner desks: they fit …": without its label, a line would be said of all kinds. */
const OF_ITS_LABEL = /^[^:]{2,40}:\s+(?:it|they|these)\b/i;
/** The department as a text about its goods. */
export const asText = (page: Page): Page => ({
  ...page,
  type: "article",
  blocks: page.blocks.map((block) => (OF_ITS_LABEL.test(block.text) ? { ...block, text: "" } : block)),
});

/** The kinds of a department in a sentence; empty where it lists none. */
export function rangeToldOn(page: Page): Draft[] {
  const kinds = kindsOn(page);
  return kinds.length > 0 ? [plain(`The range includes ${listedInEnglish(kinds)}.`)] : [];
}

const OWN_END = /^That was “|^You will find (?:the rest|more) at | (?:website|page)\b/;
/** Says whose words a text has, at the end of its opening. */
const OF_SPEAKER = /, in (?:the words of [^“”]+|its own words|the site’s own words)(?=\.$)/u;
/** The sentences around a text about a kind of goods. */
export function framedAsCategory(
  paragraphs: Draft[][],
  kind: string,
  range: readonly Draft[],
  { style, site }: Subject,
): Draft[][] {
  const [speaker = ""] = OF_SPEAKER.exec(paragraphs[0]?.[0]?.text ?? "") ?? [];
  const what = `${kind}${site ? ` at ${site}` : ""}${speaker}`;
  const opening: Record<ScriptStyle, string> = {
    product: `Today we are looking at ${what}.`,
    news: `This is a look at ${what}.`,
    narration: `This is a look at ${what}.`,
    talk: `Hello, and welcome: today we are having a look at ${what}.`,
  };
  const [[, ...first] = [], ...rest] = paragraphs;
  const [end, ...before] = rest.toReversed();
  const where = site ? `${possessive(site)} website` : "the original page";
  const closing = end?.length === 1 && OWN_END.test(end[0]?.text ?? "") ? null : end;
  return [
    [plain(opening[style]), ...range, ...first],
    ...before.toReversed(),
    ...(closing ? [closing] : []),
    [plain(`You will find the rest on ${where}.`)],
  ].filter(({ length }) => length > 0);
}
