import type { Block, Page } from "#kernel/page";
import { contentTerms } from "#kernel/text/content-terms";
import type { ProseLine } from "../lines.ts";
import { secondsOfLines } from "../measure.ts";
import { isOrder } from "../procedures.ts";
import { standsLoosely } from "../stands.ts";

/** The part that a post plays in its thread, as far as the page says so. */
export type PostRole = "best" | "helpful" | "asker" | "supplement" | "solved" | null;

/** Chosen by the page, or thanked by the one who asked. */
export const isBest = (role: PostRole) => role === "best" || role === "helpful";

const BEST = /ベストアンサー|^(?:accepted|best|top) answer/i;
const ASKER =
  /^(?:質問|相談|投稿)者 [\d/]+ [\d:]+$|(?:質問|相談)者(?:から|より|の)|質問した人|^(?:(?:この|その)?(?:ご?回答|答え)への)?(?:お礼|補足)の?(?:コメント)?$/;
/** 「2です。直りました。」 */
const RETURNS = /^[>＞]*\s?(\d{1,3})です[。、]/;
/** A line above a post that has its number, its name and its date. */
const HEADER = /\bID[:：]|\d{1,2}:\d\d/;

/**
 * Tells of a page's posts whose they are: by the lines above one, by its own first words, or where it thanks.
 * 「ベストアンサー」 may stand above the name of the one who wrote it.
 */
export function rolesOn({ blocks }: Page) {
  let posts: readonly Block[] | undefined;
  const postAt = (number: number) => {
    posts ??= blocks.filter(({ kind, text }) => kind === "list_item" && !HEADER.test(text));
    return number === 1 && posts.length === 0
      ? blocks.find(({ kind }) => kind !== "heading")
      : posts[number - 1];
  };
  return (above: readonly Block[], own: Block | undefined, thanks: boolean): PostRole => {
    const said = above
      .map(({ text }) => text.trim())
      .findLast((text) => BEST.test(text) || ASKER.test(text) || OTHERS.test(text));
    if (said && ASKER.test(said)) return /補足|追記/.test(said) ? "supplement" : "asker";
    if (own?.isAccepted || (said && BEST.test(said))) return "best";
    if (thanks) return "asker";
    const number = Number(RETURNS.exec(own?.text ?? "")?.[1] ?? 0);
    return number > 0 && ASKS.test(postAt(number)?.text ?? "") ? "asker" : null;
  };
}
const OTHERS = /(?:その他|みんな|他|ほか)の(?:ご?回答|答え)/;
const ASKS = /か[。？?]|[？?]|教えて/;

const wordsOf = (lines: readonly ProseLine[]) => lines.flatMap(({ sentences }) => sentences).join("");

const isWhole = ({ own }: { own: readonly ProseLine[] }) =>
  standsLoosely(own[0]?.sentences[0] ?? "", "ja") && own.every(({ gap }) => !gap);

/**
 * The paragraphs of a long answer for which there is time: its beginning, and of its cases the one that,
 * by what the asker wrote afterwards, it was. Empty where the beginning alone takes too long.
 */
export function caseOf(
  lines: readonly ProseLine[],
  outcome: readonly ProseLine[],
  seconds: number,
): ProseLine[] {
  const terms = contentTerms(wordsOf(outcome), "ja");
  const parts = partsOf(wordsOf(outcome));
  const sharedIn = (text: string) =>
    [...contentTerms(text, "ja")].filter((term) => terms.has(term)).length +
    [...partsOf(text)].filter((part) => parts.has(part)).length;
  const paragraphs = [...Map.groupBy(lines, ({ blockIndex }) => blockIndex).values()].map((own, at) => ({
    own,
    at,
    shared: sharedIn(wordsOf(own)),
  }));
  const [first, ...others] = paragraphs;
  if (!first || secondsOfLines(first.own) > seconds) return [];
  const kept = [first];
  let left = seconds - secondsOfLines(first.own);
  const keep = (one: (typeof paragraphs)[number]) => {
    if (kept.includes(one) || !isWhole(one) || secondsOfLines(one.own) > left) return;
    kept.push(one);
    left -= secondsOfLines(one.own);
  };
  for (const one of others.toSorted((a, b) => b.shared - a.shared || a.at - b.at)) {
    if (one.shared === 0 || isSteps(one)) continue;
    keep(one);
    // Below a case stands what to do in it.
    const next = paragraphs[one.at + 1];
    if (next && kept.includes(one) && isSteps(next)) keep(next);
  }
  return kept.toSorted((a, b) => a.at - b.at).flatMap(({ own }) => own);
}

const isSteps = ({ own }: { own: readonly ProseLine[] }) => isOrder(own[0]?.sentences[0] ?? "", "ja");

/** Words in hiragana, too: 「ばらばらに」; how a sentence ends says nothing. */
const PIECE = 4;
const ENDING = /\p{Script=Hiragana}{1,6}[。、]/gu;
function partsOf(text: string): Set<string> {
  const bare = text.replace(ENDING, "　");
  const parts = Array.from({ length: bare.length }, (_, at) => bare.slice(at, at + PIECE));
  return new Set(parts.filter((part) => part.length === PIECE && !part.includes("　")));
}
