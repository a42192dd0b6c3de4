import type { Block } from "#kernel/page";
import { splitScript } from "#kernel/text/sentences";
import { sentenceSeconds } from "#kernel/text/spoken-seconds";

/** One stage of how something goes: what it is called, and the sentences below that name. */
export interface Stage {
  at: number;
  head: string;
  details: number[];
  /** Its sentences, where they are not those of its details as they stand. */
  sentences: string[];
  /** Blocks that hold nothing but its number. */
  marks: number[];
}

const MARK = /^(?:(?:STEP|ステップ|手順|Step)\s?\.?\s?)?0?([1-9１-９])$/u;
const COUNTED =
  /^(?:(?:STEP|ステップ|手順|Step)\s?\.?\s?)?0?([1-9１-９①-⑨])(?:[.．:：、)）]|[ 　]|(?<=[①-⑨]))\s*(\S.*)$/u;
const OF_FLOW = /流れ|手順|ステップ|までの?(?:道のり|ながれ)|から[^。]*まで$/u;
/** 「ご予約」, 「お見積りとご契約」: a noun, and no deed that says itself what one does. */
const NAME = /^[^。、！？!?「」（）()]{2,16}$/u;
const NOUN = /[\p{Script=Han}\p{Script=Katakana}ー]$|(?:[りみいきしち]|め|せ|け|日)$/u;
const FEWEST = 3;
const MOST = 6;

/** 「まず」, 「次に」, … 「最後に」 for so many stages. */
const ORDER = ["まず", "次に", "続いて", "そのあと", "さらに"];
const begunWith = (at: number, count: number) => (at === count - 1 ? "最後に" : (ORDER[at] ?? ""));

/** The stages of a page that go by numbers or stand below a heading of a flow; none where one of them has no name. */
export function stagesOn(blocks: readonly Block[]): Stage[] {
  for (const [at] of blocks.entries()) {
    const found = stagesFrom(blocks, at) ?? listedBelow(blocks, at);
    if (found) return found.map((stage, place) => told(stage, place, found.length));
  }
  return [];
}

function stagesFrom(blocks: readonly Block[], start: number): Stage[] | null {
  const stages: Stage[] = [];
  const level = blocks[start]?.kind === "heading" ? blocks[start].level : blocks[start + 1]?.level;
  for (let at = start; ; ) {
    const mark = blocks[at]?.kind === "heading" ? null : MARK.exec(blocks[at]?.text.trim() ?? "");
    const place = mark ? at + 1 : at;
    const heading = blocks[place];
    if (heading?.kind !== "heading" || heading.level !== level) break;
    const [, counted, rest = ""] = COUNTED.exec(heading.text.trim()) ?? [];
    const number = figureOf(mark?.[1] ?? counted ?? "");
    if (number !== stages.length + 1 || (!mark && !isInFlow(blocks, start))) break;
    const head = (mark && !counted ? heading.text : rest).trim();
    const details: number[] = [];
    for (
      let below = place + 1;
      blocks[below]?.kind === "paragraph" && !MARK.test(blocks[below]?.text.trim() ?? "");
      below += 1
    )
      details.push(below);
    if (!isName(head) || details.length === 0) return null;
    const sentences = details.flatMap((one) => sentencesIn(blocks[one]?.text ?? ""));
    stages.push({ at: place, head, details, sentences, marks: mark ? [at] : [] });
    at = (details.at(-1) ?? place) + 1;
  }
  // Behind the last one the text goes on.
  const [last, before] = [stages.at(-1), stages.slice(0, -1)];
  const most = Math.max(1, ...before.map(({ details }) => details.length));
  if (last && last.details.length > most) {
    last.details.length = most;
    last.sentences = last.details.flatMap((one) => sentencesIn(blocks[one]?.text ?? ""));
  }
  return stages.length >= FEWEST && stages.length <= MOST ? stages : null;
}

/** 「ご相談 お電話でご相談ください。」, item by item below 「ご依頼の流れ」. */
function listedBelow(blocks: readonly Block[], heading: number): Stage[] | null {
  const { kind, text = "" } = blocks[heading] ?? {};
  if (kind !== "heading" || !OF_FLOW.test(text)) return null;
  const end = blocks.findIndex((block, at) => at > heading && block.kind !== "list_item");
  const items = blocks.slice(heading + 1, end === -1 ? undefined : end);
  if (items.length < FEWEST || items.length > MOST) return null;
  const stages = items.flatMap((item, at): Stage[] => {
    const [, head = "", rest = ""] = ITEM.exec(item.text.trim().replace(COUNTED, "$2")) ?? [];
    const place = heading + 1 + at;
    return isName(head)
      ? [{ at: place, head, details: [place], sentences: sentencesIn(rest), marks: [] }]
      : [];
  });
  return stages.length === items.length ? stages : null;
}
const ITEM = /^([^\s。：:]{2,16})(?:\s+|[：:]\s?)(\S.*。)$/su;

const figureOf = (digit: string) =>
  /[①-⑨]/u.test(digit) ? digit.charCodeAt(0) - "①".charCodeAt(0) + 1 : Number(digit.normalize("NFKC") || 0);
const isInFlow = (blocks: readonly Block[], start: number) =>
  OF_FLOW.test(blocks.findLast(({ kind }, at) => kind === "heading" && at < start)?.text ?? "");
const isName = (head: string) => NAME.test(head) && NOUN.test(head);
const sentencesIn = (text: string) => splitScript(text).map((one) => one.text);

/** A stage with its name as a sentence; by what means it is done, its name says. */
function told(stage: Stage, place: number, count: number): Stage {
  const [first = "", ...others] = stage.sentences;
  // 「三回目」 says itself which one it is.
  const begun = SAYS_WHEN.test(stage.head) ? "" : `${begunWith(place, count)}、`;
  const means = MEANS.exec(first)?.[1];
  const deed = DEED_NAMED.exec(first)?.[1];
  const whole = deed ? `${deed}です。` : first;
  if (SAYS_WHEN.test(stage.head) && whole.length <= LONGEST_FIRST && !HAS_TOPIC.test(whole))
    return { ...stage, head: `${stage.head}は、${whole}`, sentences: others };
  return means
    ? { ...stage, head: `${begun}${stage.head}は、${means}お願いします。`, sentences: others }
    : { ...stage, head: `${begun}${stage.head}です。` };
}
const SAYS_WHEN =
  /^(?:第?[\d０-９一二三四五六七八九十]+(?:回|日|週|か月|年)目|その[後日]|(?:初|再|当|翌)[日回診])$/u;
const HAS_TOPIC = /^[^、。]{1,20}は(?![じ])/u;
/** 「診察と血液検査。」, 「一か月に一回。」 */
const DEED_NAMED = /^([^。、はがをも]{2,24}[\p{Script=Han}\p{Script=Katakana}ー])。$/u;

/** Each stage by its name, then by its sentences in turn, as far as there is time: none by its name alone where it has a short one. */
export function stagesShortened(stages: readonly Stage[], budget: number): string[] {
  const taken = stages.map(({ head }) => [head]);
  const secondsOf = (text: string) => sentenceSeconds(text, "ja");
  let left = budget - stages.reduce((sum, { head }) => sum + secondsOf(head), 0);
  const take = (at: number, text: string) => {
    taken[at]?.push(text);
    left -= secondsOf(text);
  };
  const firsts = stages.map(({ sentences }) => sentences[0] ?? "");
  for (const [at, first] of firsts.entries()) if (first && first.length <= LONGEST_FIRST) take(at, first);
  // Of a name alone nobody knows what to do: a longer sentence is told where there is time for it.
  for (const [at, first] of firsts.entries())
    if (first && taken[at]?.length === 1 && secondsOf(first) <= left) take(at, first);
  const most = Math.max(0, ...stages.map(({ sentences }) => sentences.length));
  for (let round = 1; round < most; round += 1)
    for (const [at, { sentences }] of stages.entries()) {
      const text = sentences[round] ?? "";
      if (text && taken[at]?.length === round + 1 && secondsOf(text) <= left) take(at, text);
    }
  return taken.map((sentences) => sentences.join(""));
}
const LONGEST_FIRST = 56;

/** 「お電話、LINE、フォームのいずれかで。」 */
const MEANS = /^([^。はがをに]{2,40}で)。$/u;
