import type { Block, Page } from "#kernel/page";
import { mark, markSource, sourceOf } from "./row-marks-ja.ts";

/** 「真壁　母校の閉校式です。」, 「波多野：十二年いました。」: who speaks, in front of what is said. */
const SPOKEN = /^([\p{Script=Han}\p{Script=Katakana}ー]{1,6})(?:[ 　]+|\s?[：:]\s?)(?=\S[^。]*[。？?])/u;
/** 「――料金はいくらですか。」 */
const ASKED = /^(?:[―—–ー─]{1,3}|[QＱ](?:[.．:：]|(?=[ 　])))\s*/u;
const ASKS = /(?:か|ね|ください|下さい|でしょう|ました|ます|です)[。？?]?$|[？?]$/u;
/** 「条件は一つです。「誰でも触れること」。」 */
const NAMED = /(?<=。)「([^「」。]{4,40}(?:こと|もの))」。/gu;
const LONGEST_QUESTION = 70;
/** 「はい。」 is no sentence to be read by itself. */
const ASSENT = /^(はい|いいえ|いえ|ええ)。(?=\S)/u;
const FEWEST = 3;
const ANSWERS = /^「[^「」]+」という問いに、[^、。]{1,8}さんはこう答えました。$/u;

/** Without the beginning of an answer its question would be answered by words that stand behind it. */
export function withAnswersBegun<Line extends { sentences: string[]; blockIndex: number; gap: boolean }>(
  lines: readonly Line[],
): Line[] {
  const lost = new Set(
    lines.flatMap(({ sentences, blockIndex }, at) => {
      const next = lines[at + 1];
      const isBegun = next?.blockIndex === blockIndex && !next.gap;
      return ANSWERS.test(sentences.join("")) && !isBegun ? [blockIndex] : [];
    }),
  );
  return lines.flatMap((line, at) => {
    if (lost.has(line.blockIndex)) return [];
    return lost.has(lines[at - 1]?.blockIndex ?? -1) ? [{ ...line, gap: true }] : [line];
  });
}

/**
 * The page of an interview with each question in its answer's block, and with who answers: without it one voice asks
 * and answers itself. One person is asked; of several the page is left as it is.
 */
export function withInterview(page: Page): Page {
  if (page.language !== "ja" || page.type === "product") return page;
  const pairs = page.blocks.flatMap(({ kind, text }, at) => {
    const name = kind === "paragraph" ? SPOKEN.exec(text.trim())?.[1] : undefined;
    const question = name && questionIn(page.blocks[at - 1]);
    return name && question ? [{ at, name, question }] : [];
  });
  const names = new Set(pairs.map(({ name }) => name));
  const [name = ""] = names;
  const all = page.blocks.map(({ text }) => text).join(" ");
  const isPerson = new RegExp(
    `${name}[\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}]{0,4}さん`,
    "u",
  ).test(`${page.title} ${all}`);
  if (pairs.length < FEWEST || names.size > 1 || !isPerson) return page;
  const blocks = [...page.blocks];
  for (const { at, question } of pairs) {
    const answer =
      page.blocks[at]?.text
        .trim()
        .replace(SPOKEN, "")
        .replace(NAMED, "「$1」です。")
        .replace(ASSENT, "$1、") ?? "";
    const told: Block = {
      kind: "paragraph",
      text: `「${question}」という問いに、${name}さんはこう答えました。${answer}`,
    };
    mark(told, question);
    blocks[at] = told;
    blocks[at - 1] = { kind: "list_item", text: "" };
  }
  const whole = { ...page, blocks };
  markSource(whole, sourceOf(page));
  return whole;
}

/** One sentence that asks, without its mark and its full stop. */
function questionIn(block: Block | undefined): string | null {
  const text = block?.kind === "paragraph" ? block.text.trim() : "";
  const bare = text.replace(ASKED, "").replace(/。$/, "");
  const isOne =
    bare.length > 0 && bare.length <= LONGEST_QUESTION && !/[。\n]/.test(bare) && !SPOKEN.test(bare);
  const isAsked = isOne && !/[『』]/.test(bare) && (ASKED.test(text) || ASKS.test(bare));
  return isAsked ? bare.replaceAll("「", "『").replaceAll("」", "』") : null;
}
