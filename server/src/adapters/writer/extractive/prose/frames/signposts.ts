import type { Page } from "#kernel/page";
import { contentTerms } from "#kernel/text/content-terms";
import { englishVerbs } from "#kernel/text/english-verbs";
import type { Language } from "#kernel/vocabulary";
import { warmsUp } from "../../merits-en.ts";
import { sectionsOf } from "../../sections.ts";
import { asksAsHeading, standsAlone } from "../stands.ts";
import type { Told } from "../wording.ts";
import { isStatement } from "./announced-ja.ts";
import { dayHeadingTold } from "./day-headings.ts";
import { framesOf } from "./frames.ts";
import { partedWhere } from "./parted.ts";
import { isGluedHeading, saidHeading } from "./said-heading.ts";
import { stepHeadingTold } from "./step-headings-ja.ts";

/** A heading that takes as long as what it announces is left out: that of a sentence of so few signs. */
const LEAST_JA = 45;

/** A question or a case: what stands below it is an answer, and says nothing without it. */
const OF_A_CASE: Record<Language, RegExp> = {
  ja: /[?？]$|(?:とき|時|場合|ない|ません|できない|なら)$|[」』]と(?:出る|言われ|表示され)/,
  en: /\?$|^(?:if|when|why|in case)\b/i,
};

/** 「どんな講座？」: what stands below says so without being asked. */
const OF_WHAT_KIND = /^どんな[^。か]{1,12}[?？]$/u;

/**
 * Says the heading where the script comes to another section of the page: what stands under a heading is
 * often not understood without it. A question is asked as it stands, because its answer follows. An English
 * sentence mostly says itself what it is about: there only questions, cases and what leans on them are announced.
 */
export function withSignposts(
  paragraphs: readonly Told[][],
  page: Page,
  isFit: (sentence: string) => boolean,
  isRoomy = true,
): Told[][] {
  const { blocks, language, type, title } = page;
  const sections = sectionsOf(blocks, type);
  const sectionOf = ({ blockIndex }: Told) =>
    blockIndex === null ? -1 : (sections[blockIndex]?.heading ?? -1);
  const sentences = Map.groupBy(paragraphs.flat(), sectionOf);
  const isShort = (section: number) => {
    const told = sentences.get(section) ?? [];
    return told.length < 2 && (told[0]?.text.length ?? 0) < LEAST_JA;
  };
  const posted = new Set<number>();
  const isStatedIn = (section: number) =>
    language === "ja" && isStatement(blocks[section]?.text.trim() ?? "");
  const isOfDayIn = (section: number) => dayHeadingTold(blocks[section]?.text ?? "", language) !== null;
  const isNew = (section: number, before: number) =>
    section !== before && (isStatedIn(section) || isOfDayIn(section));
  const parted = partedWhere(paragraphs, (one, before) => isNew(sectionOf(one), sectionOf(before)));
  let turn = 0;
  return parted.map((paragraph, index) => {
    const [first] = paragraph;
    if (!first) return paragraph;
    const section = sectionOf(first);
    const isAsked = isQuestionIn(blocks[section]?.text.trim() ?? "", language);
    // A case, and what begins with a word for its heading, say little without it, however short they are.
    const isStated = isStatedIn(section);
    const isHeld =
      language === "en" && (CASE.test(blocks[section]?.text ?? "") || leansOnHeading(first, section));
    const isOfDay = isOfDayIn(section);
    const isTold =
      section === -1 ||
      posted.has(section) ||
      (!isAsked && !isHeld && !isStated && !isOfDay && isShort(section));
    posted.add(section);
    const heading =
      isTold || (isStated && first.isFrame) ? null : saidHeading(blocks[section]?.text ?? "", language);
    if (!heading || says(`${title} ${first.text}`, heading, language)) return paragraph;
    const ofDay = dayHeadingTold(heading, language);
    if (ofDay)
      return isFit(ofDay) ? [{ text: ofDay, blockIndex: section, isFrame: true }, ...paragraph] : paragraph;
    if (!isRoomy && !OF_A_CASE[language].test(heading)) return paragraph;
    if (isGluedHeading(heading, page)) return paragraph;
    // Behind 「基本料金についてです」 a listener waits for an amount.
    if (language === "ja" && OF_FEES.test(heading) && !paragraph.some(({ text }) => AMOUNT.test(text)))
      return paragraph;
    const isQuestion = isQuestionIn(heading, language);
    if (language === "ja" && OF_WHAT_KIND.test(heading)) return paragraph;
    // Its answer is what stands right below it.
    if (isQuestion && first.blockIndex !== section + 1) return paragraph;
    const isTorn = !blocks[section + 1]?.text.startsWith(first.text.slice(0, BEGINNING));
    if (language === "en" && isQuestion && isTorn) return paragraph;
    // "Prefer it without tips?" is no question that is answered, and the title has asked its own already.
    const isIdle =
      !ASKING.test(heading) || says(title, heading.slice(0, -1), language) || BEGINS_STORY.test(first.text);
    if (language === "en" && isQuestion && isIdle) return paragraph;
    // Further below, a Japanese heading announces what is not told.
    const isAway = language === "ja" && !isStated && !isRightBelow(first, section, blocks);
    if (isAway && !OF_A_CASE.ja.test(heading)) return paragraph;
    const isNext = language === "ja" || isNextBehind(parted[index - 1]?.at(-1), section, page);
    // The script's first words name the whole page.
    if (index === 0 && !isQuestion) return paragraph;
    const isBeginning = first.blockIndex === section + 1;
    const isNamed = isHeld && turn < MOST_NAMED && isBeginning && isPlainName(heading);
    if (language === "en" && !isQuestion && !isNamed) return paragraph;
    const asked = /か$/.test(heading) ? `${heading}。` : heading;
    const told = paragraph.filter((one) => sectionOf(one) === section).map((one) => one.text);
    const step = language === "ja" && !isQuestion ? stepHeadingTold(blocks, section, heading) : null;
    const text = isQuestion ? asked : (step ?? framesOf[language].section(heading, turn, told, isNext));
    if (!text || !isFit(text)) return paragraph;
    if (language === "ja" || !isQuestion) turn += 1;
    return [{ text, blockIndex: section, isFrame: true }, ...paragraph];
  });
}

/** "At 2:14 on a February morning, the sea bed moved.": below a question a story may begin, and no answer. */
const BEGINS_STORY = new RegExp(
  [
    String.raw`^(?:at \d|on (?:an? |(?:mon|tues|wednes|thurs|fri|satur|sun)day\b)|it was )`,
    String.raw`^in (?:the )?(?:\d{4}|early|late|spring|summer|autumn|winter)\b`,
    "^in (?:january|february|march|april|may|june|july|august|september|october|november|december)\\b",
    String.raw`^one (?:day|morning|evening|night|afternoon)\b`,
    String.raw`^last (?:year|week|month|spring|summer|autumn|winter)\b`,
  ].join("|"),
  "iu",
);

/** Whether nothing but heads of a table stands between a heading and a sentence. */
const isRightBelow = ({ blockIndex }: Told, section: number, blocks: Page["blocks"]) =>
  blocks
    .slice(section + 1, blockIndex ?? 0)
    .every(({ kind, text }) => kind === "table_row" || text.trim() === "");

/** Whether a part is the next one behind a sentence of the script: no other part of its rank stands between them. */
function isNextBehind(before: Told | undefined, section: number, { blocks, type }: Page): boolean {
  const from = before?.blockIndex ?? -1;
  if (from >= section) return false;
  const sections = sectionsOf(blocks, type);
  const level = blocks[section]?.level ?? LOWEST;
  return !blocks.some(
    ({ kind, level: here = LOWEST }, at) =>
      at > from &&
      at < section &&
      kind === "heading" &&
      here <= level &&
      sections[at]?.kind !== "unspoken" &&
      blocks[at + 1]?.kind !== "heading",
  );
}
const LOWEST = 6;

const OF_FEES = /(?:料金|費用|価格|値段|会費|授業料|使用料|利用料)$/u;
const AMOUNT = /[\d千万百]円|無料/u;

const leansOnHeading = ({ text, blockIndex }: Told, section: number) =>
  blockIndex === section + 1 && !standsAlone(text, "en");

/** So many signs tell whether an answer is told from its beginning. */
const BEGINNING = 12;

const isQuestionIn = (heading: string, language: Language) =>
  language === "ja" ? asksAsHeading(heading) : /\?$/.test(heading);

const ASKING =
  /^(?:what|how|why|when|where|who|whose|which|is|are|was|were|do|does|did|can|could|should|will|would|may|must|has|have)\b/i;

/** Whether an English heading can be told before the sentence below it, which leans on it. */
export function isAnnounceable(text: string, first: string): boolean {
  const heading = saidHeading(text, "en");
  return (
    heading !== null && (isQuestionIn(heading, "en") || isPlainName(heading) || says(first, heading, "en"))
  );
}

/** Parts of an English text that are announced by their names; each jump wants one, and many tire. */
const MOST_NAMED = 4;
/** A heading names its subject or its case; "Code anywhere" and "Your theme, your way" call out. */
function isPlainName(heading: string): boolean {
  if (CASE.test(heading)) return true;
  if (CLAUSE.test(heading)) return !OF_HOUSE.test(heading);
  const first = heading.split(/[\s,]/)[0]?.toLowerCase() ?? "";
  const isDeed =
    englishVerbs.get(first) === "base" ||
    (isDoing(first) && !OF_A_THING.test(heading)) ||
    ASKING.test(heading);
  return !isDeed && !CALLING.test(heading) && !OF_PLAN.test(heading) && !warmsUp(heading);
}
/** A plan's name is none of a part of the text. */
const OF_PLAN =
  /^(?:basic|standard|premium|free|pro|plus|essentials?|enterprise|starter|growth|teams?|business|personal)$/i;
/** "Making a request" names what is done. */
const OF_A_THING = /^\S+ (?:an?|the) /;
/** "How deep cleaning changes your budget" names a subject as a noun does. */
const CLAUSE =
  /^(?:how|why|what|where|when|who) (?!(?:is|are|was|were|do|does|did|can|could|should|will|would|has|have)\b)[^?]+$/i;
const OF_HOUSE = /\b(?:we|our|us|my|choose|buy|shop|order)\b/i;
/** "If you want to go": what a reader likes is no case. */
const CASE = /^(?:if|when|in case)\b(?! you (?:want|wish|would|need|like|prefer|fancy|have time))/i;
/** "Separating fact from fiction" names no thing; "Evening walks" does. */
const isDoing = (word: string) => {
  const stem = /^(.{3,})ing$/.exec(word)?.[1] ?? "";
  return [stem, `${stem}e`, stem.slice(0, -1)].some((one) => englishVerbs.get(one) === "base");
};
const CALLING =
  /\b(?:you|your|we|our|us|my|let[’']s|now|easy|easily|more|(?:fast|bett|easi|smart|cheap|strong)er|never|always|without|anywhere|everywhere|anything|everything|is|are|can|will)\b/i;

/** The share of a heading's words that has to be said; an English one is long, and mostly about the title's subject. */
const SAID: Record<Language, number> = { ja: 1, en: 0.5 };

/** Whether a text has said the words of a heading. */
function says(text: string, heading: string, language: Language): boolean {
  if (isQuestionIn(heading, language)) return false;
  const known = contentTerms(text, language);
  const terms = [...contentTerms(heading, language)];
  return terms.filter((term) => known.has(term)).length >= SAID[language] * terms.length;
}
