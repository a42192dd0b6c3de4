import type { Block, Page } from "#kernel/page";
import { escapePattern } from "#kernel/text/escape-pattern";
import { mark, markSource, sourceOf } from "../../rows/row-marks-ja.ts";

/** 「真壁　母校の閉校式です。」, 「波多野：十二年いました。」: who speaks, in front of what is said. */
const SPOKEN = /^([\p{Script=Han}\p{Script=Katakana}ー]{1,6})(?:[ 　]+|\s?[：:]\s?)(?=\S[^。]*[。？?])/u;
/** 「――料金はいくらですか。」 */
const ASKED = /^(?:[―—–ー─]{1,3}|[QＱ](?:[.．:：]|(?=[ 　])))\s*/u;
/** Without a mark of a question a statement is the narrator's: 「真壁さんは当時をこう振り返ります。」 */
const ASKS = /(?:か|(?:です|ます|した|せん)ね|ください|下さい)[。？?]?$|[？?]$/u;
const ENDS_ASKING = /(?:か|[？?])。?$/u;
/** 「先生」, 「編集部」: a part that people have, and no name of one. */
const ROLE =
  /^(?:先生|医師|教授|記者|編集[部者長]?|司会者?|聞き手|筆者|取材者?|[店社会院園館校所村町市部課班]長|店主|店員|社員|職員|担当者?|スタッフ|お?客様?|患者|読者|学生|生徒|保護者|講師|監督|コーチ|父|母|妻|夫|本人)$/u;
/** 「条件は一つです。「誰でも触れること」。」 */
const NAMED = /(?<=。)「([^「」。]{4,40}(?:こと|もの))」。/gu;
const LONGEST_QUESTION = 70;
/** 「はい。」 is no sentence to be read by itself. */
const ASSENT = /^(はい|いいえ|いえ|ええ)。(?=\S)/u;
const FEWEST = 3;
const ANSWERS = /^「[^「」]+」という問いに、[^、。]{1,8}さんはこう答えました。$/u;

/** The sentence of ours that says who answers which question. */
export const isAnswerOfOne = (text: string): boolean => ANSWERS.test(text);

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
    const asked = name ? page.blocks[at - 1] : undefined;
    const question = name && questionIn(asked);
    const isMarked = ASKED.test(asked?.text.trim() ?? "");
    return name && question ? [{ at, name, question, isMarked }] : [];
  });
  const names = new Set(pairs.map(({ name }) => name));
  const [name = ""] = names;
  const all = page.blocks.map(({ text }) => text).join(" ");
  const isPerson = new RegExp(
    `${escapePattern(name)}[\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}]{0,4}さん`,
    "u",
  ).test(`${page.title} ${all}`);
  // Where the one who is named asks, the answers stand without a name.
  const isAsker = pairs.some(
    ({ at, isMarked }) => !isMarked && ENDS_ASKING.test(page.blocks[at]?.text ?? ""),
  );
  if (pairs.length < FEWEST || names.size > 1 || !isPerson || ROLE.test(name) || isAsker) return page;
  const blocks = [...page.blocks];
  for (const { at, question } of pairs) {
    const told = toldAnswer(question, name, page.blocks[at]?.text.trim().replace(SPOKEN, "") ?? "");
    blocks[at] = told;
    blocks[at - 1] = { kind: "list_item", text: "" };
  }
  const whole = { ...page, blocks };
  markSource(whole, sourceOf(page));
  return whole;
}

/** An answer's block, which says who answers which question. */
function toldAnswer(question: string, name: string, answer: string): Block {
  const own = answer.replace(NAMED, "「$1」です。").replace(ASSENT, "$1、");
  const told: Block = {
    kind: "paragraph",
    text: `「${question}」という問いに、${name}さんはこう答えました。${own}`,
  };
  mark(told, question);
  return told;
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
