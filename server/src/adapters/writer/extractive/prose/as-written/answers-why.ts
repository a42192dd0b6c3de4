import type { Page } from "#kernel/page";
import type { ScriptSettings } from "#kernel/script-settings";
import type { Language } from "#kernel/vocabulary";
import type { Subject } from "../../draft.ts";
import { lazily } from "../lazily.ts";
import type { ProseLine } from "../lines.ts";
import { secondsOfLines, textOfLine } from "../measure.ts";
import { asksForReason, reasonIn } from "../reason-of-title-ja.ts";
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
  const isNamed = ASKS[page.language].test(page.title);
  if (!isNamed && !asksForReason(page)) return () => null;
  return (budget) => {
    const at = answer();
    const all = lines();
    const end = all.findLastIndex(({ blockIndex }) => blockIndex === at) + 1;
    if (at === null || secondsOfLines(all.slice(0, end)) <= IN_TIME * seconds) return null;
    const isOfMatter = ({ section }: ProseLine) => !TO_TRY.test(page.blocks[section]?.text ?? "");
    const begun = all.filter(({ section, blockIndex }) => section === all[0]?.section && blockIndex < at);
    const toAnswer = all.slice(begun.length, end).filter(isOfMatter);
    // Of a reason that no 「なぜ」 asks for, half a paragraph says too little.
    const starts = isNamed ? WAYS : WAYS.filter(([, from]) => from !== "sentence");
    const ways = starts.flatMap(([share, from]) => {
      const opening = openingOf(begun, share * budget, page);
      const left = budget - secondsOfLines(opening);
      const led = leadingTo(toAnswer, left, page, from);
      return led ? [{ opening, led, over: left - secondsOfLines(led) }] : [];
    });
    const [told] = ways;
    if (!told) return null;
    const behind = withoutReplies(all.slice(end).filter(isOfMatter), all[end - 1]?.section ?? -1, page);
    const count = told.over < LEAST_LEFT ? 0 : countWithin(behind, page.language, told.over, false);
    const later = [...told.led, ...(page.language === "ja" ? ended(behind, count) : behind.slice(0, count))];
    return [...paragraphsAsWritten(told.opening, page), ...paragraphsAsWritten(later, page)];
  };
}
/** A beginning that says little before it breaks off gives way to what the text says of its matter right behind. */
function openingOf(begun: readonly ProseLine[], seconds: number, page: Page): ProseLine[] {
  const countFrom = (lines: readonly ProseLine[]) =>
    Math.max(1, countWithin(lines, page.language, seconds, false));
  const count = countFrom(begun);
  const first = begun.slice(0, count);
  if (page.language !== "ja" || !begun[count]?.gap || secondsOfLines(first) > LITTLE * seconds) return first;
  const named = wordsOf(page.title, "ja");
  const next = begun.findIndex(
    (line, at) =>
      at >= count &&
      line.begins &&
      standsAlone(textOfLine(line), "ja") &&
      [...wordsOf(textOfLine(line), "ja")].filter((word) => named.has(word)).length > 1,
  );
  const further = next === -1 ? [] : begun.slice(next);
  return further.length > 0 ? further.slice(0, countFrom(further)) : first;
}
const LITTLE = 0.5;

/** So many of these lines, without a last one that only opens a paragraph: 「とはいえ、死角もある。」 */
function ended(lines: readonly ProseLine[], count: number): ProseLine[] {
  const [last, next] = [lines[count - 1], lines[count]];
  const isAlone = last?.begins && next?.blockIndex === last.blockIndex;
  const isTurn = last && next && TURNS.test(textOfLine(last));
  return lines.slice(0, isAlone || isTurn ? count - 1 : count);
}
const TURNS = /^(?:とはいえ|しかし|だが|ところが|ただし?|一方で?|もっとも|でも|ですが)、?/u;
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
function answerIn(lines: readonly ProseLine[], page: Page): number | null {
  return (ASKS[page.language].test(page.title) ? answerNamedIn(lines, page) : null) ?? reasonIn(page);
}

function answerNamedIn(lines: readonly ProseLine[], { title, language, blocks }: Page): number | null {
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
    // 「同部門は」 is of what stands before it.
    const isOfUntold =
      from === "sentence" && !line.begins && lines.slice(at).some((one) => SAME.test(textOfLine(one)));
    return isStart && stands && !isOfUntold && secondsOfLines(lines.slice(at)) <= MOST * budget;
  });
  return start === -1 ? null : lines.slice(start);
}
const SAME = /(?:^|[、。はがのを])同(?:部門|社|店|館|校|院|町|市|県|村|区|氏|事業|製品|制度)/u;
/** "All that snapping delivers heat.", "Each snap is short." */
const POINTS =
  /^(?:(?:all (?:this|that|these|those)|each|both)\b|いっぽう|一方|反対に|ところが|でも|しかし|(?:半数|半分|過半|残り|大半|うち|多く)[^、。はが]{0,4}[はが]|(?:なるほど|やはり|同(?=\p{Script=Han})))/iu;
