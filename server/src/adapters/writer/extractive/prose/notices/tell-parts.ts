import type { Page } from "#kernel/page";
import { foldedName } from "#kernel/text/house-address";
import { isFollowing } from "../../rows/row-marks-ja.ts";
import { leansOnPrevious } from "../../text/wording.ts";
import { byUrgency, inParagraphs, type Ranked } from "../by-urgency.ts";
import { withoutRepeats } from "../left-out/without-repeats.ts";
import { type ProseLine, proseLinesOf } from "../lines.ts";
import { registerOf } from "../register.ts";
import type { Told } from "../wording.ts";
import { noticePartOf } from "./part-headings.ts";

/** So much of the time a notice's beginning may take before the parts by which one acts. */
const LEAD_SHARE = 0.52;
const FEWEST_PARTS = 2;
const MOST_LINES = 120;
/** A notice that fills less of its time is told another way. */
const SHORTEST = 0.75;
const LEAD = 0;
const FIRST = 1;
const CONTACT = 4;
const REST_OF_LEAD = 6;
/** Of each part only so much is heard before the others have had their turn. */
const FURTHER = 2;

interface Part {
  lines: ProseLine[];
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
  const lead = headings.filter(([section]) => isOfTitle(section)).flatMap(([, own]) => own);
  const parts = headings.flatMap(([section, own]): Part[] => {
    const kind = isOfTitle(section) ? null : noticePartOf(blocks[section]?.text ?? "", language);
    const told = kind === null ? [] : wholeFrom(own, section);
    return told.length > 0 ? [{ lines: told, isContact: kind === "contact" }] : [];
  });
  const named = blocks.filter(
    ({ kind, text }) => kind === "heading" && noticePartOf(text, language) === "act",
  );
  if (lead.length === 0 || named.length < FEWEST_PARTS || !parts.some(({ isContact }) => !isContact))
    return () => null;
  const unitsOfParts = parts.flatMap(({ lines: own, isContact }) =>
    inTurn(own, (at) => (isContact ? CONTACT : FIRST) + at * FURTHER),
  );
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
    const above = blocks.slice(section + 1, first?.blockIndex).some(({ text }) => text !== "");
    if (!first?.begins || above || leansOnPrevious(first.sentences[0] ?? "", language)) return [];
    // "For AK170-B, the colour is black.": a table to look up something tells nothing by one of its rows.
    const gap = own.findIndex(
      (line, at) => at > 0 && (line.gap || (language === "en" && line.isRow && !line.isTold)),
    );
    return own.slice(0, gap === -1 ? undefined : gap);
  }

  /** Sentence after sentence, each behind the one before it, those together that are nothing alone. */
  function inTurn(own: readonly ProseLine[], rankOf: (at: number, unit: readonly ProseLine[]) => number) {
    const groups: ProseLine[][] = [];
    for (const line of own) {
      const isBound = line.leans || line.isCondition || isFollowing(blocks[line.blockIndex]);
      if (isBound && groups.length > 0) groups.at(-1)?.push(line);
      else groups.push([line]);
    }
    const units: Ranked[] = [];
    for (const [at, group] of groups.entries()) {
      const behind = units.at(-1);
      units.push({ lines: group, rank: rankOf(at, group), isWhole: true, ...(behind && { behind }) });
    }
    return units;
  }
}

const secondsOf = (lines: readonly ProseLine[]) => lines.reduce((sum, { seconds }) => sum + seconds, 0);
const sameWords = (heading: string, title: string) =>
  heading !== "" &&
  (foldedName(title).includes(foldedName(heading)) || foldedName(heading).includes(foldedName(title)));
