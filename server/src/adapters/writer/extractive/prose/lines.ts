import type { Block, Page } from "#kernel/page";
import { phrases } from "#kernel/text/phrases";
import { sentenceSeconds } from "#kernel/text/spoken-seconds";
import type { Language } from "#kernel/vocabulary";
import { announcesInJapanese, isCourtesy, tellsByTable } from "../merit-ja.ts";
import { withConditions } from "../rows/lists/conditions-ja.ts";
import { needsListBelow, ordersListBelow, withListsBelow } from "../rows/lists/lists-below-ja.ts";
import { isToldRow, marksOf, type RowMarks } from "../rows/row-marks-ja.ts";
import { toldRowsOf } from "../rows/told-rows-en.ts";
import { sectionsOf } from "../sections.ts";
import { withoutCoworkers } from "../text/persons/co-workers-ja.ts";
import { withoutDateline } from "../text/persons/dateline.ts";
import { groupInThirdPerson, type OwnNames } from "../text/persons/third-person.ts";
import { balanced } from "../text/signs/balanced.ts";
import { isInLanguage, speakable, withoutDay } from "../text/signs/speakable.ts";
import { isChrome, leansOnPrevious } from "../text/wording.ts";
import type { Unit } from "../units.ts";
import { keepsEndings } from "./as-written/keeps-endings-ja.ts";
import { hasFullStop, isRunningText } from "./as-written/running-text.ts";
import { headedBy, sentencesOfBlock, withoutNotes, writtenSentencesOf } from "./block-sentences.ts";
import { refersToNumbers } from "./leans/refers-to-number-ja.ts";
import { announcesWords } from "./leans/set-ups-ja.ts";
import { withoutCaptions } from "./left-out/captions.ts";
import { isRunTogether, withoutHead } from "./left-out/heads.ts";
import { isHostReply } from "./left-out/host-replies.ts";
import { isOneWay, withoutNumber } from "./left-out/number-marks-ja.ts";
import { groupFromOutside } from "./left-out/page-standpoint-ja.ts";
import { isHeadOfTable } from "./left-out/says-itself-ja.ts";
import {
  CODE,
  isSpeech,
  isUnsaidInEnglish,
  UNSIGNED,
  withLimits,
  withoutCredit,
} from "./left-out/unsaid-en.ts";
import { withContact } from "./notices/contacts-ja.ts";
import { saidAsSentence, tellsOfEvent } from "./notices/rows-ja.ts";
import { withoutPlaceBelow } from "./place-below-ja.ts";
import { type Register, withPredicate } from "./register.ts";
import { isCompletedBy } from "./stands.ts";
import { isHeadedStep } from "./steps/headed-steps-ja.ts";
import { isStepOf } from "./steps/is-step-of.ts";
import { asSpokenManual, isForMachine, turnsElsewhere } from "./steps/manuals-ja.ts";
import { safetyOf } from "./steps/safety-ja.ts";
import { guestsOn } from "./voices/guests-ja.ts";
import { isOfAnother } from "./voices/of-another.ts";
import { isShortStep, isWholeSentence, unquoted } from "./whole-sentences.ts";

/** A sentence of running text at its place; `gap` says that something before it could not be said. */
export interface ProseLine extends Unit, RowMarks {
  kind: Block["kind"];
  /** Whether it begins its block. */
  begins: boolean;
  gap: boolean;
  /** How many of the things that the user asked for it speaks of. */
  sought: number;
  /** Whether one of them was asked for in so many words, and does not only suit the audience. */
  isAsked?: boolean;
}

const HOUSEKEEPING = phrases("prose-housekeeping");
const LONGEST: Record<Language, number> = { ja: 180, en: 360 };
/** 「※1 部品は…」, 「*2：…」, 「（注）使用料には…」: it belongs to a mark that nobody hears. */
const FOOTNOTE = /^\s*(?:※|＊|\*\s?\d|[（(]?注\s?[\d０-９：:)）])/;
const MOST_CAPTIONS = 4;
/** "1) Look at the wheel first.", "2. Rotation. Each lateral …": the paragraph is told without its number. */
const COUNTED_EN = /^\s*\(?\d{1,2}(?:\)|\.\s)\s*(?=\p{Lu}\p{Ll}*(?:\. \p{Lu}| ))/u;
/** Nobody misses a label or an exclamation of this length. */
const UNMISSED: Record<Language, number> = { ja: 12, en: 30 };
const SPOKEN = new Set<Block["kind"]>(["paragraph", "list_item", "quote"]);

interface Telling {
  /** Leaves out what customers and readers say: their "we" is not the house's. */
  isOurs?: boolean;
  /** The name that stands for the page's "we". */
  house?: OwnNames;
  /** Takes a paragraph's sentences as they stand behind each other, verbless ones, too. */
  isAsWritten?: boolean;
}

/** The sentences of a page that can be read aloud, in order, each knowing what is missing before it. */
export function proseLinesOf(
  page: Page,
  register: Register,
  isFit: (sentence: string) => boolean,
  most: number,
  { isOurs = false, house, isAsWritten = false }: Telling = {},
): ProseLine[] {
  const { language, type } = page;
  const contacted = withoutCaptions(withContact(page), language);
  const spoken = language === "ja" ? asSpokenManual(contacted) : contacted;
  const conditions = withConditions({ ...page, blocks: spoken });
  const { blocks, listed } = language === "ja" ? withListsBelow(conditions) : conditions;
  const isOfEvent = language === "ja" && tellsOfEvent(blocks);
  const sections = sectionsOf(blocks, type);
  const isRow = (at: number) => blocks[at]?.kind === "table_row" || toldRowsOf(page).has(at);
  const isByNumber = language === "ja" ? refersToNumbers(blocks) : () => false;
  const isOfGuest = guestsOn({ ...page, blocks });
  const isAsIs = isAsWritten && keepsEndings(page);
  const said = new Set<string>();
  const lines: ProseLine[] = [];
  let gap: "wide" | "narrow" | null = null;
  let [isAnswered, hasDateline] = [false, false];
  for (const [blockIndex, stated] of blocks.entries()) {
    const block = language === "ja" ? saidAsSentence(stated, isOfEvent) : stated;
    const section = sections[blockIndex];
    if (block.kind === "heading" || isHostReply(block)) {
      isAnswered = block.kind !== "heading";
      continue;
    }
    const isEnglish = language === "en";
    const plain = isEnglish
      ? block.text.replace(COUNTED_EN, "")
      : withoutNumber(block.text, blocks, blockIndex);
    const credited = isEnglish && block.kind === "paragraph" ? withoutCredit(plain) : plain;
    if (!credited) continue;
    // A listener misses no line for a machine, of which the sentence above has told.
    if (language === "ja" && isForMachine(block.text)) {
      gap ??= "narrow";
      continue;
    }
    const isNote =
      language === "ja" &&
      (FOOTNOTE.test(block.text) || isOneWay(blocks, blockIndex) || isOfGuest(blockIndex));
    const isSpoken = section && section.kind !== "unspoken" && SPOKEN.has(block.kind) && !isNote;
    if (isAnswered || !isSpoken || (isOurs && isOfAnother(block, blocks[section.heading]))) {
      gap = "wide";
      continue;
    }
    const isRowTold = isToldRow(block);
    const plainText = speakable((isEnglish ? withLimits : withoutCoworkers)(credited), language, isRowTold);
    // A told row begins with its subject, whatever spaces that has.
    const whole = withoutDay(withoutNotes(isRowTold ? plainText : withoutHead(plainText, language)));
    const text = withoutDateline(whole);
    // Above the place and the agency of a report there are captions; in a round-up there are the reports before.
    if (text !== whole && !hasDateline && lines.length <= MOST_CAPTIONS) {
      lines.length = 0;
      said.clear();
    }
    hasDateline ||= text !== whole;
    const above = blockIndex === section.heading + 1 ? (blocks[section.heading]?.text.trim() ?? "") : "";
    /** The sentence before, but for things in a row that somebody told: 「猫がついて歩いたこと。」 */
    let before = "";
    const isStep = isStepOf(block, blocks[section.heading]);
    // A quotation in a paragraph of its own is of the text, too.
    const asText =
      block.kind === "quote" ? ({ ...block, kind: "paragraph", text } as const) : { ...block, text };
    const isRunning = isAsWritten && isRunningText(asText, language);
    const sentencesOf = isRunning ? writtenSentencesOf : sentencesOfBlock;
    for (const [position, group] of balanced(sentencesOf(text, language)).entries()) {
      const own = group.map((sentence, at) => {
        const stated = position + at === 0 ? headedBy(above, sentence, language, blocks) : sentence;
        const said =
          language === "ja" && !isAsIs ? withoutPlaceBelow(withPredicate(stated, register, before)) : stated;
        if (!/こと。$/.test(sentence)) before = sentence;
        return said;
      });
      // Off goods, "ours" is a town, a time, a family.
      const isOfAll = language === "en" && /^Ours /.test(own[0] ?? "");
      const outside = language === "ja" ? groupFromOutside(own, page) : own;
      const named = outside && house && !isOfAll ? groupInThirdPerson(outside, house, language) : outside;
      const sentences = named ?? own;
      const whole = sentences.join(language === "ja" ? "" : " ");
      // It tells nothing itself; what leans on it has lost what it goes on from.
      const below = block.text.endsWith(whole) ? blocks[blockIndex + 1] : undefined;
      const isByTable = below?.kind === "table_row" && tellsByTable(whole, below.text);
      const isBare =
        language === "ja" &&
        !listed.has(blockIndex + 1) &&
        (below ? needsListBelow(whole, below) : ordersListBelow(whole, blocks[blockIndex + 1]));
      if (
        isBare ||
        (language === "ja" &&
          (announcesInJapanese(whole) || isCourtesy(group.join("")) || turnsElsewhere(whole) || isByTable))
      ) {
        gap ??= "narrow";
        continue;
      }
      const key = whole.replace(/[\s\p{P}]/gu, "").toLowerCase();
      const last = lines.at(-1);
      const goesOn = isRunning && gap === null && last !== undefined && last.blockIndex >= blockIndex - 1;
      const isKept =
        named !== null &&
        (isRunning ? key !== "" : !said.has(key)) &&
        whole.length <= LONGEST[language] &&
        isInLanguage(isRunning ? text : whole, language) &&
        (isRow(blockIndex) ||
          isHeadedStep(block) ||
          isStep ||
          (language === "ja" && safetyOf(whole) > 0) ||
          !isChrome(whole, type)) &&
        (isStep || !HOUSEKEEPING.test(whole)) &&
        !(UNSIGNED.test(whole) && !(goesOn && position > 0 && isSpeech(last.sentences.join(" ")))) &&
        !isByNumber(whole) &&
        !isHeadOfTable(whole) &&
        !CODE.test(whole) &&
        !(isEnglish && isUnsaidInEnglish(whole, blockIndex, goesOn)) &&
        !isRunTogether(whole, language) &&
        sentences.every(
          (sentence) =>
            (isRunning && hasFullStop(sentence)) ||
            isWholeSentence(
              isEnglish && group.length > 1 ? unquoted(sentence) : sentence,
              language,
              position > 0,
            ) ||
            (block.kind === "list_item" && isShortStep(sentence, language, isHeadedStep(block))),
        ) &&
        sentences.every(isFit);
      if (!isKept) {
        const isNext = last?.blockIndex === blockIndex && gap === null;
        // 「六年生の一人が言いました。」 is nothing without what was said.
        const isUnsaid =
          language === "ja" &&
          gap === null &&
          /^[「『]/.test(whole) &&
          announcesWords(last?.sentences.join("") ?? "");
        if (isUnsaid || (isNext && isCompletedBy(whole, last.sentences.join(" "), language))) {
          lines.pop();
          gap = "wide";
        }
        gap = gap === "wide" || whole.length > UNMISSED[language] ? "wide" : "narrow";
        continue;
      }
      said.add(key);
      const leans = leansOnPrevious(sentences[0] ?? "", language);
      lines.push({
        sentences,
        blockIndex,
        section: section.heading,
        kind: block.kind,
        begins: position === 0,
        gap: gap === "wide" || (gap === "narrow" && leans),
        leans,
        sought: 0,
        ...marksOf(block, listed.has(blockIndex), isRow(blockIndex) || block !== stated),
        pointsBack: false,
        head: null,
        isOrphan: false,
        seconds: sentences.reduce((sum, sentence) => sum + sentenceSeconds(sentence, language), 0),
      });
      gap = null;
      if (lines.length === most) return lines;
    }
  }
  return lines;
}
