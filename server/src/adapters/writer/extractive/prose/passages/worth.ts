import type { ScriptSettings } from "#kernel/script-settings";
import { contentTerms } from "#kernel/text/content-terms";
import type { Language } from "#kernel/vocabulary";
import type { Subject } from "../../draft.ts";
import { meritInJapanese } from "../../merit-ja.ts";
import { statesAmount, warmsUp } from "../../merits-en.ts";
import { rank } from "../../rank.ts";
import { essentialRowsOf } from "../../rows/essential-rows-en.ts";
import { toldRowsOf } from "../../rows/told-rows-en.ts";
import { overlapOf, piecesOf, SAME_IDEA } from "../../similarity.ts";
import { advises, isOfAdvice } from "../advice.ts";
import { definesPlainly, tellsOfPage } from "../definition.ts";
import { setsUp } from "../leans/set-ups-ja.ts";
import type { ProseLine } from "../lines.ts";
import { essentialsOf } from "../notices/essentials-ja.ts";
import { isOrder } from "../procedures.ts";
import { safetyOf } from "../steps/safety-ja.ts";
import { isOfTrouble, TROUBLES } from "../steps/troubles-ja.ts";
import { feesOfReport, givesVoice, isReport } from "../voices/reports.ts";
import type { Passage } from "./passages.ts";
import { placeWorthOf } from "./place-en.ts";

/** Sentences of a page's beginning are worth more, in this order. */
const LEAD: Record<Language, number[]> = { ja: [1.1, 0.5, 0.2], en: [] };
const OPENS_SECTION: Record<Language, number> = { ja: 0.25, en: 0 };
/** Below such a heading stands what a text comes to. */
const ANSWERS =
  /[わ分]かったこと|見えたこと|気づいたこと|変わったこと|できたこと|結果|結論|まとめ|効果|答え|今後|見通し|これから(?:の|$)|予定/;
const ANSWER = 0.7;
const MOST_OF_ANSWER = 5;
const ITEM = 0.45;
const LATEST_LEAD = 5;
/** For each sentence before it in its passage. */
const LATER: Record<Language, number> = { ja: 0.04, en: 0.08 };

/** Seconds of good text that one would give for each thing in a sentence that the user asked for. */
const SOUGHT = 10;
const MOST_SOUGHT = 3;

/** A sentence that says what the thing of the title is comes before all else. */
const DEFINES = 1.6;
const EARLY = 10;
/** Seconds of good text that one would give to hear what the page is for; further down a text speaks of a part of it. */
const PURPOSE = 14;
const LAST_OF_PURPOSE = 1;
/** A table that is told in one sentence is worth as much as its rows, and not as long a text. */
const ROW_SECONDS = 8;
/** And still the page's first sentence says what they are of. */
const BEFORE_ROWS = 12;
const REST_OF_ROW = 0.3;
/** "Since you cannot see it, …" is the reason of something else; "Since 1820 …" tells when. */
const GIVES_REASON =
  /^(?:since (?!(?:the |early |late |its |mid-?)*\d|its\b)|because |although |whereas |unless )/i;
/** Under a title that promises advice, a sentence that gives some is what one listens for. */
const ADVISES = 1.5;
/** A sentence that has the title's words, and says something new of them. */
const KEEPS_PROMISE = 0.6;
const FEWEST_NEW = 4;
/** A sentence of more than forty words is hard to follow by ear. */
const LONG_BREATH = 16;
const LOST_BREATH = 0.5;
/** Prices, periods and sizes are what one would ask for. */
const MEASURED = 0.5;

/** English scores know more of a sentence than how central it is. */
const QUALITY: Record<Language, (score: number) => number> = {
  ja: (score) => 0.6 + 0.25 * Math.min(score, 3),
  en: (score) => 0.6 + 0.3 * Math.max(-1, Math.min(score, 4)),
};

/** The worth of each sentence of each passage, in seconds of ordinary text. */
export function worthOf(
  passages: readonly Passage[],
  subject: Subject,
  settings: ScriptSettings,
): number[][] {
  const { language } = subject.page;
  const lines = passages.flatMap((passage) => passage.lines);
  const scores = rank(lines, subject, settings);
  const lead = leadOf(passages);
  // A user who asks for something wants that rather than the beginning.
  const isSought = language === "ja" && lines.some(({ sought }) => sought > 0);
  const leadWorth = isSought ? [] : LEAD[language];
  const opening = passages[lead]?.lines[0]?.sentences.join(" ") ?? "";
  const isWarmUp = language === "en" && (warmsUp(opening) || GIVES_REASON.test(opening));
  const places = placeWorthOf(passages, lead, subject.page);
  const ofAdvice = isOfAdvice(subject.page);
  const promised = language === "en" ? contentTerms(`${subject.page.title} ${subject.name}`, language) : NONE;
  const isHeadline = language === "ja" && !isSought && isReport(subject.page);
  const unkept = isHeadline ? unkeptOf(passages, subject.page.title) : NONE;
  // A report is its lead: a table beside it is told where there is time left.
  const ofText = () => (isHeadline ? feesOfReport(subject.page) : essentialsOf(subject.page));
  const essentials = isSought ? new Map<number, number>() : ofText();
  const ofTrouble = TROUBLES.test(subject.page.title);
  const rows = essentialRowsOf(subject.page);
  const known: ReadonlySet<string>[] = [];
  const knownTerms: ReadonlySet<string>[] = [];
  let at = 0;
  let [section, inSection] = [-2, 0];
  return passages.map((passage, index) => {
    const isAnswer =
      language === "ja" && ANSWERS.test(subject.page.blocks[passage.lines[0]?.section ?? -1]?.text ?? "");
    const fromLead = lead === -1 ? index : index - lead;
    const bonus =
      fromLead < 0
        ? -0.4
        : (isWarmUp ? 0 : (leadWorth[fromLead] ?? 0)) +
          (passage.opensSection && fromLead > 0 ? OPENS_SECTION[language] : 0);
    return passage.lines.map(
      ({ seconds, sentences, kind, sought, section: own, begins, blockIndex }, position) => {
        inSection = own === section ? inSection + 1 : 0;
        section = own;
        const score = scores[at] ?? 0;
        at += 1;
        const pieces = piecesOf(sentences.join(" "), language);
        const terms = contentTerms(sentences.join(" "), language);
        const isToldBefore =
          known.some((before) => overlapOf(before, pieces) >= SAME_IDEA[language]) ||
          (language === "en" && knownTerms.some((before) => saysAll(before, terms)));
        known.push(pieces);
        knownTerms.push(terms);
        const isFirst = language === "en" && at <= EARLY && !isToldBefore;
        const defines = isFirst && definesPlainly(sentences.join(" "), subject.page);
        const isAdvice = ofAdvice && advises(sentences.join(" "));
        const quality =
          QUALITY[language](score) +
          bonus +
          (places[index]?.[position] ?? 0) -
          (kind === "list_item" && !isAdvice ? ITEM : 0) -
          (isToldBefore ? 1.2 : 0) -
          LATER[language] * Math.min(position, 6) +
          (language === "ja" && !ofTrouble && isOfTrouble(subject.page.blocks, own) ? TROUBLE : 0) +
          (isAnswer && inSection < MOST_OF_ANSWER ? ANSWER : 0) +
          (language === "ja" && !isOrder(sentences[0] ?? "", language)
            ? meritInJapanese(sentences.join(""))
            : 0) +
          (isAdvice ? ADVISES : 0) +
          (language === "en" && statesAmount(sentences.join(" ")) ? MEASURED : 0) +
          KEEPS_PROMISE * keptOf(promised, terms) +
          (defines ? DEFINES : 0) -
          (language === "en" && seconds > LONG_BREATH ? LOST_BREATH : 0);
        const isPromised = position === 0 && index > 0 && keeps(passage, unkept);
        return (
          (rows.has(blockIndex) ? Math.min(seconds, ROW_SECONDS) : seconds) * quality +
          SOUGHT * Math.min(MOST_SOUGHT, sought) +
          (isPromised ? PROMISED_LATER : 0) +
          (language === "en" && index <= LAST_OF_PURPOSE && tellsOfPage(sentences.join(" ")) ? PURPOSE : 0) +
          (language === "ja" ? safetyOf(sentences.join("")) : 0) +
          (language === "ja" && at > TURNS_BEHIND * lines.length ? turnOf(sentences, lines[at - 2]) : 0) +
          (isHeadline &&
          essentials.size === 0 &&
          at > TURNS_BEHIND * lines.length &&
          givesVoice(sentences.join(""))
            ? VOICED
            : 0) +
          (language === "ja" ? claimOf(sentences[0] ?? "") : 0) +
          (at === 1 &&
          toldRowsOf(subject.page).size > 0 &&
          kind === "paragraph" &&
          !toldRowsOf(subject.page).has(blockIndex)
            ? BEFORE_ROWS
            : 0) +
          (begins ? (essentials.get(blockIndex) ?? 0) : 0) +
          (rows.get(blockIndex) ?? 0) * Math.max(begins ? 1 : REST_OF_ROW, seconds / ROW_SECONDS)
        );
      },
    );
  });
}

/** 「わたしが言いたいのは、もっと小さなことだ。」: the rest leads up to it. */
const CLAIMS =
  /^(?:(?:わたし|私|僕|ぼく|筆者)が(?:ここで|本当に|いちばん|一番)?)?(?:言い|伝え)たいのは、|^(?:わたし|私|僕|ぼく|筆者)が(?:言い|伝え)たいことは、/u;
/** 「結論は、月に一回です。」; 「結論は単純だ。」 only leads to it. */
const CONCLUDES = /^(?:結論|答え)(?:は、?|から(?:言|い|申)[^。、]{1,6}と?、)[^。]{9,}。$/u;
const CLAIMED = 24;
/** Seconds of good text that one would give for what the writer of a Japanese text says to be the point. */
export const claimOf = (text: string): number =>
  CLAIMS.test(text) || (CONCLUDES.test(text) && !setsUp(text)) ? CLAIMED : 0;
/** Whether the sentence behind it tells what that point is. */
export const claimsBefore = (text: string): boolean => CLAIMS.test(text);
const TROUBLE = -0.5;

/** 「遅いから、よかったのだ。」, 「道具ではなく、時間です。」: what a text comes to. */
const COMES_TO =
  /[^か](?:のだ|のです|のである|んです|んだ)(?:った|よね|ね)?。$|(?:では|じゃ|からでも?|わけでは)な(?:く、|い。)/u;
const TURNS =
  /^(?:しかし|ところが|だから|それでも|けれども?|でも|つまり|結局|要するに|だからこそ|もっとも)、?/u;
/** 「考えついたのは、紙の舟だった。」: what comes behind it speaks of that. */
const REVEALS =
  /^[^。、]{0,24}(?:思いつい|考えつい|選ん|決め|始め|たどり着い|気づい|見つけ|見つかっ|わかっ|分かっ|考え|出てき)たのは、[^。]{2,40}(?:だ|だった|です|でした|である|であった)。/u;
/** A report is not told without somebody whom it concerns, unless it says what its listener has to pay. */
const VOICED = 8;
/** So far into a text the turn is not yet that of the whole. */
const TURNS_BEHIND = 0.45;
const TURNED = 10;
/** Seconds of good text that one would give for a sentence near the end where the text turns, or answers its question. */
function turnOf(sentences: readonly string[], before: ProseLine | undefined): number {
  const text = sentences.join("");
  const isAnswer = /[^う]か。$/u.test(before?.sentences.at(-1) ?? "") && !/か。$/u.test(text);
  return COMES_TO.test(text) || REVEALS.test(text) ? TURNED : TURNS.test(text) || isAnswer ? TURNED / 2 : 0;
}

/** Words of a Japanese headline beside the matter of its first paragraph: 「一年目の客三千人　食堂も再開へ」. */
function unkeptOf(passages: readonly Passage[], title: string): ReadonlySet<string> {
  const [lead, ...others] = passages.map(({ lines }) => wordsOf(lines));
  const told = contentTerms(lead ?? "", "ja");
  const rest = others.map((text) => contentTerms(text, "ja"));
  const isRare = (term: string) => {
    const count = rest.filter((terms) => terms.has(term)).length;
    return count > 0 && count <= MOST_KEEPING;
  };
  return new Set([...contentTerms(title, "ja")].filter((term) => !told.has(term) && isRare(term)));
}

const wordsOf = (lines: Passage["lines"]) => lines.flatMap(({ sentences }) => sentences).join("");
const keeps = ({ lines }: Passage, unkept: ReadonlySet<string>) =>
  unkept.size >= FEWEST_KEPT &&
  [...contentTerms(wordsOf(lines), "ja")].filter((term) => unkept.has(term)).length >= FEWEST_KEPT;
/** One word of a headline may stand anywhere. */
const FEWEST_KEPT = 2;
/** A term that many passages have is the subject, and no promise. */
const MOST_KEEPING = 2;
/** Seconds of good text that one would give for what the title promised and the beginning does not tell. */
const PROMISED_LATER = 24;

/** Whether a longer sentence before has said all that a shorter one says. */
const saysAll = (before: ReadonlySet<string>, terms: ReadonlySet<string>) =>
  terms.size >= FEWEST_SAID &&
  [...terms].filter((term) => !before.has(term)).length <= MOST_ADDED * terms.size;
const FEWEST_SAID = 4;
const MOST_ADDED = 0.2;

const NONE: ReadonlySet<string> = new Set();
/** The share of the promised words that a sentence has; none where it says hardly more than they do. */
function keptOf(promised: ReadonlySet<string>, own: ReadonlySet<string>): number {
  const kept = [...own].filter((term) => promised.has(term)).length;
  if (kept === 0 || own.size - kept < FEWEST_NEW) return 0;
  return Math.min(1, kept / Math.min(4, promised.size));
}

/** The first passage that says more than a caption. */
function leadOf(passages: readonly Passage[]): number {
  const lead = passages.findIndex(
    ({ lines }) =>
      lines[0]?.kind === "paragraph" && !lines[0].isRow && (lines.length > 1 || (lines[0]?.seconds ?? 0) > 6),
  );
  return lead > LATEST_LEAD ? -1 : lead;
}
