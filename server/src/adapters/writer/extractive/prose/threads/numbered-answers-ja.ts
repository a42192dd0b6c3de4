import type { Block, Page } from "#kernel/page";
import type { ProseLine } from "../lines.ts";
import { secondsOfLines, textOfLine } from "../measure.ts";
import { isBest } from "./answers.ts";
import type { Post } from "./post.ts";

/** 「① 」, 「(2)」, 「3．」 before a question, and before its answer. */
const NUMBER = /^\s*(?:([①-⑨])|[（(]([1-9１-９])[)）]|([1-9１-９])[.．)）、](?!\d))\s*/u;
const ASKS = /(?:か|かな|でしょう|教えてください|教えて下さい)?[?？]$|か。$/u;
const LONGEST_QUESTION = 44;
const FEWEST = 2;
/** 「これはやめてください。」 is said of what was asked. */
const OF_IT = /^(?:これ|それ|こちら|そちら)(?:は|については|に関しては)、?/u;
/** 「「水は要りますか」については、」 begins an answer that was written below a number alone. */
const ANSWERS_ONE = /^「[^「」]{4,44}」については、/u;

/** 「質問者からのお礼コメント 9/17 22:15 ありがとう…」: the line above a post has run into it. */
const RUN_IN =
  /^(?:質問|相談|投稿)(?:者|した人|した方)(?:から|より)?の?(?:お礼|御礼)の?(?:コメント)?(?:[ 　:：][\d/年月日.-]+(?:\s+\d{1,2}:\d{2})?)?[ 　:：]+(?=\S)/u;
const askers = new WeakSet<Block>();
/** Whether a block is of the one who asked, by a line that ran into it. */
export const isAskersBlock = (block: Block | undefined) => block !== undefined && askers.has(block);

/** A Japanese thread with the thanks of the one who asked told apart from the answer above them. */
export function withThanksApart(page: Page): Page {
  if (page.language !== "ja" || !page.blocks.some(({ text }) => RUN_IN.test(text))) return page;
  const blocks = page.blocks.map((block) => {
    if (block.kind === "heading" || !RUN_IN.test(block.text)) return block;
    const own = { ...block, text: block.text.replace(RUN_IN, "") };
    askers.add(own);
    return own;
  });
  return { ...page, blocks };
}

const numberOf = ({ text }: Block): number => {
  const [, circled, bracketed, dotted] = NUMBER.exec(text) ?? [];
  if (circled) return circled.charCodeAt(0) - "①".charCodeAt(0) + 1;
  return Number((bracketed ?? dotted ?? "").normalize("NFKC") || 0);
};
const withoutNumber = ({ text }: Block) => text.replace(NUMBER, "").trim();

/** A run of blocks from a place on that are numbered from one. */
function runFrom(blocks: readonly Block[], from: number, isOne: (block: Block) => boolean): number[] {
  const start = blocks.findIndex((block, at) => at >= from && numberOf(block) === 1 && isOne(block));
  if (start === -1) return [];
  const places: number[] = [];
  for (let at = start; at < blocks.length; at += 1) {
    const block = blocks[at] as Block;
    if (numberOf(block) !== places.length + 1 || !isOne(block)) break;
    places.push(at);
  }
  return places;
}

/**
 * A Japanese thread where somebody asks several things by numbers, and is answered by the same numbers: each answer
 * says what it answers, as a listener sees no number.
 */
export function withAnswersNamed(page: Page): Page {
  if (page.language !== "ja") return page;
  const { blocks } = page;
  const isQuestion = (block: Block) =>
    ASKS.test(withoutNumber(block)) && withoutNumber(block).length <= LONGEST_QUESTION;
  const asked = runFrom(blocks, 0, isQuestion);
  if (asked.length < FEWEST) return page;
  const answers = runFrom(blocks, (asked.at(-1) ?? 0) + 1, (block) => !ASKS.test(withoutNumber(block)));
  if (answers.length !== asked.length) return page;
  const named = [...blocks];
  for (const [at, place] of answers.entries()) {
    const question = withoutNumber(blocks[asked[at] ?? 0] as Block).replace(/[?？。]+$/u, "");
    const block = blocks[place] as Block;
    if (/[「」]/u.test(question)) continue;
    const text = `「${question}」については、${withoutNumber(block).replace(OF_IT, "")}`;
    named[place] = { ...block, text };
    // Told with its answer, it is not told before.
    const above = asked[at] ?? 0;
    named[above] = { ...(blocks[above] as Block), text: "" };
  }
  return { ...page, blocks: named };
}

/** An answer to several questions is one, whatever could not be said within it. */
export function withAnswersJoined(posts: readonly Post[]): readonly Post[] {
  const joined: Post[] = [];
  for (const post of posts) {
    const before = joined.at(-1);
    const isSame = before !== undefined && isBest(before.role) && before.role === post.role && post.goesOn;
    if (isSame) joined.splice(-1, 1, { ...before, lines: [...before.lines, ...post.lines] });
    else joined.push(post);
  }
  const answersSeveral = ({ lines }: Post) => lines.filter(answersOne).length >= FEWEST;
  return joined.some(answersSeveral) ? joined : posts;
}

const answersOne = (line: ProseLine) => ANSWERS_ONE.test(textOfLine(line));

/**
 * Of an answer to several questions the first sentence on each, and of the others, in turn, as many as there is
 * time for; none where it answers no several, or not even those fit.
 */
export function spreadOverQuestions(lines: readonly ProseLine[], seconds: number): ProseLine[] {
  const starts = lines.filter(answersOne).map(({ blockIndex }) => blockIndex);
  if (starts.length < FEWEST) return [];
  const parts = [...Map.groupBy(lines, ({ blockIndex }) => blockIndex).entries()];
  const queues = parts
    .filter(([place]) => place >= (starts[0] ?? 0))
    .map(([, own]) => {
      const torn = own.findIndex((line, at) => at > 0 && line.gap);
      return own.slice(0, torn === -1 ? undefined : torn);
    });
  const taken = new Set(queues.slice(0, starts.length).flatMap((own) => own.splice(0, 1)));
  let left = seconds - secondsOfLines([...taken]);
  if (left < 0) return [];
  for (let turn = 0; queues.some((own) => own.length > 0); turn = (turn + 1) % queues.length) {
    const own = queues[turn] ?? [];
    const [next] = own.splice(0, 1);
    if (!next) continue;
    if (next.seconds > left) own.length = 0;
    else {
      taken.add(next);
      left -= next.seconds;
    }
  }
  const above = lines.filter(({ blockIndex }) => blockIndex < (starts[0] ?? 0));
  for (const line of above) {
    if (line.seconds > left) break;
    taken.add(line);
    left -= line.seconds;
  }
  return lines.filter((line) => taken.has(line));
}
