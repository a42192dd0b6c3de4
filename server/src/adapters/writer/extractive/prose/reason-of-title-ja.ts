import type { Page } from "#kernel/page";
import { splitScript } from "#kernel/text/sentences";

/** 「なぜ戻ってきたか」, 「利益二倍のカラクリ」, 「売れる理由」: a listener waits for that. */
const ASKS_WHY =
  /なぜ|なんで(?!も)|どうして(?!も)|(?:[のたるいな]|ぬ)(?:カラクリ|からくり|理由|わけ|ワケ|訳|秘密|真相|舞台裏|裏側|背景)/u;
/** 「最大の要因は、…」, 「理由は三つある。」 */
const NAMES_REASON =
  /(?:理由|わけ|要因|原因|決め手|秘密|からくり|カラクリ|きっかけ|原動力|答え)(?:は|となった|になった|となる)/u;
/** 「測れないから、切る理由も見つからない。」, 「だから、やめられない。」, 「安いからだ。」 */
const GIVES_REASON =
  /(?:から|ため)(?:だ|です|である|なのだ|なのです|だという|だといいます)。$|^(?:だから|ですから|そのため|それで)、?[^。]{4,}。$|(?:ない|[うくぐすつぬぶむるただい])から、[^。]*。$/u;
/** The answer of a long text stands behind its beginning. */
const BEGINNING = 0.2;
/** So many words of the title are enough. */
const MOST = 6;
const LEAST = 3;

const PARTICLES = /[はがのをにもでとや、。？?！!「」『』（）()\s]/u;
/** Pairs of signs without particles. */
function pairsOf(text: string): Set<string> {
  const signs = [...text];
  const pairs = signs.map((sign, at) => sign + (signs[at + 1] ?? " "));
  return new Set(pairs.filter((pair) => !PARTICLES.test(pair) && !/^\p{Script=Hiragana}+$/u.test(pair)));
}

const NAMED = 3;
const GIVEN = 2;
const HEADED = 2;

/** The titles of a page: its own, and the heading above the text of an issue. */
const titlesOf = ({ title, language, type, blocks: [first] }: Page): string =>
  language !== "ja" || type === "product"
    ? ""
    : ([title, first?.kind === "heading" ? first.text : ""].find((text) => ASKS_WHY.test(text)) ?? "");

/** Whether the title of a Japanese text makes one wait for a reason. */
export const asksForReason = (page: Page): boolean => titlesOf(page) !== "";

/**
 * The block of a Japanese text that says why, where its title asks for that: one that names the reason, or gives it,
 * with words of the title; null for none that does so surely.
 */
export function reasonIn(page: Page): number | null {
  const { blocks } = page;
  const asked = pairsOf(titlesOf(page));
  const first = Math.max(1, Math.floor(BEGINNING * blocks.length));
  let best: { at: number; score: number } | null = null;
  let heading = "";
  for (const [at, { kind, text }] of blocks.entries()) {
    if (kind === "heading") heading = text.trim();
    if (kind !== "paragraph" || at < first) continue;
    const shared = [...pairsOf(text)].filter((pair) => asked.has(pair)).length;
    const own = splitScript(text).map((one) => one.text);
    const named = own.filter((one) => NAMES_REASON.test(one) && !OPEN.test(one)).length;
    const given = own.filter((one) => GIVES_REASON.test(one) && !OPEN.test(one)).length;
    const isHeaded = GIVES_REASON.test(`${heading.split("。").at(-1)}。`);
    const score = NAMED * named + GIVEN * given + (isHeaded ? HEADED : 0) + Math.min(shared, MOST) / 2;
    const isSure = named + given > 0 && shared > 0 && score >= LEAST;
    if (isSure && score >= (best?.score ?? 0)) best = { at, score };
  }
  return best?.at ?? null;
}
const OPEN = /[?？]|だろうか|でしょうか|のか。$/u;
