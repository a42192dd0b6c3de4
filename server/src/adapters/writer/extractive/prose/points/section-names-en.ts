import type { Block, Page } from "#kernel/page";
import { sectionsOf } from "../../sections.ts";
import { wordsOf as spelt } from "../../text/sentences/finite-verbs.ts";
import { nameOf } from "./counted.ts";

const wordsOf = (text: string) => spelt(text.toLowerCase());

/** A section of a manual by its heading. */
export interface SectionName {
  name: string;
  /** Index of the heading's block. */
  at: number;
}

const FEWEST = 3;
/** Of a reference to code most headings are no names: "fn weave(self)". */
const SAYABLE = 0.6;
/** A bold line names a box. */
const LOWEST = 6;
/** "5.1. ", "Chapter 3: " */
const NUMBERED = /^(?:(?:\d+\.)+\d*|(?:chapter|part|section|lesson|unit) \d+[.:]?)\s+/i;
/** "More on Looms" is about looms, and "How to oil a loom" tells a deed. */
const LEADS_IN = /^(?:more (?:on|about)|how to) (\p{L})/iu;
/** Parts that every page of a manual has: they tell nothing of what it is about. */
const ANY_PAGE = new RegExp(
  `^(?:${[
    "(?:an? )?(?:brief |quick |general )?(?:introduction|overview|intro|summary|background|description|conclusions?)",
    "(?:(?:an? )?\\p{L}+ )?examples?|try it(?: out)?|usage|notes?|tips|recap|terminology|glossary|faqs?|details",
    "prerequisites?|requirements|before (?:you|we) (?:begin|start)|what you need|(?:quick|getting) start(?:ed)?",
    "next steps?|what[’']?s next\\??|where to go (?:from here|next)|see also|related.*|further (?:reading|information)",
    "references?|external (?:resources|links)|resources|learn more|more information|(?:getting )?help|support|feedback",
    "(?:table of )?contents|change ?log|history|credits|licen[cs]e|(?:what )?you(?:[’']ll| will) .*|(?:learning )?objectives",
    "technical summary|specifications?|browser compatibility|(?:formal )?syntax|values?|attributes|parameters|options|returns?",
    "return values?|constructors?|(?:instance|static|inherited) \\p{L}+|(?:\\p{L}+ )*implementations|structs|enums|functions",
    "modules|macros|traits|classes|methods|properties|exceptions|errors|files|re-exports|name|synopsis",
  ].join("|")})$`,
  "iu",
);
/** Whether a heading names a part that is no matter of its own page: "Next steps". */
export const isOfEveryPage = (heading: string): boolean => ANY_PAGE.test(heading);
/** "useWarp", "warp-beam", "warp()", "weaver::warp": how something is written in code. */
const CODE = /^\p{Ll}{2,}\p{Lu}|^[a-z][a-z\d]*(?:-[a-z\d]+)*$|\w\(|::|\w\.\w/u;
/** "ENVIRONMENT": a page for a screen of letters has its headings so. */
const SHOUTED = /^[\p{Lu}\s]{5,}$/u;
const LONGEST = 60;
/** "Recording the response" is work at the loom; "Responses" are those of readers. */
const OF_DEED = /^\p{Lu}\p{Ll}+ing (?:an?|the) \p{Ll}/u;

/**
 * The names of the sections of a page that stand beside each other, those of its highest rank or, where one section
 * has all the others, those within it. `isAll` says that nothing but what every page has is missing; null where
 * they are too few, or most of them are code.
 */
export function sectionNamesOf(page: Page): { names: SectionName[]; isAll: boolean } | null {
  const heads = headsOf(page);
  for (const level of [...new Set(heads.map((head) => head.level))].sort()) {
    const first = heads.findIndex((head) => head.level === level);
    const own = heads.filter((head) => head.level === level && !head.isAny);
    if (own.length >= FEWEST) {
      // Headings above them are of no lesser rank: else they are not the first sections of the page.
      const isLate = heads.slice(0, first).some((head) => head.level > level && !head.isAny);
      return isLate ? null : namesIn(own);
    }
    const below = heads.filter((head) => head.level > level);
    const next = Math.min(...below.map((head) => head.level));
    const parents = new Set(
      below
        .filter((head) => head.level === next)
        .map(({ at }) => heads.findLast((one) => one.level <= level && one.at < at)?.at),
    );
    if (parents.size !== 1 || parents.has(undefined)) return null;
  }
  return null;
}

interface Head {
  text: string;
  level: number;
  at: number;
  /** Whether every page of a manual has such a section. */
  isAny: boolean;
}

function headsOf({ blocks, type, title }: Page): Head[] {
  const sections = sectionsOf(blocks, type);
  return blocks.flatMap(({ kind, text, level = LOWEST }: Block, at) => {
    if (kind !== "heading" || level >= LOWEST) return [];
    const heading = text
      .trim()
      .replace(NUMBERED, "")
      .replace(LEADS_IN, (_, first: string) => first.toUpperCase());
    if (level === 1 && at === blocks.findIndex((block) => block.kind === "heading")) return [];
    const isOther = sections[at]?.kind === "unspoken" && !OF_DEED.test(heading);
    const isAny = isOther || isOfEveryPage(heading) || isOfWhole(heading, title);
    return [{ text: heading, level, at, isAny }];
  });
}

/** "Mill wheels" below the title "All mill wheels", and "Using and mending wheels" below "Mending wheels": the page as a whole. */
function isOfWhole(heading: string, title: string): boolean {
  const [own, whole] = [wordsOf(heading), wordsOf(title)];
  const [short, long] = own.length < whole.length ? [own, whole] : [whole, own];
  const isWithin = ` ${long.join(" ")} `.includes(` ${short.join(" ")} `);
  return isWithin && (short === own ? 2 * own.length >= whole.length : whole.length > 1);
}

function namesIn(own: readonly Head[]): { names: SectionName[]; isAll: boolean } | null {
  const names = own.flatMap(({ text, at }) => {
    const name = CODE.test(text) || SHOUTED.test(text) ? null : nameOf(text, "en", LONGEST);
    return name ? [{ name, at }] : [];
  });
  const isOfCode = names.length < SAYABLE * own.length;
  return isOfCode || names.length < FEWEST || new Set(names.map(({ name }) => name)).size < names.length
    ? null
    : { names, isAll: names.length === own.length };
}
