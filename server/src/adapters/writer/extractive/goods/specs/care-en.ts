import type { Page } from "#kernel/page";
import { type Draft, plain } from "../../draft.ts";
import { sectionsOf } from "../../sections.ts";
import type { SaidRow } from "./rows-of-measure-en.ts";

/** "Washing instructions: machine washable at 30°C" */
const LABEL = /^(?:care|washing|(?:care|washing|wash) instructions?)$/i;
const LABELLED = /^(?:care|washing|(?:care|washing|wash) instructions?)\s*:\s*/i;
const WASH = /^(?:machine|hand)[ -]wash(?:able|ed)?(?=$|[ ,;.])/i;
/** "Dishwasher and oven safe" */
const SAFE = /^(?:(?:dishwasher|microwave|oven|freezer)(?:, | and |, and | |-))+safe$/i;
/** Care that stands alone as a line, and is no sentence: "Machine wash at 30°C", "Hand wash only". */
const ALONE =
  /^(?:(?:machine|hand)[ -]wash(?:able)?(?:,? (?:only|cold|cool|warm|separately|inside out|on (?:a )?(?:gentle|delicate|wool) (?:cycle|programme)))*(?: at (?:max\.? )?\d{2} ?°? ?C?)?)\.?$/i;
const FORBIDDEN =
  /^(?:do not|don[’']t|never) (bleach|tumble[- ]dry|iron|dry[- ]clean|machine[- ]wash|wash|wring|soak|boil)(?: it)?\.?$/i;
const IRON =
  /^(?:cool |warm |hot )?iron (?:(?:on|at) )?(?:a |max\.? )?(?:low|medium|high|cool|warm|hot)\b.{0,24}$/i;
const DRY = /^(?:(?:line|drip|flat|air) dry|dry flat|lay flat to dry)\.?$/i;
const DONE: Record<string, string> = {
  bleach: "bleached",
  "tumble dry": "tumble dried",
  iron: "ironed",
  "dry clean": "dry cleaned",
  "machine wash": "machine washed",
  wash: "washed",
  wring: "wrung",
  soak: "soaked",
  boil: "boiled",
};
const MOST = 4;

const partsOf = (text: string) =>
  text
    .replace(LABELLED, "")
    .split(/[,;]\s*|\.\s+/)
    .map((part) => part.trim())
    .filter(Boolean);

/** Whether a label is that of care, and whether its value can be said. */
export const isCareLabel = (label: string): boolean => LABEL.test(label);
export const isCareSaid = (value: string): boolean => WASH.test(value) || SAFE.test(value);

/** The washing of a line, "Machine wash at 30°C", as the value of a row of care; null where it tells of none. */
export function washingIn(text: string): string | null {
  const parts = partsOf(text);
  if (LABELLED.test(text)) {
    const washed = parts.filter((part) => WASH.test(part));
    return washed.find((part) => /\d/.test(part)) ?? washed[0] ?? null;
  }
  return ALONE.test(text) || SAFE.test(text) ? text.replace(/\.$/, "") : null;
}

/** A line of a list of care, which is told with the others or not at all: alone, "Do not dry clean" tells of a small thing. */
export const isLineOfCare = (text: string): boolean =>
  [FORBIDDEN, IRON, DRY, ALONE].some((pattern) => pattern.test(text.trim()));

/** The bans among the lines of care, in one sentence: "It should not be bleached or ironed." */
export function forbiddenCare({ blocks, type }: Page, isTold: (deed: string) => boolean): Draft[] {
  const sections = sectionsOf(blocks, type);
  const deeds = blocks.flatMap(({ kind, text }, at) =>
    sections[at]?.kind === "own" && (kind === "list_item" || LABELLED.test(text))
      ? partsOf(text).flatMap((part) => FORBIDDEN.exec(part)?.[1]?.toLowerCase().replace("-", " ") ?? [])
      : [],
  );
  const done = [...new Set(deeds)].map((deed) => DONE[deed] ?? "").filter((deed) => deed && !isTold(deed));
  // "Do not bleach" alone is on the label of anything.
  if (new Set(deeds).size === 1 && !/washed$/.test(done[0] ?? "")) return [];
  const [last = "", rest] = [done.slice(0, MOST).at(-1), done.slice(0, MOST).slice(0, -1)];
  return last ? [plain(`It should not be ${rest.length > 0 ? `${rest.join(", ")} or ${last}` : last}.`)] : [];
}

const heatOf = (value: string) => {
  const [, degrees] = /\bat (?:max\.? )?(\d{2}) ?°/.exec(value) ?? [];
  return degrees ? ` at ${degrees} °C` : "";
};
const washed = (value: string) =>
  !/^hand/i.test(value)
    ? "can be machine washed"
    : /\bonly\b/i.test(value)
      ? "has to be washed by hand"
      : "can be washed by hand";

export const ROWS_OF_CARE: readonly SaidRow[] = [
  [LABEL, (value) => `it is ${value.toLowerCase()}`, SAFE],
  [LABEL, (value) => `it ${washed(value)}${heatOf(value)}`],
];
