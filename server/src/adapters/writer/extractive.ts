import { critic } from "#kernel/critic/critic";
import { invalid } from "#kernel/errors";
import type { LeftOut } from "#kernel/left-out";
import type { Page } from "#kernel/page";
import type { ScriptSettings } from "#kernel/script-settings";
import type { Item } from "#kernel/shelf/items";
import { splitScript } from "#kernel/text/sentences";
import { sentenceSeconds, spokenSeconds } from "#kernel/text/spoken-seconds";
import type { Language } from "#kernel/vocabulary";
import type { Writer, WrittenScript, WrittenSentence } from "#ports/writer";
import { arranged } from "./extractive/arrange.ts";
import { choose } from "./extractive/choose.ts";
import type { Draft, Phrases } from "./extractive/draft.ts";
import { listed } from "./extractive/goods/is-listing.ts";
import { listingBuilder } from "./extractive/goods/listing.ts";
import { passagesOf } from "./extractive/goods/passages.ts";
import { offerOf } from "./extractive/offer.ts";
import { phrasesEn } from "./extractive/phrases-en.ts";
import { phrasesJa } from "./extractive/phrases-ja.ts";
import { proseBuilder } from "./extractive/prose/compose.ts";
import { isProse } from "./extractive/prose/is-prose.ts";
import { freed, rank } from "./extractive/rank.ts";
import { subjectOf } from "./extractive/subject.ts";
import { polite } from "./extractive/text/polite.ts";
import { tiesToBlock } from "./extractive/ties.ts";
import { sayableOf, type Unit } from "./extractive/units.ts";

const phrases: Record<Language, Phrases> = { ja: phrasesJa, en: phrasesEn };
const SENTENCES_A_PARAGRAPH = 5;
/** With sentences for this many times the length, there is enough, whatever an editor strikes. */
const PLENTY = 2;
/** A text is told in whole passages: of what stands alone much is left out. */
const PLENTY_OF_PROSE = 4;
/** The most of a script that is the writer's own, and not the page's. */
const OWN_SHARE = 0.6;
/** Sentences about specifications, two rows each: more of them in a longer script. */
const SECONDS_A_DETAIL = 30;
const MOST_DETAILS = 3;
/** From this length on there is time for what customers say. */
const ROOM_FOR_REVIEWS = 45;
const REVIEW_LENGTH: Record<Language, [number, number]> = { ja: [12, 80], en: [30, 200] };
/** Pauses between paragraphs are known only when they are there: the budget is corrected so often. */
const ROUNDS = 4;

/**
 * Writes with the page's own sentences: an opening, the best sentences in the order of an argument,
 * the facts, a closing, each style in its own way. Deterministic, needs no service. It honours language, style, length, audience, must-say and
 * must-not-say words; of an instruction it takes only the subjects it names, which it looks for in the
 * page. It cannot translate, shorten or rephrase.
 */
export const extractiveWriter = (): Writer => ({
  name: "extractive",
  repeats: true,
  secondsOf(page, settings) {
    const { name, seconds: target } = subjectOf(page, settings);
    const { units } = sayableOf(page, name, () => true);
    const material = units.reduce((sum, { seconds }) => sum + seconds, 0);
    // A page with little is quickly written, and only the script itself tells how long it gets.
    return material >= (isProse(page) ? PLENTY_OF_PROSE : PLENTY) * target
      ? material
      : spokenSeconds(compose(page, settings).paragraphs, page.language);
  },
  async write(page, settings, signal): Promise<WrittenScript> {
    signal.throwIfAborted();
    if (settings.language && settings.language !== page.language)
      throw invalid("settings.language", "untranslatable");
    return {
      language: page.language,
      ...compose(page, settings),
    };
  },
});

interface Composed {
  paragraphs: WrittenSentence[][];
  leftOut: LeftOut[];
}

function compose(page: Page, settings: ScriptSettings): Composed {
  const items = listed(page);
  if (items.length > 0) return composeListing(page, items, settings);
  return isProse(page) ? composeProse(page, settings) : composeGoods(page, settings);
}

function composeProse(page: Page, settings: ScriptSettings): Composed {
  const { language } = page;
  const { seconds: target } = subjectOf(page, settings);
  const ours = phrases[language];
  const forbidden = forbiddenBy(settings);
  const isFit = editorOf(page);
  const { build, own, isEmpty } = proseBuilder(page, settings, (text) => !forbidden(text) && isFit(text));
  if (isEmpty) return composeGoods(page, settings);
  const whole = (budget: number) => {
    const plain = build(budget);
    const unsaid = missing(settings.mustSay, plain);
    if (unsaid.length === 0) return plain;
    const mention = ours.mention(unsaid);
    return [...build(budget - sentenceSeconds(mention.text, language)), [mention]];
  };
  return { paragraphs: fitted(whole, target - own, target, language).map(oneSentenceEach), leftOut: [] };
}

const forbiddenBy = (settings: ScriptSettings) => (text: string) =>
  (settings.mustNotSay ?? []).some((word) => includes(text, word));

function composeGoods(page: Page, settings: ScriptSettings): Composed {
  const { language, type } = page;
  const ours = phrases[language];
  const subject = subjectOf(page, settings);
  const { style, seconds: target } = subject;
  const { offer, leftOut } = offerOf(page);
  const isProduct = type === "product";
  const forbidden = forbiddenBy(settings);
  const allowed = (drafts: Draft[]) => drafts.filter(({ text }) => !forbidden(text));
  const { units: all, reviews: written } = sayableOf(page, subject.name, editorOf(page));
  const units = freed(
    all.filter(({ sentences }) => !forbidden(sentences.join(""))),
    settings,
    language,
  );
  const scores = rank(units, subject, settings);
  const material = units.reduce((sum, { seconds }) => sum + seconds, 0);
  const isRoomy = target >= ROOM_FOR_REVIEWS || material < target;
  const details =
    material < target / 2 ? MOST_DETAILS : Math.min(MOST_DETAILS, Math.round(target / SECONDS_A_DETAIL));

  const everything = {
    opening: allowed(ours.opening(subject)),
    naming: isProduct && style === "narration" ? allowed(ours.naming(subject)) : [],
    offer: isProduct ? allowed(ours.offer(subject, offer)) : [],
    details: isProduct ? allowed(ours.details(subject)).slice(0, details) : [],
    rating: isRoomy ? allowed(ours.rating(offer)) : [],
    reviews: isRoomy ? allowed(quotable(written, language).map((text) => ours.review(text))) : [],
    closing: allowed(ours.closing(subject, offer)),
  };
  const seconds = (drafts: Draft[]) =>
    drafts.reduce((sum, { text }) => sum + sentenceSeconds(text, language), 0);
  const fixed = pruned(everything, (parts) => seconds(Object.values(parts).flat()) <= OWN_SHARE * target);
  const said = Object.values(fixed).flat();
  const own = seconds(said);

  const build = (budget: number) => {
    const inOrder = (mention: Draft[], left: number) => {
      const wanted = {
        language,
        budget: left,
        said: [subject.name, ...said.map(({ text }) => text)],
      };
      const chosen = isProduct
        ? passagesOf(units, scores, { ...wanted, blocks: page.blocks })
        : choose(units, scores, { ...wanted, lead: leadOf(units, page) });
      const body = paragraphsOf(chosen, language, isProduct || style !== "narration");
      return arranged({ ...fixed, body, mention }, style, type, language);
    };
    const plain = inOrder([], budget);
    const unsaid = missing(settings.mustSay, plain);
    if (unsaid.length === 0) return plain;
    const mention = ours.mention(unsaid);
    return inOrder([mention], budget - sentenceSeconds(mention.text, language));
  };
  return { paragraphs: fitted(build, target - own, target, language).map(oneSentenceEach), leftOut };
}

/** Tells the things of a list one after the other. */
function composeListing(page: Page, items: readonly Item[], settings: ScriptSettings): Composed {
  const { language } = page;
  const subject = subjectOf(page, settings);
  const { seconds: target } = subject;
  const forbidden = forbiddenBy(settings);
  const isFit = editorOf(page);
  const { build, own } = listingBuilder(page, items, subject, (text) => !forbidden(text) && isFit(text));
  const whole = (budget: number) => {
    const plain = build(budget);
    const unsaid = missing(settings.mustSay, plain);
    if (unsaid.length === 0) return plain;
    const mention = phrases[language].mention(unsaid);
    return [...build(budget - sentenceSeconds(mention.text, language)), [mention]];
  };
  return { paragraphs: fitted(whole, target - own, target, language).map(oneSentenceEach), leftOut: [] };
}

/** An article begins with what it is about; the items of a list are about one thing each. */
function leadOf(units: readonly Unit[], { blocks }: Page): number | undefined {
  const lead = units.findIndex(({ blockIndex }) => blocks[blockIndex]?.kind === "paragraph");
  return lead === -1 || lead > LATEST_LEAD ? undefined : lead;
}
const LATEST_LEAD = 4;

type Own = Record<"opening" | "naming" | "offer" | "details" | "rating" | "reviews" | "closing", Draft[]>;

/** A short script has no time for all that could be added: the least needed goes first. */
function pruned(own: Own, fits: (own: Own) => boolean): Own {
  const steps: ((parts: Own) => Own)[] = [
    (parts) => ({ ...parts, closing: parts.closing.slice(-1) }),
    (parts) => ({ ...parts, details: parts.details.slice(0, 1) }),
    (parts) => ({ ...parts, rating: [], reviews: [] }),
    (parts) => ({ ...parts, offer: parts.offer.slice(0, 1) }),
    (parts) => ({ ...parts, details: [] }),
  ];
  return steps.reduce((parts, step) => (fits(parts) ? parts : step(parts)), own);
}

/** Lets a sentence of the page pass that the critic has nothing against. */
function editorOf(page: Page): (sentence: string) => boolean {
  const judge = critic(page);
  const alone = { language: page.language, targetSeconds: 0 };
  return (text) => judge({ ...alone, paragraphs: [[{ text }]] }).every(({ kind }) => kind === "wrong_length");
}

/** Builds with a corrected budget until the whole lasts as long as was asked for. */
function fitted(
  build: (budget: number) => Draft[][],
  start: number,
  target: number,
  language: Language,
): Draft[][] {
  let budget = start;
  let best: { paragraphs: Draft[][]; off: number } | null = null;
  for (let round = 0; round < ROUNDS; round += 1) {
    const paragraphs = build(budget);
    const off = target - spokenSeconds(paragraphs, language);
    if (!best || Math.abs(off) < Math.abs(best.off)) best = { paragraphs, off };
    if (Math.abs(off) <= 0.03 * target) break;
    budget += off;
  }
  return best?.paragraphs ?? [];
}

/** The first review that is short and says something. */
const quotable = (reviews: readonly Unit[], language: Language): string[] => {
  const [least, most] = REVIEW_LENGTH[language];
  const fits = (text: string) => text.length >= least && text.length <= most && !/[?？「」“”]/.test(text);
  return reviews
    .flatMap(({ sentences, leans }) => (leans ? [] : sentences))
    .filter(fits)
    .slice(0, 1);
};

const includes = (text: string, word: string) => fold(text).includes(fold(word));
const fold = (text: string) => text.normalize("NFKC").toLowerCase();

function missing(phrasesToSay: readonly string[] | undefined, paragraphs: readonly Draft[][]): string[] {
  const said = paragraphs
    .flat()
    .map(({ text }) => text)
    .join("\n");
  return (phrasesToSay ?? []).filter((phrase) => !includes(said, phrase));
}

/** A paragraph a section of the page, long ones in two. */
function paragraphsOf(units: Unit[], language: Language, isPolite: boolean): Draft[][] {
  const paragraphs: Draft[][] = [];
  let section: number | null = null;
  for (const unit of units) {
    const current = paragraphs.at(-1);
    const drafts = unit.sentences.map((sentence) => {
      const text =
        language === "ja" && isPolite && tiesToBlock(sentence, 0).length === 0 ? polite(sentence) : sentence;
      return { text, ties: tiesToBlock(text, unit.blockIndex) };
    });
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
