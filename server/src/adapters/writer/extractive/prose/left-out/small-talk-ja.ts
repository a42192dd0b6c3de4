import type { Block, Page } from "#kernel/page";
import { contentTerms } from "#kernel/text/content-terms";
import { splitScript } from "#kernel/text/sentences";
import type { ProseLine } from "../lines.ts";
import { secondsOfLines, textOfLine } from "../measure.ts";

/** 「こんばんは、なつめです。」: the narrator is somebody else. */
const GREETS =
  /^(?:(?:皆さん|みなさん|皆さま|皆様)、?)?(?:こんにちは|こんばんは|おはようございます|ごきげんよう|どうも|はじめまして)[、。！!]?(?:[^。、はがを]{1,20}(?:です|と申します))?[。！!]?$/u;
/** 「ではまた。」, 「次回は、皮のむき方です。」: of another day. */
const PARTS =
  /^(?:それ)?(?:では|じゃ|じゃあ)、?(?:また|ごきげんよう|今日は|この(?:へん|辺))|^(?:次回|次号|来週)(?:は|では|も)、?|^(?:最後まで|ここまで)、?(?:お?読み|ご覧)|お付き合い(?:いただき|くださり)|^また(?:来週|次回|明日)/u;
/** 「さて、前置きはこのへんで。」: a text comes to its matter. */
const COMES_TO_MATTER =
  /^(?:さて|閑話休題)[、。]|前置きは(?:この|これ)|本題(?:に(?:入|移|戻)|です)|^(?:では|それでは)?、?(?:さっそく|早速)(?:です|ですが)?、/u;
const FIRST_LINES = 4;
const LAST_LINES = 3;
/** So many paragraphs below the title somebody may still be talking of the weather. */
const LONGEST = 4;
const MOST = 0.35;
const BEGINNING = 6;

/** Leaves out greetings and farewells, and what a Japanese text talks of before it comes to its matter. */
export function withoutSmallTalk(lines: readonly ProseLine[], page: Page): ProseLine[] {
  if (page.language !== "ja") return [...lines];
  const isOfMatter = ofMatter(lines, page);
  const kept = lines.filter((line, at) => {
    const text = textOfLine(line);
    const isGreeting = at < FIRST_LINES && GREETS.test(text);
    const isFarewell = at >= lines.length - LAST_LINES && PARTS.test(text);
    return isOfMatter(line) && !isGreeting && !isFarewell;
  });
  const [first, ...others] = kept;
  if (!first || first === lines[0]) return kept;
  return [{ ...first, begins: true, gap: false }, ...others];
}

/** Whether a line stands behind the small talk. */
function ofMatter(lines: readonly ProseLine[], page: Page): (line: ProseLine) => boolean {
  const { before, talk } = talkOf(page.blocks);
  const beginnings = talk.map((text) => text.slice(0, BEGINNING));
  const isTalk = (line: ProseLine) =>
    line.blockIndex < before ||
    (line.blockIndex === before && beginnings.some((beginning) => textOfLine(line).startsWith(beginning)));
  const small = lines.filter(isTalk);
  const title = contentTerms(page.title, "ja");
  const isOfTitle = small.some((line) =>
    [...contentTerms(textOfLine(line), "ja")].some((term) => title.has(term)),
  );
  if (small.length === 0 || isOfTitle || secondsOfLines(small) > MOST * secondsOfLines(lines))
    return () => true;
  return (line) => !isTalk(line);
}

/** The paragraph in which a text comes to its matter, with its sentences before that; none where it begins so. */
function talkOf(blocks: readonly Block[]): { before: number; talk: string[] } {
  const body = blocks.findIndex(({ kind, text }) => kind !== "heading" && text.includes("。"));
  for (const [at, { kind, text }] of blocks.slice(body, body + LONGEST).entries()) {
    if (kind === "heading") break;
    const sentences = splitScript(text).map((one) => one.text);
    const turn = sentences.findIndex((one) => COMES_TO_MATTER.test(one));
    if (turn !== -1) return { before: body + at, talk: sentences.slice(0, turn) };
  }
  return { before: -1, talk: [] };
}
