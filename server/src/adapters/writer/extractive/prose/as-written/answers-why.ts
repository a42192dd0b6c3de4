import type { Page } from "#kernel/page";
import type { ScriptSettings } from "#kernel/script-settings";
import type { Language } from "#kernel/vocabulary";
import type { Subject } from "../../draft.ts";
import { lazily } from "../lazily.ts";
import type { ProseLine } from "../lines.ts";
import { secondsOfLines, textOfLine } from "../measure.ts";
import { standsAlone } from "../stands.ts";
import type { Told } from "../wording.ts";
import { countWithin } from "./end-of.ts";
import { paragraphsAsWritten } from "./tell-as-written.ts";
import { writtenLines } from "./written-lines.ts";

/** The question of a title: 「なぜ空は青い」, "Why does bread go stale?" */
const ASKS: Record<Language, RegExp> = {
  ja: /(?:なぜ|なんで|どうして)(?:、)?(.{4,})/u,
  en: /\bwhy (?:(?:do|does|did|is|are|was|were|can|can[’']t|don[’']t|doesn[’']t|won[’']t) )?(.{8,})/iu,
};
const REASONS: Record<Language, RegExp> = {
  ja: /から(?:です|だ|なのです|だと)|ため(?:です|だ|、|に、)|ので、|そうなると|こうして|つまり|だから|そのため|結果/u,
  en: /\b(?:because|since|that(?: is|[’']s) why|which is why|the reason|due to|as a result|which means|so that)\b/iu,
};
/** The beginning says what is asked, and has such a share of the time; then begins a part, a paragraph or a sentence. */
const WAYS = [
  [0.35, "part"],
  [0.2, "part"],
  [0.1, "part"],
  [0.35, "paragraph"],
  [0.2, "paragraph"],
  [0.35, "sentence"],
] as const;
type Start = (typeof WAYS)[number][1];
const LEAST_LEFT = 6;
const MOST = 1.06;
/** A text that comes to its answer in time is read from its beginning. */
const IN_TIME = 0.9;

/**
 * A text whose title asks why, in a time in which reading does not come to the answer: its beginning, then the part that gives
 * the answer, with as much of what leads to it as there is time for. Null where no paragraph answers.
 */
export function tellerOfAnswer(
  page: Page,
  { seconds }: Subject,
  settings: ScriptSettings,
): (budget: number) => Told[][] | null {
  const lines = lazily(() => writtenLines(page, settings, MOST_LINES));
  const answer = lazily(() => answerIn(lines(), page));
  if (!ASKS[page.language].test(page.title)) return () => null;
  return (budget) => {
    const at = answer();
    const all = lines();
    const end = all.findLastIndex(({ blockIndex }) => blockIndex === at) + 1;
    if (at === null || secondsOfLines(all.slice(0, end)) <= IN_TIME * seconds) return null;
    const isOfMatter = ({ section }: ProseLine) => !TO_TRY.test(page.blocks[section]?.text ?? "");
    const begun = all.filter(({ section, blockIndex }) => section === all[0]?.section && blockIndex < at);
    const toAnswer = all.slice(begun.length, end).filter(isOfMatter);
    const ways = WAYS.flatMap(([share, from]) => {
      const count = Math.max(1, countWithin(begun, page.language, share * budget, false));
      const opening = begun.slice(0, count);
      const left = budget - secondsOfLines(opening);
      const led = leadingTo(toAnswer, left, page, from);
      return led ? [{ opening, led, over: left - secondsOfLines(led) }] : [];
    });
    const [told] = ways;
    if (!told) return null;
    const behind = withoutReplies(all.slice(end).filter(isOfMatter), all[end - 1]?.section ?? -1, page);
    const count = told.over < LEAST_LEFT ? 0 : countWithin(behind, page.language, told.over, false);
    const later = [...told.led, ...behind.slice(0, count)];
    return [...paragraphsAsWritten(told.opening, page), ...paragraphsAsWritten(later, page)];
  };
}
/** An answer may stand far down. */
const MOST_LINES = 400;

/** 「こたえは」, 「つまり…のです。」, "That is why": a paragraph that calls itself the answer; 「答えは「いいえ」です。」 answers something else. */
const ANSWERS: Record<Language, RegExp> = {
  ja: /^(?:こたえ|答え)は(?!「?(?:いいえ|はい|ノー|イエス))|^(?:つまり|要するに|ですから|だから)[^。]*(?:のです|からです|わけです)/u,
  en: /\bthat(?: is|[’']s) why\b|\bthe (?:short )?answer is\b|\bthe reason (?:is|that)\b/iu,
};
/** Any other one has so many of the words of the question, and such a share of them. */
const SURE: Record<Language, { words: number; share: number }> = {
  ja: { words: 3, share: 0.4 },
  en: { words: 3, share: 0.6 },
};

const ASKED = /[?？]$|(?:です|ます)か$/u;

/**
 * The first paragraph that calls itself the answer, or else that which says most of what the title asks for, and why; of two
 * alike the later one.
 */
function answerIn(lines: readonly ProseLine[], { title, language, blocks }: Page): number | null {
  const [, asked = ""] = ASKS[language].exec(title) ?? [];
  const words = wordsOf(asked.split(/[―—─–|｜:：(（]/u)[0] ?? "", language);
  const named = wordsOf(title, language);
  const first = lines[0]?.blockIndex;
  const { words: fewest, share } = SURE[language];
  let best: { at: number; count: number } | null = null;
  for (const [at, own] of Map.groupBy(lines, ({ blockIndex }) => blockIndex)) {
    const text = own.map(textOfLine).join(language === "ja" ? "" : " ");
    const heard = wordsOf(text, language);
    // Below a question of its own a part answers that.
    if (at === first || ASKED.test(blocks[own[0]?.section ?? -1]?.text.trim() ?? "")) continue;
    if (ANSWERS[language].test(text) && [...named].some((word) => heard.has(word))) return at;
    const count = [...words].filter((word) => heard.has(word)).length;
    const isSure = REASONS[language].test(text) && count >= Math.max(fewest, share * words.size);
    if (isSure && count >= (best?.count ?? 0)) best = { at, count };
  }
  return best?.at ?? null;
}

const PARTICLES = /[はがのをにもでとや、。？?！!「」\s]/u;
/** English words by how they begin, and pairs of signs of a Japanese text without its particles. */
function wordsOf(text: string, language: Language): Set<string> {
  if (language === "en")
    return new Set((text.toLowerCase().match(/\p{L}{4,}/gu) ?? []).map((word) => word.slice(0, 4)));
  const signs = [...text];
  return new Set(
    signs.flatMap((sign, at) => {
      const pair = sign + (signs[at + 1] ?? " ");
      return PARTICLES.test(pair) ? [] : [pair];
    }),
  );
}

/** Further parts from where each is understood without its heading: 「じつは、そうとも限りません。」 replies to one. */
function withoutReplies(lines: readonly ProseLine[], section: number, { language }: Page): ProseLine[] {
  return [...Map.groupBy(lines, (line) => line.section)].flatMap(([own, some]) => {
    const start = some.findIndex(
      (line) => standsAlone(textOfLine(line), language) && !REPLIES.test(textOfLine(line)),
    );
    return own === section ? some : start === -1 ? [] : some.slice(start);
  });
}
/** An experiment for the reader is no answer. */
const TO_TRY =
  /(?:試し|やっ|見)て?み(?:よう|ましょう)|実験|\b(?:try (?:it|this)|experiment|at home|see for yourself)\b/iu;
const REPLIES = /^(?:じつは|実は|いいえ|はい|もちろん|残念ながら|yes|no|not |it depends|actually|well,)/iu;

/**
 * The last of these sentences that there is time for, from one that is understood by itself: and that begins what `from` says.
 */
function leadingTo(
  lines: readonly ProseLine[],
  budget: number,
  { language }: Page,
  from: Start,
): ProseLine[] | null {
  const start = lines.findIndex((line, at) => {
    const isStart =
      from === "sentence" || (line.begins && (from === "paragraph" || line.blockIndex === line.section + 1));
    const stands = !line.gap && standsAlone(textOfLine(line), language) && !POINTS.test(textOfLine(line));
    return isStart && stands && secondsOfLines(lines.slice(at)) <= MOST * budget;
  });
  return start === -1 ? null : lines.slice(start);
}
/** "All that snapping delivers heat.", "Each snap is short." */
const POINTS =
  /^(?:(?:all (?:this|that|these|those)|each|both)\b|いっぽう|一方|反対に|ところが|でも|しかし)/iu;
