import type { Page } from "#kernel/page";
import { alternativesOf } from "#kernel/text/phrases";
import { splitScript } from "#kernel/text/sentences";
import { callsOut, fixesTime } from "../../merits-en.ts";
import { speaksAsOneself } from "../../text/persons/speaks-as-oneself.ts";
import { speaksAsHouse } from "../../text/persons/third-person.ts";
import { isOfAdvice } from "../advice.ts";
import type { ProseLine } from "../lines.ts";
import { textOfLine } from "../measure.ts";
import { isOrder } from "../procedures.ts";
import { isNeeded } from "../warnings-en.ts";
import { authorNotesIn } from "./author-notes-en.ts";
import { withoutLines } from "./without-lines.ts";

/**
 * Leaves out of an English text what is not its own: the "we" of those whom it quotes, the story of one
 * customer, an advert's call, notes on the author, and notes on how to set up the thing that it tells of.
 */
export function withoutLeftovers(lines: readonly ProseLine[], page: Page): ProseLine[] {
  const isOther = isOfOthers(lines, page);
  const lost = new Set(lines.flatMap((line, index) => (isOther(line) ? [index] : [])));
  return lost.size > MOST * lines.length ? [...lines] : withoutLines(lines, lost);
}
/** Where more would go, they are the text. */
const MOST = 0.5;

function isOfOthers(lines: readonly ProseLine[], page: Page): (line: ProseLine) => boolean {
  const [persons, notes] = [personsIn(page), authorNotesIn(page)];
  const ofSetup = isOfSetup(page.title) ? new Set<number>() : setupSectionsOf(page);
  const isAdvice = isOfAdvice(page);
  const isQuoted = lines.filter(({ kind }) => kind === "quote").length <= MOST * lines.length;
  return (line) => {
    const text = textOfLine(line);
    return (
      (isQuoted && line.kind === "quote" && isOfSpeaker(text)) ||
      (!isAdvice && callsOut(text)) ||
      isOfInstalling(text, page) ||
      (line.sought === 0 && ofSetup.has(line.section) && !isNeeded(text)) ||
      persons.has(line.blockIndex) ||
      notes.has(line.blockIndex)
    );
  };
}

/** A callout may stand in the markup of a quotation: a day, an amount and a ban in it are said. */
const isOfSpeaker = (text: string) =>
  (speaksAsHouse(text) || speaksAsOneself(text)) && !fixesTime(text) && !isNeeded(text);
/** "As the recommended version (v10.22.1) is old, …": what to install, and a number that nobody keeps in mind. */
const PATCH = /(?<![\d.])v?\d+\.\d+\.\d+(?![\d.])/;
const INSTALLS = /\b(?:recommended|tested (?:with|on)|requires?)\b/i;
const isOfInstalling = (text: string, { title, author, publishedAt }: Page) =>
  !author &&
  !publishedAt &&
  PATCH.test(text) &&
  INSTALLS.test(text) &&
  !isNeeded(text) &&
  !OF_VERSIONS.test(title);
const OF_VERSIONS =
  /\b(?:versions?|releases?|updat\w*|upgrad\w*|change ?log|install\w*|security|new)\b|\d\.\d/i;
const SETUP = new RegExp(`^(?:${alternativesOf("headings-of-setup-en")})$`, "i");
const isOfSetup = (title: string) =>
  /\b(?:install|set-?up|setting up|build|test|contribut|develop|licen[cs]|sponsor|credit|acknowledg|release|author)/i.test(
    title,
  );

/** The parts of a manual that tell how to set it up, build and pay for it: under a title of something else nobody came for them. */
function setupSectionsOf({ blocks }: Page): ReadonlySet<number> {
  const isSetup = ({ kind, text }: Page["blocks"][number]) =>
    kind === "heading" && SETUP.test(text.replace(/[^\p{L}\s-]/gu, "").trim());
  const found = blocks.filter(isSetup);
  if (found.length < FEWEST_OF_MANUAL || !found.some(({ text }) => OF_PROGRAM.test(text))) return new Set();
  const sections = new Set<number>();
  let level: number | null = null;
  for (const [index, block] of blocks.entries()) {
    if (block.kind !== "heading") continue;
    const here = block.level ?? LOWEST;
    // Smaller headings below are parts of it.
    if (level !== null && here <= level) level = null;
    if (isSetup(block)) level ??= here;
    if (level !== null) sections.add(index);
  }
  return sections;
}
const LOWEST = 6;
/** "Installation" and "Testing" may head parts of any text. */
const OF_PROGRAM = /licen[cs]e|contribut|change ?log|running/i;
const FEWEST_OF_MANUAL = 2;

const FIRST_NAME =
  /^(\p{Lu}\p{Ll}{2,})(?<!ment|tion|sion|ing|ness|ship) (?:(?:is|was) (?:an?|the|one)|has|had|works?|worked|joined|came|wanted|needed|started|began)\b/u;
/** "He or she" is everybody. */
const PERSONAL = /(?<!\bor |\/)\b(?:he|she)\b(?! or\b|\/)/i;

/** "Fabio is a designer …. He wanted …": on the page of a house, the blocks that tell of one person by the first name alone. */
function personsIn({ blocks, author, publishedAt, title }: Page): ReadonlySet<number> {
  if (author || publishedAt || !blocks.some(({ text }) => speaksAsHouse(text))) return new Set();
  const told = blocks.map(({ text }) => text);
  const found = blocks.flatMap(({ kind, text }, index) => {
    const name = FIRST_NAME.exec(text)?.[1];
    const isStory =
      name !== undefined &&
      PERSONAL.test(text) &&
      AT_WORK.test(text) &&
      !isOfUse(text) &&
      !OF_HOUSE.test(text);
    if (kind === "heading" || !isStory || title.includes(name)) return [];
    return told.filter((one, at) => at !== index && one.includes(name)).length <= MOST_MENTIONS
      ? [index]
      : [];
  });
  return new Set(found.length <= MOST_PERSONS ? found : []);
}
/** A day, an hour, an amount or what to do is told, whoever is named beside it. */
const isOfUse = (text: string) =>
  fixesTime(text) || splitScript(text).some((one) => isOrder(one.text, "en")) || isNeeded(text);
/** "Maria is the owner": she is of the house itself. */
const OF_HOUSE =
  /\bour (?:\p{L}+ ){0,2}(?:co-?)?(?:owner|founder|manager|team|staff)|\bis the (?:\p{L}+ )?(?:owner|founder|manager)\b/iu;
/** Where a page tells of more people, it is about people. */
const MOST_PERSONS = 2;
const AT_WORK =
  /\b(?:designers?|developers?|engineers?|customers?|clients?|freelanc\p{L}+|joined|hired|teams?|managers?|founders?|owners?)\b/iu;
/** Of whom a page tells again and again, it tells. */
const MOST_MENTIONS = 4;
