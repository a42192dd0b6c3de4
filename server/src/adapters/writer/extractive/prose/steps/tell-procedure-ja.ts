import type { Page } from "#kernel/page";
import { contentTerms } from "#kernel/text/content-terms";
import { byUrgency, inParagraphs, type Ranked } from "../by-urgency.ts";
import type { ProseLine } from "../lines.ts";
import { asks, standsAlone } from "../stands.ts";
import type { Told } from "../wording.ts";
import { isHeadedStep } from "./headed-steps-ja.ts";

/** The lower number has the time first. */
const LEAD = 0;
const STEP = 1;
const GRAVE = 1.5;
const WARNED = 2;
const NEEDS = 1.7;
const REST_OF_LEAD = 3;
const WHY = 4;
const ABOVE = 5;
const BELOW = 6;
const LEAD_SENTENCES = 2;
const FEWEST = 3;
/** A text that fills less of its time is told by passages. */
const SHORTEST = 0.7;
const FORBIDS =
  /(?:ないでください|ないこと(?:です)?|てはいけません|(?:でき|使え)(?:ません|ない)|禁止[^。]*|必ず[^。]*|(?:電源|プラグ|ブレーカー|元栓)[^。]*[切閉][^。]*)。$/u;
/** It does harm to the body: heard before a ban of less. */
const DANGER =
  /有毒|毒|ガス|破裂|爆発|やけど|感電|発火|火災|火事|窒息|失明|凍傷|目に入|換気[^。]*(?:まま|ながら)/u;

/** Whether a text forbids what does harm to the body. */
export const warnsOfDanger = (text: string) =>
  DANGER.test(text) && text.split(/(?<=。)/u).some((sentence) => FORBIDS_HARM.test(sentence));
const FORBIDS_HARM =
  /(?:ないでください|てはいけません|(?:や|止)めてください|禁止(?:です|します)|危険です)。$/u;

const isDanger = (lines: readonly ProseLine[]) =>
  lines.some(({ sentences }) => DANGER.test(sentences.join("")));
/** 「お湯では塩素が飛びます。必ず水で行ってください。」: without its order the reason would be heard as advice. */
const isLimited = (lines: readonly ProseLine[]) =>
  lines.some(({ sentences }, at) => at > 0 && FORBIDS.test(sentences.join("")));

/** Whether steps make so much of a page that it is there for them; a notice has a few among its other parts. */
export function isOfSteps(lines: readonly ProseLine[], { blocks }: Page): boolean {
  const secondsOf = (some: readonly ProseLine[]) => some.reduce((sum, { seconds }) => sum + seconds, 0);
  const steps = lines.filter(({ blockIndex }) => isHeadedStep(blocks[blockIndex]));
  return secondsOf(steps) >= SHARE_OF_STEPS * secondsOf(lines);
}
const SHARE_OF_STEPS = 0.22;

/**
 * A Japanese how-to in so many seconds: what it is for, what it warns of, and all its steps in order; the rest of
 * the page where there is time. Null for any other page, and where not all steps have room.
 */
export function procedureTeller(
  lines: readonly ProseLine[],
  { blocks, title }: Page,
): (budget: number) => Told[][] | null {
  const steps = blocks.flatMap((block, at) => (isHeadedStep(block) ? [at] : []));
  const [first = 0, last = 0] = [steps[0], steps.at(-1)];
  const sayable = new Set(lines.flatMap(({ begins, blockIndex }) => (begins ? [blockIndex] : [])));
  if (steps.length < FEWEST || !steps.every((at) => sayable.has(at))) return () => null;
  const units: (Ranked & { isStep: boolean })[] = [];
  for (const [at, whole] of Map.groupBy(lines, ({ blockIndex }) => blockIndex)) {
    // Of a lead that repeats the title, or has lost its first words, the rest begins the text.
    const begins = whole.findIndex(({ sentences }) => isBeginning(sentences.join("")));
    const all = units.length === 0 && !whole[0]?.begins && begins > 0 ? whole.slice(begins) : whole;
    const [head] = all;
    const isRestOfLead = units.length === 0 && isBeginning(head?.sentences.join("") ?? "");
    if (!head || !(head.begins || isRestOfLead)) continue;
    const isStep = isHeadedStep(blocks[at]);
    const gap = isStep ? -1 : all.findIndex((line, index) => index > 0 && line.gap);
    const own = gap === -1 ? all : all.slice(0, gap);
    const text = head.sentences.join("");
    const isOfNeeds = at < first && head.isTold === true && /^用意するものは、/u.test(text);
    if (isStep) units.push({ lines: own, rank: STEP, isWhole: true, isStep });
    else if (isOfNeeds) units.push({ lines: own, rank: NEEDS, isWhole: true, isStep });
    else if (units.length === 0) {
      const begun = isAside(own, title) ? own.slice(1) : own;
      const lead = { lines: begun.slice(0, LEAD_SENTENCES), rank: LEAD, isStep };
      units.push(lead, { lines: begun.slice(LEAD_SENTENCES), rank: REST_OF_LEAD, behind: lead, isStep });
    } else if (isDanger(own) || (at < first && FORBIDS.test(text))) {
      const isGrave = isDanger(own);
      // The danger is told with what it comes of.
      const ban = {
        lines: isGrave ? own : own.slice(0, 1),
        rank: isGrave ? GRAVE : WARNED,
        isWhole: isGrave,
        isStep,
      };
      units.push(ban, { lines: isGrave ? [] : own.slice(1), rank: WHY, behind: ban, isStep });
    } else if (standsAlone(text, "ja") && !head.gap)
      units.push({
        lines: own,
        rank: at < first ? ABOVE : BELOW,
        isWhole: at > last || isLimited(own),
        isStep,
      });
  }
  const toldIn = (some: typeof units, budget: number) => {
    const { taken, left } = byUrgency(some, budget);
    const isWhole = some.every((unit) => !unit.isStep || taken.has(unit));
    return isWhole && left <= (1 - SHORTEST) * budget ? inParagraphs(some, taken) : null;
  };
  // With too little time for what it is for, a sentence of that is told, or all the steps without it.
  const bare = units.filter(({ behind }) => behind?.rank !== LEAD);
  const short = bare.map((unit) => (unit.rank === LEAD ? { ...unit, lines: unit.lines.slice(0, 1) } : unit));
  const without = bare.filter(({ rank }) => rank !== LEAD);
  return (budget) => toldIn(units, budget) ?? toldIn(short, budget) ?? toldIn(without, budget);
}

const isBeginning = (text: string) => standsAlone(text, "ja") && !asks(text);

/** 「始まりは、ある雨の朝でした。」 says nothing yet of what the title names; the next sentence does. */
function isAside([first, second]: readonly ProseLine[], title: string): boolean {
  const [own = "", next = ""] = [first, second].map((line) => line?.sentences.join("") ?? "");
  const named = contentTerms(title, "ja");
  const isOfTitle = (text: string) => [...contentTerms(text, "ja")].some((term) => named.has(term));
  return own.length <= LONGEST_ASIDE && !isOfTitle(own) && isOfTitle(next) && standsAlone(next, "ja");
}
const LONGEST_ASIDE = 20;
