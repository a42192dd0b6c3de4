import { invalid } from "#kernel/errors";
import type { Page } from "#kernel/page";
import { DEFAULT_TARGET_SECONDS, type ScriptSettings } from "#kernel/script-settings";
import { splitScript } from "#kernel/text/sentences";
import { sentenceSeconds } from "#kernel/text/spoken-seconds";
import type { Language, PageType } from "#kernel/vocabulary";
import type { Writer, WrittenScript, WrittenSentence } from "#ports/writer";
import { choose } from "./extractive/choose.ts";
import type { Draft, Phrases } from "./extractive/draft.ts";
import { phrasesEn } from "./extractive/phrases-en.ts";
import { phrasesJa } from "./extractive/phrases-ja.ts";
import { rank } from "./extractive/rank.ts";
import { subjectOf } from "./extractive/subject.ts";
import { tiesToBlock } from "./extractive/ties.ts";
import { type Unit, unitsOf } from "./extractive/units.ts";

const phrases: Record<Language, Phrases> = { ja: phrasesJa, en: phrasesEn };
/** The most of a script that facts may take; the rest is the page's own words. */
const FACTS_SHARE = 0.45;
const SENTENCES_A_PARAGRAPH = 5;

/**
 * Writes with the page's own sentences: an opening, the facts, the best sentences in their order, a
 * closing. Deterministic, needs no service. It honours language, style, length, audience, must-say and
 * must-not-say words; of an instruction it takes only the subjects it names, which it looks for in the
 * page. It cannot translate, shorten or rephrase.
 */
export const extractiveWriter = (): Writer => ({
  name: "extractive",
  async write(page, settings, signal): Promise<WrittenScript> {
    signal.throwIfAborted();
    if (settings.language && settings.language !== page.language)
      throw invalid("settings.language", "untranslatable");
    return {
      language: page.language,
      paragraphs: compose(page, settings),
      sourceCharacters: charactersOf(page),
    };
  },
});

const charactersOf = (page: Page) => page.blocks.reduce((sum, { text }) => sum + text.length, 0);

function compose(page: Page, settings: ScriptSettings): WrittenSentence[][] {
  const { language } = page;
  const ours = phrases[language];
  const subject = subjectOf(page, settings);
  const forbidden = (text: string) => (settings.mustNotSay ?? []).some((word) => includes(text, word));
  const allowed = (drafts: Draft[]) => drafts.filter(({ text }) => !forbidden(text));
  const seconds = (drafts: Draft[]) =>
    drafts.reduce((sum, { text }) => sum + sentenceSeconds(text, language), 0);
  const target = settings.targetSeconds ?? DEFAULT_TARGET_SECONDS;

  const opening = allowed(ours.opening(subject));
  const closing = allowed(ours.closing(subject));
  const offer = allowed(ours.offer(subject));
  const details = within(FACTS_SHARE * target - seconds(offer), allowed(ours.details(subject)), seconds);
  const units = unitsOf(page).filter(({ sentences }) => !forbidden(sentences.join("")));
  const scores = rank(units, subject, settings);
  const fill = (budget: number) => paragraphsOf(choose(units, scores, budget));

  const budget = target - seconds([...opening, ...offer, ...details, ...closing]);
  const unsaid = missing(settings.mustSay, [opening, offer, details, ...fill(budget), closing]);
  const mention = unsaid.length > 0 ? [ours.mention(unsaid)] : [];
  const body = mention.length > 0 ? fill(budget - seconds(mention)) : fill(budget);
  return inOrder({ opening, offer, details, body, mention, closing }, page.type)
    .filter((paragraph) => paragraph.length > 0)
    .map(oneSentenceEach);
}

interface Parts extends Record<"opening" | "offer" | "details" | "mention" | "closing", Draft[]> {
  body: Draft[][];
}

/** A buyer asks what it is, then what it costs and whether it is there, then why, and how to get it. */
function inOrder({ opening, offer, details, body, mention, closing }: Parts, type: PageType): Draft[][] {
  if (type !== "product") return [opening, ...body, mention, closing];
  const [what = [], ...why] = body;
  return [opening, what, offer, ...why, details, mention, closing];
}

const includes = (text: string, word: string) => fold(text).includes(fold(word));
const fold = (text: string) => text.normalize("NFKC").toLowerCase();

function missing(phrasesToSay: readonly string[] | undefined, paragraphs: Draft[][]): string[] {
  const said = paragraphs
    .flat()
    .map(({ text }) => text)
    .join("\n");
  return (phrasesToSay ?? []).filter((phrase) => !includes(said, phrase));
}

/** The first drafts that fit; they come by importance. */
function within(budget: number, drafts: Draft[], seconds: (drafts: Draft[]) => number): Draft[] {
  const count = drafts.findIndex((_, index) => seconds(drafts.slice(0, index + 1)) > budget);
  return count === -1 ? drafts : drafts.slice(0, count);
}

/** A paragraph a section of the page, long ones in two. */
function paragraphsOf(units: Unit[]): Draft[][] {
  const paragraphs: Draft[][] = [];
  let section: number | null = null;
  for (const unit of units) {
    const current = paragraphs.at(-1);
    const drafts = unit.sentences.map((text) => ({ text, ties: tiesToBlock(text, unit.blockIndex) }));
    if (current && unit.section === section && current.length < SENTENCES_A_PARAGRAPH)
      current.push(...drafts);
    else paragraphs.push(drafts);
    section = unit.section;
  }
  return paragraphs;
}

/** Scripts are divided again when they are read: what counts as one sentence must be one there too. */
function oneSentenceEach(paragraph: Draft[]): Draft[] {
  return paragraph.flatMap(({ text, ties }) =>
    splitScript(text).map((sentence) => ({
      text: sentence.text,
      ties: ties.filter((tie) => sentence.text.includes(tie.text)),
    })),
  );
}
