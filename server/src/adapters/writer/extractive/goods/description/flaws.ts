import type { Page } from "#kernel/page";
import { sentenceSeconds } from "#kernel/text/spoken-seconds";
import type { Language } from "#kernel/vocabulary";
import { sectionsOf } from "../../sections.ts";
import type { Unit } from "../../units.ts";

/** 「傷など」, "Condition notes": below it stands what is not perfect of the one piece that is sold. */
const OF_FLAWS =
  /^[■●◆・\s]*(?:傷|キズ|きず|汚れ|ダメージ|難点?|不具合|気になる点|使用感)[^。？?]{0,8}$|^[■●◆・\s]*(?:商品の|楽器の|本体の)?(?:状態|コンディション)(?:について|など)?$|^(?:known )?(?:flaws|faults|defects|imperfections|damage|issues|condition(?: notes| report)?)\b[^.?]{0,20}$/iu;
const SPOKEN = new Set(["paragraph", "list_item"]);
/** A buyer has to hear the rest, too. */
const MOST = 0.6;
const ELSEWHERE: Record<Language, string> = {
  ja: "傷などの状態は、商品のページにくわしく書かれています。",
  en: "It has some flaws, which its page describes.",
};

/** The blocks of goods that stand below such a heading. */
export function flawBlocksOn({ blocks, type }: Page): ReadonlySet<number> {
  if (type !== "product") return new Set();
  const sections = sectionsOf(blocks, type);
  const isFlaw = (at: number) =>
    SPOKEN.has(blocks[at]?.kind ?? "heading") &&
    sections[at]?.kind === "own" &&
    OF_FLAWS.test(blocks[sections[at]?.heading ?? -1]?.text.trim() ?? "");
  return new Set([...blocks.keys()].filter(isFlaw));
}

/**
 * A description with all flaws of the thing behind it: of some of them a listener would take it for better than it is. Where
 * they have no room, a sentence says that there are some.
 */
export function withFlawsWhole(
  describe: (seconds: number) => Unit[],
  page: Page,
  flawsAmong: () => readonly Unit[],
): (seconds: number) => Unit[] {
  const places = flawBlocksOn(page);
  if (places.size === 0) return describe;
  return (seconds) => {
    const flaws = flawsAmong().filter(({ blockIndex }) => places.has(blockIndex));
    const spent = secondsOf(flaws);
    const [first] = flaws;
    const told = spent <= MOST * seconds || !first ? flaws : [elsewhere(first, page)];
    const others = describe(seconds - secondsOf(told)).filter(({ blockIndex }) => !places.has(blockIndex));
    return [...others, ...told];
  };
}

const secondsOf = (units: readonly Unit[]) => units.reduce((sum, { seconds }) => sum + seconds, 0);

function elsewhere(first: Unit, { language }: Page): Unit {
  const text = ELSEWHERE[language];
  return { ...first, sentences: [text], seconds: sentenceSeconds(text, language) };
}
