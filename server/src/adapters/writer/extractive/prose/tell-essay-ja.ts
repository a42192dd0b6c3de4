import type { Page } from "#kernel/page";
import { sentenceSeconds } from "#kernel/text/spoken-seconds";
import { comesTo, turnOfEssay } from "./leans/turn-of-essay-ja.ts";
import type { ProseLine } from "./lines.ts";
import { secondsOfLines, textOfLine } from "./measure.ts";
import { asOnThePage } from "./whole.ts";
import type { Told } from "./wording.ts";

/** A script misses its length by no more than this share. */
const SLACK = 1.15;
/** With so much more time a text is told by passages, which have room for its turn. */
const ROOMY = 1.35;
/** 「ところが、である。」: nothing but the word for it, which the next sentence may begin with. */
const BARE_TURN = /^(ところが|それが|しかし|だが)、?(?:である|だ|です|であった)?。$/u;
const BEGINS_STORY = /^ある(?:日|朝|昼|晩|夜|とき|時)[、のに]/u;

/**
 * An essay whose story turns, in so many seconds: its first sentence, that of the paragraph that is turned, and all from
 * the turn to what it comes to; more of the beginning where there is time. Null for any other page.
 */
export function essayTeller(lines: readonly ProseLine[], page: Page): (budget: number) => Told[][] | null {
  const blocks = turnOfEssay(page);
  const run = turnedIn(lines, blocks);
  const [first] = lines;
  const before = lines.filter(({ blockIndex }) => blockIndex < (blocks[0] ?? 0));
  const turned = before.find(({ blockIndex }) => blockIndex === before.at(-1)?.blockIndex);
  if (run.length === 0 || !first || !turned || !first.begins || first.gap) return () => null;
  const must = new Set([first, ...(turned.begins && !turned.gap ? [turned] : [])]);
  const least = secondsOfLines([...must, ...run]);
  return (budget) => {
    if (least > SLACK * budget || ROOMY * least < budget) return null;
    const kept = new Set(must);
    let left = budget - least;
    for (const [at, line] of before.entries()) {
      const last = before[at - 1];
      const isNext = last !== undefined && kept.has(last) && last.blockIndex === line.blockIndex && !line.gap;
      if (!isNext || line.seconds > left) continue;
      kept.add(line);
      left -= line.seconds;
    }
    return asOnThePage([...before.filter((line) => kept.has(line)), ...run]);
  };
}

/** All from the turn to what it comes to; nothing where a sentence of it has lost what it leans on. */
function turnedIn(lines: readonly ProseLine[], blocks: readonly number[]): ProseLine[] {
  const own = lines.filter(({ blockIndex }) => blocks.includes(blockIndex));
  const end = own.findLastIndex((line) => comesTo(textOfLine(line)));
  const run = own.slice(0, end + 1);
  const isBroken = run.some(({ gap, leans }, at) => at > 0 && gap && leans);
  if (end === -1 || isBroken || run[0]?.blockIndex !== blocks[0]) return [];
  const [turn, story, ...rest] = run;
  const [word] = BARE_TURN.exec(turn ? textOfLine(turn) : "")?.slice(1) ?? [];
  const [said = "", ...others] = story?.sentences ?? [];
  if (!word || !story || !BEGINS_STORY.test(said)) return run;
  const text = `${word}、${said}`;
  const seconds = story.seconds + sentenceSeconds(text, "ja") - sentenceSeconds(said, "ja");
  return [{ ...story, sentences: [text, ...others], seconds }, ...rest];
}
