import type { Page } from "#kernel/page";
import type { Language, PageType } from "#kernel/vocabulary";
import { isInSections } from "../is-in-sections-en.ts";
import { essentialsInEnglish } from "../notices/essentials-en.ts";
import { DUE, essentialsOf } from "../notices/essentials-ja.ts";
import { matterBeforeReasons } from "../notices/matter-before-reasons-ja.ts";
import { testedOn } from "../notices/tested-ja.ts";
import { asksForReason, reasonIn } from "../reason-of-title-ja.ts";
import { introductionInEnglish } from "../voices/full-names-en.ts";
import { feesOfReport, isReport } from "../voices/reports.ts";

/** Facts of a page beside its sentences. */
export interface Known {
  language: Language;
  type: PageType;
  blocks: Page["blocks"];
  title: string;
  site: string | null;
  /** The subject as a script says it. */
  name: string;
  /** Seconds of good text that one would give for what a listener must know to act, by its block. */
  essentials: ReadonlyMap<number, number>;
  /** The worth that each second of a block has beyond that of others, by the kind of the page. */
  perSecond?: ReadonlyMap<number, number>;
  /** Whether nobody begins with the sentence at a place, and whether by rule it cannot stand alone. */
  isPoorBeginning?: (index: number) => boolean;
  pointsBack?: (index: number) => boolean;
  /** Whether it leads to what the next one says. */
  leadsUp?: (index: number) => boolean;
  /** Whether it is parted into what one looks up: a choice may begin in any of its parts. */
  isParted?: boolean;
  /** Whether somebody who is called by a surname alone is told in full. */
  isToldInFull?: (surname: string) => boolean;
}

export const knownOf = (page: Page, name: string): Known => ({
  language: page.language,
  type: page.type,
  blocks: page.blocks,
  title: page.title,
  site: page.site,
  name,
  essentials: essentialsOn(page),
  perSecond: perSecondOn(page),
  isParted: isParted(page),
  isToldInFull: (surname) =>
    page.language === "en" &&
    page.type !== "product" &&
    introductionInEnglish(surname, page.blocks.map(({ text }) => text).join("\n")) !== null,
});

/** Goods are, by their nature. */
const isParted = (page: Page): boolean =>
  page.language === "en" && (page.type === "product" || isInSections(page));

/** Why something was done is worth less where it stands above what it is, and what a test comes to is worth more. */
const BEHIND_MATTER = -4;
const COMES_TO = 3;
const SAYS_WHY = 7;
const perSecondOn = (page: Page): ReadonlyMap<number, number> =>
  new Map([
    ...[...matterBeforeReasons(page).reasons].map((at) => [at, BEHIND_MATTER] as const),
    ...[...testedOn(page).verdict].map((at) => [at, COMES_TO] as const),
    ...(asksForReason(page) ? [reasonIn(page) ?? -1] : []).map((at) => [at, SAYS_WHY] as const),
  ]);

/** Blocks that say what one has to know to act, by the seconds of other text that each is worth. */
export function essentialsOn(page: Page): ReadonlyMap<number, number> {
  if (page.language === "en") return essentialsInEnglish(page);
  return isReport(page) ? feesOfReport(page) : essentialsOf(page);
}

/** Whether a sentence that begins such a block needs nothing before it: fees, hours, the day until which one may apply. */
export const standsByItself = ({ language, essentials }: Known, blockIndex: number): boolean =>
  language === "ja" ? (essentials.get(blockIndex) ?? 0) >= DUE : essentials.has(blockIndex);
