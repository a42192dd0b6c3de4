import { alternativesOf } from "#kernel/text/phrases";
import { hasTag, nearest } from "../html/dom.ts";
import type { RawBlock } from "./blocks.ts";

/** 「材料（2人分）」, with what stands there to change the number: 「材料 （－ 2人分 ＋）」. */
const INGREDIENTS =
  /^(?:材料|ingredients)\s*(?:[（(［[]?[^。、\p{Script=Han}]{0,6}\d{1,2}\s?(?:人分|人前|個分|枚分|本分)[^。、\p{Script=Han}]{0,6})?$/iu;
/** 「調理時間」 above or beside 「25分」 */
const TIME = /^(?:(?:調理|所要|料理|合計)時間|できあがりまで|出来上がりまで)$/u;
const DURATION = /^約?(?:\d{1,2}時間)?(?:半|\d{1,3}分)?$/u;
const FEWEST = 3;
/** A recipe's time stands near its head. */
const NEAR = 30;

/**
 * With the things of a recipe their heading is read, and the time that stands above: buttons in the one and the
 * frame of the other make them look like parts of the site.
 */
export function withPlan(all: readonly RawBlock[], kept: readonly boolean[]): boolean[] {
  const result = withAllThings(all, kept);
  const head = all.findIndex(({ text }, at) => INGREDIENTS.test(text.trim()) && isAboveThings(all, kept, at));
  if (head === -1) return result;
  result[head] = true;
  const time = all.findIndex(
    (term, at) =>
      at < head &&
      head - at <= NEAR &&
      TIME.test(term.text.trim()) &&
      DURATION.test(all[at + 1]?.text.trim() || "-") &&
      isOfPair(term),
  );
  if (time !== -1) result.fill(true, time, time + 2);
  return result;
}

/** Boxes to tick make some things look like a form: where a part of the list is read, all of it is. */
function withAllThings(all: readonly RawBlock[], kept: readonly boolean[]): boolean[] {
  const result = [...kept];
  const head = all.findIndex(({ kind, text }) => kind === "heading" && INGREDIENTS.test(text.trim()));
  const steps = all.findIndex(
    ({ kind, text }, at) => at > head && kind === "heading" && STEPS.test(text.trim()),
  );
  if (head === -1 || steps - head < FEWEST || steps - head > MOST_THINGS) return result;
  const places = Array.from({ length: steps - head - 1 }, (_, at) => head + 1 + at);
  const things = places.filter((at) => all[at]?.kind === "list_item");
  const isRead = 2 * things.filter((at) => kept[at]).length >= things.length;
  if (things.length >= FEWEST && isRead) for (const at of things) result[at] = true;
  return result;
}
const MOST_THINGS = 60;
const STEPS = new RegExp(`^(?:${alternativesOf("heading-steps")})\\s*[：:]?$`, "iu");

function isAboveThings(all: readonly RawBlock[], kept: readonly boolean[], at: number): boolean {
  const below = all.slice(at + 1, at + 1 + FEWEST);
  return (
    below.length === FEWEST && below.every(({ kind }, index) => THINGS.has(kind) && kept[at + 1 + index])
  );
}

/** Things stand in a list, or in rows with their amounts. */
const THINGS: ReadonlySet<RawBlock["kind"]> = new Set(["list_item", "table_row"]);

const isTerm = hasTag("DT");
const isOfPair = ({ within }: RawBlock) =>
  within !== null && within !== undefined && nearest(within, isTerm) !== null;
