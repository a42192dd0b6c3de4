import type { Page } from "#kernel/page";
import { sentenceSeconds } from "#kernel/text/spoken-seconds";
import type { Language } from "#kernel/vocabulary";
import { lazily } from "../../prose/lazily.ts";
import { sectionsOf } from "../../sections.ts";
import type { Unit } from "../../units.ts";
import { writtenUnits } from "../../written-units.ts";

/** 「傷など」, "Condition notes": below it stands what is not perfect of the one piece that is sold. */
const OF_FLAWS = new RegExp(
  [
    "^[■●◆・\\s]*(?:傷|キズ|きず|汚れ|ダメージ|難点?|不具合|気になる点|使用感)[^。？?]{0,8}$",
    "^[■●◆・\\s]*(?:商品の|楽器の|本体の)?(?:状態|コンディション)(?:について|など)?$",
    String.raw`^(?:known )?(?:flaws|faults|defects|imperfections|damage|issues|condition(?: notes| report)?)\b[^.?]{0,20}$`,
  ].join("|"),
  "iu",
);
const SPOKEN = new Set(["paragraph", "list_item"]);
/** A buyer has to hear the rest, too. */
const MOST = 0.6;
const ELSEWHERE: Record<Language, string> = {
  ja: "傷などの状態は、商品のページにくわしく書かれています。",
  en: "It has some flaws, which its page describes.",
};

/** The blocks of goods that stand below such a heading; behind a list of them the shop tells what it has done. */
function flawBlocksOn({ blocks, type }: Page): ReadonlySet<number> {
  if (type !== "product") return new Set();
  const sections = sectionsOf(blocks, type);
  const found = [...blocks.keys()].filter(
    (at) =>
      SPOKEN.has(blocks[at]?.kind ?? "heading") &&
      sections[at]?.kind === "own" &&
      OF_FLAWS.test(blocks[sections[at]?.heading ?? -1]?.text.trim() ?? ""),
  );
  const listed = found.filter((at) => blocks[at]?.kind === "list_item");
  return new Set(listed.length > 0 ? listed : found);
}

/**
 * A description with all flaws of the thing behind it: of some of them a listener would take it for better than it is. Where
 * they have no room, a sentence says that there are some.
 */
export function flawKeeper(
  page: Page,
  name: string,
  isAllowed: (text: string) => boolean,
  describe: (seconds: number) => Unit[],
): (described: (seconds: number) => Unit[]) => (seconds: number) => Unit[] {
  const places = flawBlocksOn(page);
  if (places.size === 0) return (described) => described;
  const isFlaw = ({ blockIndex }: Unit) => places.has(blockIndex);
  const flaws = lazily(() => {
    const [chosen, written] = [describe(WHOLE), writtenUnits(page, name, isAllowed)].map((some) =>
      Map.groupBy(some, ({ blockIndex }) => blockIndex),
    );
    return [...places].flatMap((at) => chosen?.get(at) ?? written?.get(at) ?? []);
  });
  return (described) => (seconds) => {
    const [first] = flaws();
    if (!first) return described(seconds);
    const isRoom =
      secondsOf(flaws()) <= MOST * seconds &&
      new Set(flaws().map((one) => one.blockIndex)).size === places.size;
    const told = isRoom ? flaws() : [elsewhere(first, page)];
    return [...described(seconds - secondsOf(told)).filter((unit) => !isFlaw(unit)), ...told];
  };
}
/** Seconds in which all is told. */
const WHOLE = 3_600;

const secondsOf = (units: readonly Unit[]) => units.reduce((sum, { seconds }) => sum + seconds, 0);

function elsewhere(first: Unit, { language }: Page): Unit {
  const text = ELSEWHERE[language];
  return { ...first, sentences: [text], seconds: sentenceSeconds(text, language) };
}
