import { contentTerms } from "#kernel/text/content-terms";
import type { Language } from "#kernel/vocabulary";
import { warmsUp } from "../../merits-en.ts";
import { piecesOf, saidBy } from "../../similarity.ts";
import { leansOnPrevious } from "../../text/wording.ts";
import { advises, isOfAdvice } from "../advice.ts";
import { isHalfTold } from "../leans/leads-on-ja.ts";
import { isBeforeStranger } from "../leans/leans-on-others-en.ts";
import { announcesOne, setsSceneInEnglish } from "../leans/set-ups-en.ts";
import { deniesReason, goesOnWithStory, isOfOrdinal } from "../leans/set-ups-ja.ts";
import { turnsBehind } from "../leans/turns-behind.ts";
import type { ProseLine } from "../lines.ts";
import { OFF } from "../notices/tell-notice-ja.ts";
import { callsForDeed } from "../passages/ends.ts";
import { isOrder } from "../procedures.ts";
import { announces, asks, isHalfWithout, isWarnedBy, leansInProse, standsAlone } from "../stands.ts";
import { safetyOf } from "../steps/safety-ja.ts";
import type { Choosable } from "./best-runs.ts";
import { claimInEnglish, claimsBeforeInEnglish } from "./claims-en.ts";
import { claimOf, claimsBefore, nextOf } from "./claims-ja.ts";
import { definitionOf } from "./definitions-ja.ts";
import { type Known, standsByItself } from "./known.ts";
import { pointIn, sharedWith } from "./on-title.ts";
import { lossOfPart } from "./part-begins-en.ts";
import type { Salience } from "./salience.ts";
import { stepsOfGoods } from "./steps-of-goods.ts";

/** A sentence of this worth adds nothing; above it each second counts so many times. */
const WORTHLESS = 0.5;
const PER_WORTH = 5;
/** Each second of the things in the title is worth so much more. */
const TITLED = 1.3;
/** Seconds of good text that one would give to hear what the thing is of which the title asks. */
const DEFINES = 90;
/** Seconds of good text that one would give for each thing in a sentence that the user asked for. */
const SOUGHT = 100;
const MOST_SOUGHT = 3;
/** Seconds of good text that one would give for each price where the title promises prices. */
const PRICED = 12;
const OF_PRICES: Record<Language, RegExp> = {
  ja: /料金|価格|費用|値段|月謝|授業料|使用料/u,
  en: /\b(?:prices?|pricing|fees?|rates|costs?|how much)\b/i,
};
const MONEY = /[¥￥$£€]\s?\d|\d円/u;
/** Under a title that promises advice, a sentence that gives some is what one listens for. */
const ADVICE = 90;
/** Torn from its list, a thing to do is heard as an order. */
const ORDERS = 25;
/** The promise of the title, where the beginning does not keep it, is worth a leap. */
const POINT = 130;
/** A word that was asked for comes before all else. */
const ASKED = 300;
/**
 * Losses of a beginning: of any, of one within a paragraph, of one that goes on with a row or a story, of one that is
 * surely not understood. A listener follows a page from its beginning on more easily than any choice of its
 * best sentences: a leap has to be worth a minute.
 */
const BEGINS = 60;
const WITHIN_BLOCK = 10;
const GOES_ON = 40;
const LOST = 28;
/** The loss of beginning with what points at something by rule, and with a word that joins it to what is not told. */
const POINTS = 8;
const JOINS = 60;
/** Losses of beginning a whole script: behind the first sentences, with another than the first, and with what introduces nothing. */
export const LATE = 100;
/** So many of those that a script may begin with stand first. */
export const FIRST = 2;
const LEADS = 80;
const POOR = 90;
/** "He" of the next sentence is nobody. */
const STRANGE = 60;
/** An answer without its question is none. */
const ANSWERS = 200;
/** Behind words that could not be said, a sentence this likely to lean has lost what it goes on from: a leap over it costs less. */
const LIKELY = 0.4;
const UNHEARD = 200;
/** Losses of an end: within a paragraph, and of one that leads to what is not told. */
const CUT = 10;
const HALF = 90;
/** And of one before the paragraph in which a story turns. */
const TURN = 40;
const NEVER = -1000;
/** That something is not held comes before all that was planned. */
const CALLED_OFF = 240;
/** A paragraph that asks for a deed tells nothing, unless the page is there to be acted on. */
const CALL = 10;
/** The editors' grades know half of it already, how much a listener needs a sentence. */
const ESSENTIAL = 0.5;
/** 「理由は、人が増えることにあります。」: the next sentence says how. */
const GIVES_REASON = /(?:理由|原因|わけ)は[^。]*(?:にあります|にある|ことです|ことだ)。$/u;
/** 「火入れの名前です。」, 「おひとり2箱までです。」, 「降りたのは、私だけでした。」: of what, or from where, nobody has said. */
const INTRODUCES_NOTHING =
  /^(?![^。]*(?:さん|氏))[^はがをも、。]{2,14}です。$|^(?:高さ|直径|重さ|長さ|幅|大きさ|広さ|深さ|厚さ)[^はがを。]{1,30}です。$|^お?(?:一|ひと)(?:人|り)(?:様|さま)?[^。]*まで|^[^はが、。]{1,8}[ただ]のは(?!、?\d)|^(?:誠に)?[^。、]{0,14}ありがとうございま/u;
const ASKS = /[?？]$|か$/u;
const SHORT_ANSWER = /^[^はがをも、。]{1,14}。$/u;
/** 「もう間に合わない」: a quotation without the one who says it. */
const QUOTED = /^「[^「」]*」。?$/u;
const ASKED_ALOUD = /^[―—–─]{1,3}\s*\S/u;
/** A sentence with so much of the title says nothing else. */
const SAID = 0.8;

/** The worth of each sentence, and what is lost where a passage begins or ends with it. */
export function choosables(
  salience: readonly Salience[],
  lines: readonly ProseLine[],
  texts: readonly string[],
  known: Known,
): Choosable[] {
  const { language, type, blocks, title, site, name, essentials, isPoorBeginning, pointsBack, leadsUp } =
    known;
  const places = lines.map(({ blockIndex }) => blockIndex);
  const isJapanese = language === "ja";
  const ofName = piecesOf(name, language);
  const ofTitle = contentTerms(title, language);
  const isDefinition = definitionOf(title, site);
  const ofAdvice = isOfAdvice({ title, language, type });
  const isOfPrices = OF_PRICES[language].test(title);
  const whole = texts.map((text) => (standsAlone(text, language) ? text : ""));
  const steps = stepsOfGoods(lines, known);
  const point = type === "product" ? -1 : pointIn(whole, title, language);
  return lines.map((line, index): Choosable => {
    const { worth, leans } = salience[index] ?? { worth: 0, leans: 1 };
    const text = texts[index] ?? "";
    const [before, next] = [lines[index - 1], lines[index + 1]];
    const goesOn =
      line.goesOn === true ||
      line.isCondition === true ||
      pointsBack?.(index) === true ||
      (isJapanese && (goesOnWithStory(texts, places, index) || isOfOrdinal(texts, index)));
    // Before it may stand what nobody can say: "Read this before you buy."
    const isFirst = before?.blockIndex !== line.blockIndex;
    const isByItself = isFirst && standsByItself(known, line.blockIndex);
    // It announces what could not be said, or asks in an interview what could not be answered.
    const isLost =
      ((announcesOne(text) || (isJapanese && deniesReason(text))) &&
        (!next || next.gap || next.blockIndex !== line.blockIndex)) ||
      (isAskedAloud(index) && (!next || next.gap || isAskedAloud(index + 1)));
    const isSaid = !isByItself && saidBy(piecesOf(text, language), ofName) >= SAID;
    const isUnsaid = isLost || isSaid || steps.isBroken(index);
    const lost =
      LOST * leans +
      (goesOn ? GOES_ON : 0) +
      (standsAlone(text, language) ? 0 : POINTS) +
      (leansInProse(text, language) || leansOnPrevious(text, language) ? JOINS : 0) +
      (line.gap && announcesOne(texts[index - 1] ?? "") ? UNHEARD : 0) +
      (before && (answers(index) || answersHeading(index)) ? ANSWERS : 0) +
      (!isJapanese && next?.blockIndex === line.blockIndex && isBeforeStranger(text, texts[index + 1] ?? "")
        ? STRANGE
        : 0);
    const isClaim = type !== "product" && (isJapanese ? claimsBefore(text) : claimInEnglish(text) > 0);
    const isPoor =
      isPoorBeginning?.(index) ||
      (!before &&
        (isJapanese ? INTRODUCES_NOTHING.test(text) : type !== "product" && leansInProse(text, "en"))) ||
      (!isJapanese && (isOrder(text, "en") || warmsUp(text))) ||
      leans >= LIKELY;
    return {
      seconds: line.seconds,
      worth: isUnsaid
        ? NEVER
        : (PER_WORTH * (worth - WORTHLESS) + TITLED * sharedWith(ofTitle, text, language)) * line.seconds +
          (isOfPrices && MONEY.test(text) ? PRICED : 0) +
          (isJapanese ? signedWorthOf(text, line) : type === "product" ? 0 : claimInEnglish(text)) +
          (ofAdvice && advises(text) ? ADVICE : 0) +
          (known.perSecond?.get(line.blockIndex) ?? 0) * line.seconds -
          (!isJapanese && !ofAdvice && line.kind === "list_item" && isOrder(text, "en") ? ORDERS : 0) +
          (isFirst ? ESSENTIAL * (essentials.get(line.blockIndex) ?? 0) : 0) +
          SOUGHT * Math.min(MOST_SOUGHT, line.sought) +
          (index === point ? POINT : 0) +
          (line.isAsked ? ASKED : 0),
      start:
        !before || isByItself
          ? 0
          : (known.isParted ? lossOfPart(text) : BEGINS) +
            (before.blockIndex === line.blockIndex ? WITHIN_BLOCK : 0) +
            (isClaim ? 0 : lost),
      within:
        (line.gap && !isByItself ? lossBehindGap(index, text, leans) : 0) +
        (answersHeading(index) ? UNHEARD : 0),
      end:
        (next && leadsOn(index) ? HALF : next?.blockIndex === line.blockIndex ? CUT : 0) +
        (turnsBehind(line, next, blocks, language) ? TURN : 0),
      lead: line.sought > 0 ? 0 : (isPoor ? POOR : 0) + (before ? lost + LEADS : 0),
      leads: !isPoor,
    };
  });

  /** The loss of going on with it where something before it is not told. */
  function lossBehindGap(index: number, text: string, leans: number): number {
    if (pointsBack?.(index) || (isJapanese && QUOTED.test(text))) return UNHEARD;
    // "It" at the beginning of a paragraph on goods is those goods.
    if (type === "product" && lines[index]?.begins) return 0;
    return leans > LIKELY || !standsAlone(text, language) ? UNHEARD : 0;
  }

  /** The worth of what a Japanese text says of itself to be its point. */
  function signedWorthOf(text: string, { blockIndex }: ProseLine): number {
    const calls = essentials.size === 0 && callsForDeed(blocks[blockIndex]?.text ?? "");
    const isOff = essentials.size > 0 && OFF.test(text);
    return (
      (isDefinition(text) ? DEFINES : 0) +
      (isOff ? CALLED_OFF : 0) +
      claimOf(text) +
      nextOf(text, type !== "product" && blockIndex === places.at(-1)) +
      safetyOf(text) -
      (calls ? CALL : 0)
    );
  }

  /** 「――きっかけから聞かせてください。」: whose answer stands below it. */
  function isAskedAloud(index: number): boolean {
    return isJapanese && ASKED_ALOUD.test(blocks[lines[index]?.blockIndex ?? -1]?.text ?? "");
  }

  /** 「いちばん多いご質問です。」, 「間に合いませんでした。」: nobody hears the heading that asks. */
  function answersHeading(index: number): boolean {
    const [before, line, text = ""] = [lines[index - 1], lines[index], texts[index]];
    const heading = blocks[line?.section ?? -1]?.text.trim() ?? "";
    const isFirst = line !== undefined && before?.section !== line.section;
    return isJapanese && isFirst && ASKS.test(heading) && SHORT_ANSWER.test(text);
  }

  /** Whether the question that it answers stands right before it. */
  function answers(index: number): boolean {
    const [before, line] = [lines[index - 1], lines[index]];
    const isNear = before !== undefined && (line?.blockIndex ?? 0) - before.blockIndex <= 1;
    return isNear && before.begins && asks(texts[index - 1] ?? "");
  }

  function leadsOn(index: number): boolean {
    const [text = "", behind = ""] = [texts[index], texts[index + 1]];
    const [line, next] = [lines[index], lines[index + 1]];
    const isOfBlock = next?.blockIndex === line?.blockIndex;
    return (
      leadsUp?.(index) === true ||
      steps.isBeforeOther(index) ||
      isAskedAloud(index) ||
      announces(text, language) ||
      (isJapanese ? claimsBefore(text) : claimsBeforeInEnglish(text) || announcesOne(text)) ||
      (!isJapanese && isOfBlock && line?.begins === true && setsSceneInEnglish(text)) ||
      (asks(text) && next?.section === line?.section) ||
      (next?.section === line?.section && isHalfWithout(behind, text, language)) ||
      (isJapanese &&
        ((isOfBlock && GIVES_REASON.test(text)) ||
          isHalfTold(texts, places, index) ||
          (isOfBlock && isWarnedBy(behind, text))))
    );
  }
}
