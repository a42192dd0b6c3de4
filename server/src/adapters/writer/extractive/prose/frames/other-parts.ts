import type { Block, Page } from "#kernel/page";
import { alternativesOf } from "#kernel/text/phrases";
import { sentenceSeconds } from "#kernel/text/spoken-seconds";
import type { Language } from "#kernel/vocabulary";
import type { Draft } from "../../draft.ts";
import { sectionsOf } from "../../sections.ts";
import { listedInEnglish } from "../../text/sentences/noun-phrase.ts";
import { isInLanguage, speakable } from "../../text/signs/speakable.ts";
import { tiesToBlock } from "../../ties.ts";
import { isNewsReport } from "../passages/news-report-en.ts";
import { isOfEveryPage } from "../points/section-names-en.ts";

/** A shorter script has no time for what it does not tell. */
const ROOM = 45;
/** The share of a script that may go into the names of what it leaves to the page. */
const SHARE = 0.15;
const FEWEST = 2;
const MOST = 4;
/** A bold line names a box. */
const LOWEST = 6;
/** With less text below it a heading names a link or a picture. */
const LEAST_TEXT: Record<Language, number> = { ja: 60, en: 150 };
const LONGEST: Record<Language, number> = { ja: 26, en: 60 };
const END = new RegExp(`^(?:${alternativesOf("heading-conclusions")})(?!\\p{L})`, "iu");
const EMPTY = new RegExp(`^(?:${alternativesOf("headings-without-matter")})$`, "i");
const NUMBER = /^(?:(?:chapter|part|section|step) )?(?:\d{1,2}\.)*\d{1,2}[.):]?\s+|^[①-⑳■◆●▼]\s*/iu;
const UNSAYABLE = /[=<>{}[\]_/|@#“”"「」『』:：]|\d{3}|https?|\w\(|^[\p{Lu}\s]{5,}$/u;

/**
 * Names the parts of a text that a script did not come to, so that its listener knows what the rest is about; null
 * where the text has no such parts, or their headings cannot be said.
 */
export function otherParts(page: Page, told: ReadonlySet<number>, seconds: number): Draft | null {
  if (seconds < ROOM || isNewsReport(page)) return null;
  const parts = untoldParts(page, told);
  const names = parts.flatMap(({ heading, at }) => {
    const name = nameOf(heading, page.language);
    return name ? [{ name, at }] : [];
  });
  if (names.length < FEWEST || names.length < parts.length / 2) return null;
  for (let most = Math.min(MOST, names.length); most >= FEWEST; most -= 1) {
    const some = names.slice(0, most);
    const isAll = most === parts.length;
    const text = saying[page.language](
      some.map(({ name }) => name),
      isAll,
    );
    if (sentenceSeconds(text, page.language) <= SHARE * seconds)
      return { text, ties: some.flatMap(({ name, at }) => tiesToBlock(name, at)) };
  }
  return null;
}

const saying: Record<Language, (names: readonly string[], isAll: boolean) => string> = {
  en: (names, isAll) => {
    const quoted = listedInEnglish(names.map((name) => `“${name}”`));
    return isAll ? `Its other parts are ${quoted}.` : `Among its other parts are ${quoted}.`;
  },
  ja: (names, isAll) =>
    `このほかに、${names.map((name) => `「${name}」`).join(isAll && names.length === 2 ? "と" : "、")}${isAll ? "" : "など"}の項目があります。`,
};

interface Part {
  heading: string;
  at: number;
}

/** Parts of the highest rank that has several, behind the last one of which something was told. */
function untoldParts({ blocks, type, language }: Page, told: ReadonlySet<number>): Part[] {
  const sections = sectionsOf(blocks, type);
  const heads = blocks.flatMap((block, at) =>
    block.kind === "heading" && at > 0 && (block.level ?? LOWEST) < LOWEST
      ? [{ at, level: block.level ?? LOWEST }]
      : [],
  );
  const ranks = [...new Set(heads.map(({ level }) => level))].sort();
  const rank = ranks.find((level) => heads.filter((head) => head.level === level).length > FEWEST);
  const last = Math.max(-1, ...told);
  return heads.flatMap(({ at, level }) => {
    if (level !== rank || at < last || sections[at]?.kind !== "own") return [];
    const end = heads.find((head) => head.at > at && head.level <= level)?.at ?? blocks.length;
    const heading = (blocks[at]?.text ?? "").normalize("NFKC").replace(NUMBER, "").trim();
    const isPart =
      !END.test(heading) &&
      !EMPTY.test(heading) &&
      !isOfEveryPage(heading) &&
      textIn(blocks.slice(at + 1, end)) >= LEAST_TEXT[language];
    return isPart ? [{ heading, at }] : [];
  });
}

const textIn = (blocks: readonly Block[]) =>
  blocks.reduce((sum, { kind, text, card }) => sum + (kind === "heading" || card ? 0 : text.length), 0);

function nameOf(heading: string, language: Language): string | null {
  const name = speakable(heading, language)
    .replace(/[\s.。:：;、,–—-]+$/, "")
    .trim();
  const isSayable =
    name.length >= 2 &&
    name.length <= LONGEST[language] &&
    !UNSAYABLE.test(name) &&
    (language === "ja" || isInLanguage(name, language));
  return isSayable ? name : null;
}
