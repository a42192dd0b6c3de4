import type { Block } from "#kernel/page";
import { mark } from "./row-marks-ja.ts";

/** 「Q.」, 「Q3：」, 「質問1」: the mark of a question; 「A.」 that of its answer. */
const OF_QUESTION =
  /^\s*(?:[QＱ]\s?[\d０-９]{0,2}[.．:：、)）]?(?![A-Za-z&])|(?:ご?質問)\s?[\d０-９]{0,2}[.．:：、])\s*/u;
const OF_ANSWER =
  /^\s*(?:[AＡ]\s?[\d０-９]{0,2}[.．:：、)）]?(?![A-Za-z&])|(?:ご?回答|答え?)\s?[\d０-９]{0,2}[.．:：、])\s*/u;
const ASKS = /(?:[?？]|(?:です|ます|ません|でしょう|ましょう)か。?)[」』]?$/u;
const asks = (text: string) => ASKS.test(text);
const KINDS = new Set<Block["kind"]>(["list_item", "paragraph"]);
const LONGEST_QUESTION = 70;
/** One question may be asked of the reader. */
const FEWEST = 2;
/** 「はい。」 is no sentence to be read by itself. */
const ASSENT = /^(はい|いいえ|ええ)[。、,，]\s*(?=\S)/u;
const ENDS = /[。.!！?？]$/;

const answers = new WeakSet<Block>();
/** Whether a block is a question with its answer. */
export const isAnswered = (block: Block | undefined) => block !== undefined && answers.has(block);

/** 「子どもが酢を苦手にしています。」: among questions somebody else says so, and not the page. */
const STATES = /^[^「」『』。]{4,}[てで]い(?:ます|ません)。?$/u;
const heard = (question: string) =>
  STATES.test(question)
    ? `「${question.replace(/。$/, "")}」という質問です。`
    : `${question}${ENDS.test(question) ? "" : "。"}`;

interface Pair {
  at: number;
  question: string;
  answer: string;
  isRow: boolean;
}

/**
 * The questions of a page with their answers: each question in one block with the answer's first paragraph,
 * because neither says anything without the other.
 */
export function questionsOn(blocks: readonly Block[]): Map<number, Block> {
  const below = belowQuestions(blocks);
  const asked = blocks.flatMap((block, at) => pairAt(blocks, block, at, below.has(at)) ?? []);
  if (asked.length < FEWEST) return new Map();
  const taken = new Set(asked.flatMap(({ at, isRow }) => (isRow ? [at] : [at, at + 1])));
  const pairs = [...asked, ...blocks.flatMap((block, at) => statedAt(blocks, block, at, taken) ?? [])];
  return new Map(
    pairs.flatMap(({ at, question, answer, isRow }) => {
      const block: Block = {
        kind: "paragraph",
        text: `${heard(question)}${answer.replace(ASSENT, "$1、")}`,
      };
      answers.add(block);
      return isRow
        ? [[at, block] as const]
        : [[at, { kind: "list_item", text: "" } as Block] as const, [at + 1, block] as const];
    }),
  );
}

/** Places below 「よくある質問」, up to the next heading as high. */
function belowQuestions(blocks: readonly Block[]): ReadonlySet<number> {
  let level = 0;
  return new Set(
    blocks.flatMap(({ kind, text, level: own = 2 }, at) => {
      if (kind === "heading" && OF_QUESTIONS.test(text)) level = own;
      else if (kind === "heading" && own <= level) level = 0;
      return level > 0 ? [at] : [];
    }),
  );
}
const OF_QUESTIONS = /よくある(?:ご?質問|お?問い?合わ?せ)|ご?質問と(?:ご?回答|お?答え)|^Q\s?[&＆]\s?A|FAQ/iu;

function pairAt(
  blocks: readonly Block[],
  { kind, text }: Block,
  at: number,
  isBelowQuestions: boolean,
): Pair | null {
  if (kind === "table_row") {
    const [, question = "", answer = ""] = /^([^/]{4,70}?): (.+)$/su.exec(text) ?? [];
    const bare = question.replace(OF_QUESTION, "");
    return answer.includes("。") && (asks(bare) || bare !== question)
      ? { at, question: bare, answer: answer.replace(OF_ANSWER, ""), isRow: true }
      : null;
  }
  const next = blocks[at + 1];
  if (!KINDS.has(kind) || !next || !KINDS.has(next.kind)) return null;
  const question = text.trim().replace(OF_QUESTION, "").trim();
  const answer = next.text.trim().replace(OF_ANSWER, "").trim();
  if (question.length < 4 || question.length > LONGEST_QUESTION || !answer.includes("。")) return null;
  const isMarked = question !== text.trim() && answer !== next.text.trim();
  // Within a list a sentence in front of its own kind is a question where it asks.
  const isAsked =
    (isBelowQuestions ? kind === next.kind : kind === "list_item" && next.kind === "list_item") &&
    asks(question) &&
    !/。./.test(question);
  return isMarked || (isAsked && !asks(answer)) ? { at, question, answer, isRow: false } : null;
}

/** 「支払いの方法は。」, 「「要精密検査」と書かれていました。」: among questions a single sentence behind an answer asks, too. */
function statedAt(blocks: readonly Block[], { kind, text }: Block, at: number, taken: ReadonlySet<number>) {
  const next = blocks[at + 1];
  const isApart = kind === "list_item" && next?.kind === "list_item" && !taken.has(at) && !taken.has(at + 1);
  const isBehind = taken.has(at - 1) || blocks[at - 1]?.kind === "heading";
  if (!isApart || !isBehind || !SINGLE.test(text.trim()) || !next.text.includes("。")) return null;
  return { at, question: text.trim(), answer: next.text.trim(), isRow: false };
}
const SINGLE = /^[^。？?]{4,40}[。？?]$/u;

/** A block with other words, which stays the answer that it was. */
export function retold(before: Block, text: string): Block {
  const block: Block = { kind: "paragraph", text };
  mark(block, "");
  if (answers.has(before)) answers.add(block);
  return block;
}
