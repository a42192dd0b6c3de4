import type { Block } from "#kernel/page";
import { politeThroughout } from "../../text/polite/polite.ts";

/** 「1. 古い網を外して、溝を洗う」, 「手順２　仮どめする」 */
const NUMBERED = /^(?:手順|ステップ|STEP)?\s*([\d０-９]{1,2})(?:\s*[.．:：、)）]\s*|[\s　]+)(?=\S)/iu;
const DEED = /^[^がはも「」]*[うくぐすつぬぶむる]$/u;
/** 「手順1 まず湿度を知る」 */
const SAYS_PLACE = /^(?:まず|はじめに|最初に|次に|続いて|最後に)/u;
const FEWEST = 3;
const numberOf = (block: Block | undefined) =>
  Number(NUMBERED.exec(block?.text.trim() ?? "")?.[1]?.normalize("NFKC") ?? Number.NaN);

/** The heading of a numbered step as one tells it: 「次に、網を広げて仮どめします。」; null for any other heading. */
export function stepHeadingTold(blocks: readonly Block[], section: number, heading: string): string | null {
  const own = numberOf(blocks[section]);
  if (Number.isNaN(own) || !DEED.test(heading)) return null;
  const level = blocks[section]?.level;
  const isParent = ({ kind, level: one = 0 }: Block) => kind === "heading" && one < (level ?? 0);
  const from = blocks.findLastIndex((block, at) => at < section && isParent(block));
  const end = blocks.findIndex((block, at) => at > section && isParent(block));
  const numbers = blocks
    .slice(from + 1, end === -1 ? undefined : end)
    .filter((block) => block.kind === "heading" && block.level === level)
    .map(numberOf)
    .filter((number) => !Number.isNaN(number));
  const isRow = numbers.length >= FEWEST && numbers.every((number, at) => number === at + 1);
  const said = isRow ? politeThroughout(`${heading}。`) : null;
  if (said === null) return null;
  if (SAYS_PLACE.test(said)) return said;
  const word = own === 1 ? "まず" : own === numbers.length ? "最後に" : own === 2 ? "次に" : "続いて";
  return `${word}、${said}`;
}
