import type { Page } from "#kernel/page";
import { sentenceSeconds } from "#kernel/text/spoken-seconds";
import type { ProseLine } from "../lines.ts";
import { secondsOfLines, textOfLine } from "../measure.ts";
import { standsAlone } from "../stands.ts";
import type { Told } from "../wording.ts";
import { countWithin } from "./end-of.ts";

/** The part of a text that says what came out, and the words that turn to it. */
export interface LaterPart {
  turn: Told;
  lines: ProseLine[];
  seconds: number;
}

/** 「原因」, 「結論」, 「並べてわかったこと」: what somebody who began the text waits for, and most for the first. */
const OF_OUTCOME = [
  /^(?:[^。、]{0,10}の)?(?:原因|真相|正体|答え|解決策?)$/u,
  /^(?:[^。、]{0,10}の)?(?:結論|結果)$|(?:わか|分か|見え|変わ)[^。、]{0,4}たこと$/u,
  /学んだこと$|^(?:[^。、]{0,10}の)?(?:学び|教訓)$/u,
];
/** The share of the time for it: the beginning says what it is the outcome of. */
const SHARE = 0.4;
const LEAST_SECONDS = 5;

/** The outcome of a Japanese text, as much of it as there is time for behind its beginning; null where it does not say. */
export function outcomeBehind(
  lines: readonly ProseLine[],
  heard: number,
  { blocks, language }: Page,
  budget: number,
): LaterPart | null {
  if (language !== "ja") return null;
  const headings = OF_OUTCOME.map((sign) =>
    blocks.findIndex(({ kind, text }, at) => at > heard && kind === "heading" && sign.test(text.trim())),
  );
  const heading = headings.find((at) => at !== -1);
  if (heading === undefined) return null;
  const own = lines.filter(({ section }) => section === heading);
  const [first] = own;
  if (!first?.begins || first.gap || !standsAlone(textOfLine(first), language)) return null;
  const name = blocks[heading]?.text.trim() ?? "";
  const turn = { text: `そして、「${name}」です。`, blockIndex: heading, isFrame: true };
  const most = SHARE * budget - sentenceSeconds(turn.text, language);
  const part = own.slice(0, countWithin(own, language, most, false));
  const seconds = secondsOfLines(part);
  return seconds < LEAST_SECONDS
    ? null
    : { turn, lines: part, seconds: seconds + sentenceSeconds(turn.text, language) };
}
