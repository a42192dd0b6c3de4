import type { Page } from "#kernel/page";
import { englishVerbs } from "#kernel/text/english-verbs";
import { sectionsOf } from "../sections.ts";
import { speakable } from "../text/speakable.ts";
import { isOrder } from "./procedures.ts";
import { isThread } from "./threads.ts";

/** A heading that says what to do: "Step 2: Swing out the sash". */
export interface Deed {
  /** Index of the heading's block. */
  heading: number;
  /** As it stands inside a sentence: "swing out the sash". */
  said: string;
}

const NUMBER = /^(?:step\s*)?(\d{1,2})\s?[.):–—-]\s*(?=\S)/i;
const FEWEST = 3;
const LONGEST = 70;
/** "How to Mend a Window": below it stands what is done first, and then. */
const OF_PROCEDURE = /\bhow (?:to|do (?:i|you)|i)\b|\bstep[ -]by[ -]step\b|\binstructions\b/i;
const UNSPEAKABLE = /[=<>{}()[\]_/|@#“”"?!:;]|\w\.\w|\d{4}/;

/** The steps of a procedure, each below a heading of its own; none where one of them cannot be said. */
export function stepsOn(page: Page): Deed[] {
  if (page.language !== "en" || isThread(page)) return [];
  const runs = runsOf(page);
  const numbered = runs.find((run) => run.every(({ number }, at) => number === at + 1));
  const plain = OF_PROCEDURE.test(page.title) ? runs.find((run) => run.every(({ deed }) => deed)) : undefined;
  const deeds = (numbered ?? plain ?? []).map(({ deed }) => deed);
  return deeds.every((deed) => deed !== null) ? deeds : [];
}

/** Headings of one rank that follow each other, as long as they are steps. */
function runsOf(page: Page): { number: number | null; deed: Deed | null }[][] {
  const { blocks, type } = page;
  const sections = sectionsOf(blocks, type);
  const headings = blocks.flatMap(({ kind, text, level }, heading) =>
    kind === "heading" && sections[heading]?.kind === "own" ? [{ text: text.trim(), level, heading }] : [],
  );
  const ranks = [...Map.groupBy(headings, ({ level }) => level).values()];
  return ranks.flatMap((rank) => {
    const runs: { number: number | null; deed: Deed | null }[][] = [[]];
    for (const { text, heading } of rank) {
      const number = NUMBER.exec(text)?.[1];
      const deed = deedOf(text, heading);
      if (number === "1") runs.push([]);
      if (number || deed) runs.at(-1)?.push({ number: number ? Number(number) : null, deed });
      else runs.push([]);
    }
    return runs.filter(({ length }) => length >= FEWEST);
  });
}

function deedOf(text: string, heading: number): Deed | null {
  const bare = speakable(text, "en")
    .replace(NUMBER, "")
    .replace(/[.\s]+$/, "");
  const isDeed = isOrder(bare, "en") || (NUMBER.test(text) && OF_SOMETHING.test(bare));
  if (!isDeed || bare.length > LONGEST || UNSPEAKABLE.test(bare)) return null;
  return { heading, said: inSmall(bare) };
}

/** "Free the stop", "Fish a cord": behind a number this is a deed, though no list of verbs has its first word. */
const OF_SOMETHING = /^(?!The |An? |Your |Our |All )\p{Lu}\p{Ll}+ (?:the|an?|your|it|all|out|up|off)(?= )/iu;

/** "Free the Interior Stop": where each word has its capital, none of them is a name. */
function inSmall(text: string): string {
  const [first = "", ...others] = text.split(" ");
  const isTitled = others.filter((word) => /^\p{Lu}\p{Ll}/u.test(word)).length >= others.length / 2;
  const rest = isTitled && others.length > 1 ? others.map(lowered) : others;
  return [lowered(first), ...rest].join(" ");
}
const lowered = (word: string) => (/^\p{Lu}\p{Ll}*$/u.test(word) ? word.toLowerCase() : word);

/**
 * The deeds of a reference, "Create a delivery", "Cancel a delivery": what one can do with the thing of the
 * title. None of a page whose headings only give orders.
 */
export function referredDeedsOn(page: Page): { verbs: string[]; object: string } | null {
  if (page.language !== "en" || isThread(page)) return null;
  const title = stemOf(page.title.split(/\s/).at(-1) ?? "");
  const ofTitle = page.blocks.flatMap(({ kind, text }) => {
    const [, first = "", object = ""] =
      (kind === "heading" && /^(\p{L}+) (?:(?:an?|the|all|your) )?(\p{L}+)$/iu.exec(text.trim())) || [];
    const verb = first.toLowerCase();
    const isDeed = englishVerbs.get(verb) === "base" && object && stemOf(object) === title;
    return isDeed ? [{ verb, object: object.toLowerCase() }] : [];
  });
  const verbs = [...new Set(ofTitle.map(({ verb }) => verb))];
  if (verbs.length < FEWEST) return null;
  const many = ofTitle.find(({ object }) => /[^su]s$/.test(object))?.object ?? page.title.toLowerCase();
  return { verbs, object: many };
}
const stemOf = (word: string) =>
  word
    .toLowerCase()
    .replace(/ies$/, "y")
    .replace(/(?<=[^su])s$/, "");
