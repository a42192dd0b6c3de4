import { spokenSeconds } from "#kernel/text/spoken-seconds";
import type { Language } from "#kernel/vocabulary";
import type { Draft, Subject } from "../draft.ts";
import { leavesMuch, tellsFewer } from "./frames/closings.ts";
import { type About, framesOf } from "./frames/frames.ts";
import { withoutOpeningAgain } from "./frames/said-in-opening.ts";
import { speakerIn } from "./house.ts";
import { ofSameCompany } from "./same-company-ja.ts";

/** The sentences that are ours around a text's own words. */
export interface Frame {
  opening: readonly Draft[];
  /** Of plans and their prices, behind the text. */
  plans: readonly Draft[];
  closing: Draft[];
  /** Behind a text that is told as a whole. */
  ending: Draft[];
  /** Where there is no time for the closing. */
  brief: Draft[];
}

export function textFrameOf(
  subject: Subject,
  about: About,
  isAllowed: (text: string) => boolean,
  { added, plans }: { added: readonly Draft[]; plans: readonly Draft[] },
): Frame {
  const frames = framesOf[subject.page.language];
  const allowed = (drafts: readonly Draft[]) => drafts.filter(({ text }) => isAllowed(text));
  return {
    opening: [...allowed(frames.opening(subject, about)), ...added],
    plans,
    closing: allowed(frames.closing(subject, about)),
    ending: allowed(frames.ending(subject, about)),
    brief: allowed(frames.brief(subject)),
  };
}

interface Framed {
  /** Whether nothing of the text is left out. */
  isWhole: boolean;
  /** Whether it was told from its beginning, and goes on on the page. */
  isBegun?: boolean;
  isUnclosed: boolean;
  /** Whether nothing of ours is said but what introduces the text. */
  isBare?: boolean | undefined;
  /** Whether it is said that this was the beginning. */
  isEked?: boolean | undefined;
  /** The sentences told, where somebody speaks in them of whom the frame has to say who it is. */
  texts?: readonly string[];
  /** The sentence that names other parts of the text. */
  others?: Draft | null;
  isAllowed: (text: string) => boolean;
}

/** A text's paragraphs within their frame, which says whose words they are, unless that may not be said. */
export function framed(
  own: Draft[][],
  frame: Frame,
  subject: Subject,
  about: About,
  {
    isWhole: isTold,
    isBegun = false,
    isUnclosed,
    isBare = false,
    isEked = false,
    texts,
    others = null,
    isAllowed,
  }: Framed,
): Draft[][] {
  const { opening, plans, closing, ending, brief } = frame;
  const spoken = texts ? speakerIn(opening, texts, subject, about) : { opening, speaker: [] };
  const ofCompany = ofSameCompany(own, opening, subject);
  const isSaid = [...spoken.opening, ...spoken.speaker].every(({ text }) => isAllowed(text));
  const said = ofCompany ?? own;
  const matter = subject.page.language === "ja" ? withoutOpeningAgain(said, opening) : said;
  const told = ofCompany === null && isSaid ? [spoken.speaker, ...matter] : matter;
  const heard = told.flat();
  const isWhole = isTold && !tellsFewer(subject, heard) && !leavesMuch(subject, heard);
  const last = isBare ? [] : isWhole ? ending : isUnclosed ? brief : closing;
  const isPart = isBegun && !isWhole;
  const besides = others && !isWhole && !isBare && isAllowed(others.text) ? [others] : [];
  const rest = [...besides, ...(isPart ? last.map(asRest) : last)];
  const frames = framesOf[subject.page.language];
  const end = isPart && isEked ? (frames.withSoFar?.(subject.style, rest) ?? rest) : rest;
  const opened = isSaid ? spoken.opening : opening;
  const first = isBare ? opened.filter((draft) => !isImprint(draft, subject)) : opened;
  const all = [[...first], ...told, [...plans], end].filter(({ length }) => length > 0);
  // A whole text that is longer than was asked for needs no further words.
  const { language } = subject.page;
  const isLong =
    isWhole && ending.length > 0 && spokenSeconds(all, language) > MOST_WITH_END[language] * subject.seconds;
  return isLong ? all.slice(0, -1) : all;
}

/** 「続きは、…のページでお読みいただけます。」: nobody asks for all of what one has heard the beginning of. */
const asRest = (draft: Draft): Draft => ({ ...draft, text: draft.text.replace(/^全文は、/u, "続きは、") });

/** When a text was published and who wrote it, in a sentence of its own. */
export const isImprint = ({ text, ties }: Draft, { page, name }: Subject) =>
  ties.length > 0 &&
  !text.includes(name) &&
  ties.every(({ factId }) =>
    page.facts.some(({ id, kind }) => id === factId && (kind === "published" || kind === "author")),
  );

/** A Japanese listener who hears no end waits for it. */
const MOST_WITH_END: Record<Language, number> = { ja: 1.03, en: 1 };
