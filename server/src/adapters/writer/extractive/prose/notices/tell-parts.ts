import type { Page } from "#kernel/page";
import { foldedName } from "#kernel/text/house-address";
import { isFollowing } from "../../rows/row-marks-ja.ts";
import { leansOnPrevious } from "../../text/wording.ts";
import { byUrgency, inParagraphs, type Ranked } from "../by-urgency.ts";
import { withoutRepeats } from "../left-out/without-repeats.ts";
import { type ProseLine, proseLinesOf } from "../lines.ts";
import { registerOf } from "../register.ts";
import type { Told } from "../wording.ts";
import { fromOffer } from "./offered-first-ja.ts";
import { isReasonHeading, noticePartOf, urgencyOfParts } from "./part-headings.ts";

/** So much of the time a notice's beginning may take before the parts by which one acts. */
const LEAD_SHARE = 0.52;
const FEWEST_PARTS = 2;
const MOST_LINES = 120;
/** A notice that fills less of its time is told another way. */
const SHORTEST = 0.75;
const LEAD = 0;
const FIRST = 1;
/** For whom and how much comes before it, how one applies behind it; in English the first sentence of each part. */
const DUE = 1.25;
const CONTACT = 4;
const REST_OF_LEAD = 6;
/** Of each part only so much is heard before the others have had their turn. */
const FURTHER = 2;
/** Less than would bring a part behind the deadline. */
const A_PLACE = 0.1;

interface Part {
  lines: ProseLine[];
  heading: string;
  isContact: boolean;
}

/**
 * A notice whose parts have headings, in so many seconds: its beginning, and then of each part by which a listener acts
 * its first sentences, and more of them where there is time. Why it came so, and what is beside it, stays on the page.
 * Null for a page without such parts.
 */
export function partsTeller(
  page: Page,
  isFit: (sentence: string) => boolean,
): (budget: number) => Told[][] | null {
  const { blocks, language, title } = page;
  // In its own words: whoever says "we" in them is introduced.
  const lines = withoutRepeats(proseLinesOf(page, registerOf(page), isFit, MOST_LINES), page);
  const headings = [...Map.groupBy(lines, ({ section }) => section)];
  const isOfTitle = (section: number) => section === -1 || sameWords(blocks[section]?.text ?? "", title);
  const lead = fromOffer(
    headings.filter(([section]) => isOfTitle(section)).flatMap(([, own]) => own),
    title,
  );
  const parts = headings.flatMap(([section, own]): Part[] => {
    const heading = blocks[section]?.text ?? "";
    const kind = isOfTitle(section) ? null : noticePartOf(heading, language);
    const told = kind === null ? [] : wholeFrom(own, section);
    return told.length > 0 ? [{ lines: told, heading, isContact: kind === "contact" }] : [];
  });
  const named = blocks.filter(
    ({ kind, text }) => kind === "heading" && noticePartOf(text, language) === "act",
  );
  // Reasons below a heading of their own set off even a single part by which one acts.
  const hasReasons = blocks.some(({ kind, text }) => kind === "heading" && isReasonHeading(text, language));
  const fewest = hasReasons ? 1 : FEWEST_PARTS;
  if (lead.length === 0 || named.length < fewest || !parts.some(({ isContact }) => !isContact))
    return () => null;
  const urgency = urgencyOfParts(
    blocks.flatMap(({ kind, text }) => (kind === "heading" ? [text] : [])),
    language,
  );
  const unitsOfParts = parts.flatMap(({ lines: own, heading, isContact }) => {
    const rank = isContact ? CONTACT : FIRST + A_PLACE * (urgency.get(heading) ?? 0);
    return inTurn(own, (at) => rank + at * FURTHER);
  });
  return (budget) => {
    let seconds = 0;
    const unitsOfLead = inTurn(lead, (at, unit) => {
      seconds += secondsOf(unit);
      return at === 0 || seconds <= LEAD_SHARE * budget ? LEAD : REST_OF_LEAD;
    });
    const units = [...unitsOfLead, ...unitsOfParts];
    const { taken, left } = byUrgency(units, budget);
    return left > (1 - SHORTEST) * budget ? null : inParagraphs(units, taken);
  };

  /** A part from right below its heading, up to what cannot be said. */
  function wholeFrom(own: readonly ProseLine[], section: number): ProseLine[] {
    const [first] = own;
    if (!first?.begins || isCutFrom(section, first) || leansOnPrevious(first.sentences[0] ?? "", language))
      return [];
    // "For AK170-B, the colour is black.": a table to look up something tells nothing by one of its rows.
    const gap = own.findIndex(
      (line, at) =>
        at > 0 &&
        ((line.gap && !isBesideTable(own[at - 1], line)) ||
          pointsAtNothing(own, at) ||
          (language === "en" && line.isRow && !line.isTold)),
    );
    return pointsAtNothing(own, 0) ? [] : own.slice(0, gap === -1 ? undefined : gap);
  }

  /** Whether something stands between a heading and the line that could not be said; the head of its table is said with it. */
  function isCutFrom(section: number, { blockIndex, isTold }: ProseLine): boolean {
    const above = blocks.slice(section + 1, blockIndex);
    return above.some(
      ({ text, kind }) => text !== "" && !(isTold && (kind === "table_row" || POINTS_BELOW.test(text))),
    );
  }

  /** One sentence tells several rows: the others are no gap before it, nor behind it. */
  function isBesideTable(before: ProseLine | undefined, line: ProseLine): boolean {
    const between = blocks.slice((before?.blockIndex ?? 0) + 1, line.blockIndex);
    const isTable = between.length > 0 && between.every(({ kind }) => kind === "table_row");
    return isTable && (line.isTold || before?.isTold === true);
  }

  /** Sentence after sentence, each behind the one before it, those together that are nothing alone. */
  function inTurn(own: readonly ProseLine[], rankOf: (at: number, unit: readonly ProseLine[]) => number) {
    const groups: ProseLine[][] = [];
    // 「次のとおり減額します。」 says nothing without the rows below it.
    let isOpen = false;
    /** Sentences between the two are heard behind the rows. */
    let between: ProseLine[] = [];
    for (const [at, line] of own.entries()) {
      const isApart = isOpen && !line.isTold && !line.leans && !line.isCondition;
      if (isApart || (between.length > 0 && line.leans && !line.isTold)) {
        between.push(line);
        continue;
      }
      // A step is told with what one sees by it, or not at all.
      const isOfStep =
        line.kind === "list_item" && !line.begins && language === "ja" && !namesDeadline(groups.at(-1) ?? []);
      const isBound =
        isOpen || isOfStep || line.leans || line.isCondition || isFollowing(blocks[line.blockIndex]);
      if (between.length > 0 && !isBound) {
        groups.push(between);
        between = [];
      }
      if (isBound && groups.length > 0) groups.at(-1)?.push(line);
      else groups.push([line]);
      const hasRows = own.slice(at + 1, at + 1 + NEAR).some(({ isTold }) => isTold);
      isOpen = !line.isTold && (isOpen || (hasRows && POINTS_BELOW.test(line.sentences.join(""))));
    }
    if (between.length > 0) groups.push(between);
    const units: Ranked[] = [];
    for (const [at, group] of groups.entries()) {
      const behind = units.at(-1);
      const isDue = behind !== undefined && namesDeadline(group);
      const rank = isDue ? Math.min(DUE, rankOf(at, group)) : rankOf(at, group);
      units.push({ lines: group, rank, isWhole: true, ...(behind && !isDue && { behind }) });
    }
    return units;
  }
}

/** "Apply by 30 June.", 「修理の日から60日以内に郵送してください。」: until when, wherever a part says it. */
const namesDeadline = ([first]: readonly ProseLine[]) =>
  first?.begins === true && first.sentences.some((text) => DEADLINE_EN.test(text) || DEADLINE_JA.test(text));
const DEADLINE_EN = new RegExp(
  [
    String.raw`^(?:\p{L}+ ){0,2}(?:apply|claim|order|return|send|register|call|contact|submit|reply|pay|book|tell|post|bring|sign)\b`,
    String.raw`.*\b(?:by|before|until|no later than|within) (?:the end of |\p{L}+day,? )?`,
    String.raw`(?:\d|\p{Lu}\p{Ll}+ \d|\p{L}+ (?:days|weeks|months)\b)`,
  ].join(""),
  "iu",
);
const DEADLINE_JA =
  /\d(?:日|か月|ヶ月|週間)?(?:以内|まで)に[^。]*(?:提出|申請|申し?込|お?持ち|持参|郵送|送付|届け|連絡|返送|返却)[^。]*(?:ください|ます)。$/u;

/** So far below it stand the rows that a sentence announces. */
const NEAR = 2;
const POINTS_BELOW = /(?:次|下記|以下)のとおり/u;

/** 「次のとおり減額します。」 without a row or an item near below it that could be said. */
const pointsAtNothing = (own: readonly ProseLine[], at: number) =>
  POINTS_BELOW.test(own[at]?.sentences.join("") ?? "") &&
  !own.slice(at + 1, at + 1 + NEAR).some(({ isTold, kind }) => isTold || kind === "list_item");

const secondsOf = (lines: readonly ProseLine[]) => lines.reduce((sum, { seconds }) => sum + seconds, 0);
const sameWords = (heading: string, title: string) =>
  heading !== "" &&
  (foldedName(title).includes(foldedName(heading)) || foldedName(heading).includes(foldedName(title)));
