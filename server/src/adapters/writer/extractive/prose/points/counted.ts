import type { Page } from "#kernel/page";
import { alternativesOf } from "#kernel/text/phrases";
import type { Language } from "#kernel/vocabulary";
import { toldThingsOf } from "../../rows/told-rows-en.ts";
import { sectionsOf } from "../../sections.ts";
import { isInLanguage, speakable } from "../../text/signs/speakable.ts";

const NUMBER = /^(?:#\s?)?(\d{1,2}|[一二三四五六七八九十](?=、))(?:[.)):：、]\s*|\s[-–—]\s|\s+(?=\p{L}))/u;
const KANJI = "一二三四五六七八九十";
const numberOf = (text: string) => (KANJI.includes(text) ? KANJI.indexOf(text) + 1 : Number(text));
const FEWEST = 3;
/** More names than this nobody keeps in mind. */
const MOST = 5;
const LONGEST: Record<Language, number> = { ja: 26, en: 60 };
const EMPTY = new RegExp(`^(?:${alternativesOf("headings-without-matter")})$`, "i");

/** Things that a page tells of one by one; not `isAll` where only the first are named. */
interface Counted {
  names: string[];
  isAll: boolean;
  /** The title's word for them, where each heading says that it is one: "myths". */
  kind?: string;
}

/**
 * The things whose number a title gives, by their headings: whoever hears of "5 trends" wants to know
 * which. Null where the headings are not so many, or one of them cannot be said.
 */
export function countedOn(page: Page): Counted | null {
  const { title, blocks, type, language } = page;
  // Where each has a sentence of its own, its name is heard there.
  if (toldThingsOf(page)) return null;
  const promised = countPromised({ title, language });
  const sections = sectionsOf(blocks, type);
  const headings = blocks.filter(
    ({ kind, text }, index) =>
      kind === "heading" && sections[index]?.kind !== "unspoken" && !EMPTY.test(text.trim()),
  );
  if (language === "ja" && (!promised || promised === numberedIn(headings).length)) {
    const points = numberedIn(headings).map((heading) => nameOf(heading, language));
    const isTold = points.length >= FEWEST && points.length <= MOST && !points.includes(null);
    if (isTold) return { names: points.flatMap((name) => name ?? []), isAll: true };
  }
  if (!promised)
    return language === "en"
      ? labelledOn(
          title,
          headings.map(({ text }) => text.trim()),
        )
      : null;
  const numbered = inOrder(headings.map(({ text }) => text.normalize("NFKC").trim()));
  const levels = [...Map.groupBy(headings, ({ level }) => level).values()];
  const all = [numbered, ...levels.map((some) => some.map(({ text }) => text))];
  const found = all.find(({ length }) => length >= FEWEST && length === promised);
  const names = found?.map((heading) => nameOf(heading, language)) ?? [];
  if (names.length === 0 || names.some((name) => name === null)) return null;
  const isAll = names.length <= MOST;
  return { names: names.flatMap((name) => name ?? []).slice(0, MOST), isAll };
}

/** 「その1 包む前に書く」: a page in Japanese counts its points so. */
const OF_POINT = /^その\s?([1-9一二三四五六七八九])[\s.:：、)]+/u;
/** Headings that count from one, if all that count do so in their order. */
function numberedIn(headings: readonly { text: string }[]): string[] {
  const found = headings.flatMap(({ text }) => {
    const heading = text.normalize("NFKC").trim();
    const [, number] = OF_POINT.exec(heading) ?? [];
    return number ? [{ heading, number: numberOf(number) }] : [];
  });
  return found.every(({ number }, at) => number === at + 1) ? found.map(({ heading }) => heading) : [];
}

/** "Myth: Looms are slow", "Tip #2: Oil the reed": below a title of myths, or of tips. */
const LABELLED = /^(\p{L}{3,})(?: #?\d{1,2})?\s?[:–—-] (.+)$/u;
/** The title's word for what a heading says that it is, and the rest of that heading. */
export function labelOf(heading: string, title: string): { kind: string; rest: string } | null {
  const [, label = "", rest = ""] = LABELLED.exec(heading) ?? [];
  const kind = label
    ? new RegExp(`\\b${label.replace(/y$/i, "(?:y|ie)")}s\\b`, "i").exec(title)?.[0]
    : undefined;
  return kind ? { kind: kind.toLowerCase(), rest } : null;
}
function labelledOn(title: string, headings: readonly string[]): Counted | null {
  const found = headings.flatMap((text) => {
    const label = labelOf(text, title);
    return label ? [{ name: nameOf(label.rest, "en"), kind: label.kind }] : [];
  });
  const names = found.flatMap(({ name }) => name ?? []);
  const kinds = new Set(found.map(({ kind }) => kind));
  if (names.length < FEWEST || names.length < found.length || kinds.size > 1) return null;
  return { names: names.slice(0, MOST), isAll: names.length <= MOST, kind: [...kinds].join() };
}

const TIMES =
  "(?:second|minute|hour|day|night|week|month|year|decade|season|series|episode|chapter|part|time)s?";
/** "The 10 best looms", 「織り機3選」: nothing but a list has its number there. */
const COUNT: Record<Language, RegExp> = {
  en: new RegExp(
    `^(?:(?:the|top|our|my|these) )*(\\d{1,2}) (?!(?:[\\p{L}'’-]+ )?${TIMES}\\b)(?:[\\p{L}'’-]+ ){0,6}?(?:people|\\p{L}+[^\\P{L}suiSUI]s)(?![\\p{L}'’-])`,
    "iu",
  ),
  ja: /(?<![第\d.,一二三四五六七八九十百千-])(\d{1,2}|[三四五六七八九十](?=つ|の|個|[かカヵケヶ箇]条)) ?(?:選(?![手挙考出択目ばびん])|つの|個の|[かカヵケヶ箇]条|のこと|種類|の(?:理由|方法))/u,
};

/**
 * How many things a title gives promise of; null where it counts none. Behind a whole title the number is that of
 * one of its parts: 「雨どいを自分で直す方法｜道具・手順・三つの失敗」.
 */
export function countPromised({ title, language }: Pick<Page, "title" | "language">): number | null {
  const whole = title.normalize("NFKC").trim();
  const [first = ""] = whole.split(/\s*\|\s*/);
  const said = language === "ja" && first.length >= WHOLE_TITLE ? first : whole;
  const [, promised] = COUNT[language].exec(said) ?? [];
  return promised ? numberOf(promised) : null;
}
/** The word for the things that an English title counts: "tips" of "Looms: 5 simple tips for beginners". */
export function countedNoun(title: string): string | null {
  const parts = title.normalize("NFKC").split(/:\s|\s[–—|-]\s/);
  const found = parts.flatMap((part) => COUNT.en.exec(part.trim())?.[0] ?? []);
  return found[0]?.split(" ").at(-1)?.toLowerCase() ?? null;
}
/** A shorter beginning is the name of a house. */
const WHOLE_TITLE = 12;

/** Headings that count from one: "1. Looms", "2. Wool". */
export function inOrder(headings: readonly string[]): string[] {
  const names: string[] = [];
  for (const text of headings) {
    const [all = "", number] = NUMBER.exec(text) ?? [];
    if (number !== undefined && numberOf(number) === names.length + 1) names.push(text.slice(all.length));
  }
  return names;
}

/** "Boring Looms (2015)" */
export const withoutYear = (heading: string, language: Language) =>
  language === "en" ? heading.replace(/\s*\((?:1[89]|20)\d\d\)/g, "") : heading;

/** "Where to stay" is no mill. */
const OTHER_THAN_THINGS =
  /^(?:how|where|why|when|what|which|who|conclusion|introduction|summary|final|about|bonus|faqs?)\b|^(?:なぜ|どう|どこ|いつ|まとめ|はじめに|おわりに|最後に)/i;

/** "Best for beginners: Oak Loom": the place on a list, and behind it the thing. */
const PLACED =
  /^(?:the )?(?:best|top|runners?[ -]up|most|cheapest|easiest|fastest|(?:editor[’']s|our|overall) (?:choice|pick))\b[^:–—]{0,50}?(?::\s+|\s[–—-]\s)(?=[\p{Lu}\d])/iu;

export function nameOf(heading: string, language: Language, longest = LONGEST[language]): string | null {
  const whole = heading.normalize("NFKC").trim();
  // Within the marks of the name others would not be heard.
  const bare = OF_POINT.test(whole) ? whole.replace(OF_POINT, "").replace(/[「」『』]/gu, "") : whole;
  const name = speakable(withoutYear(bare, language).replace(NUMBER, "").replace(PLACED, ""), language)
    .replace(/[\s.。:：;、,–—-]+$/, "")
    .trim();
  const isSayable =
    name.length >= 2 &&
    name.length <= longest &&
    !EMPTY.test(name) &&
    !OTHER_THAN_THINGS.test(name) &&
    !/[=<>{}[\]_/|@#“”"「」『』!?！？]|\d{3}|https?/.test(name) &&
    (language === "ja" || isInLanguage(name, language));
  return isSayable ? name : null;
}
