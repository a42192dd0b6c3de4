import type { Page } from "#kernel/page";
import { countWithin } from "../../prose/as-written/end-of.ts";
import { lazily } from "../../prose/lazily.ts";
import type { Unit } from "../../units.ts";
import { saidOnce, writtenUnits } from "../../written-units.ts";
import type { Describer } from "./describer.ts";
import { kindDefinedFirst } from "./kind-defined-first-en.ts";
import { withUseWhole } from "./sections-of-use.ts";
import { withoutPosterLines } from "./slogans-en.ts";
import { stepKeeper } from "./steps-of-goods-en.ts";

/** With less running text than this share of its time a script needs something else, too. */
const ENOUGH = 0.9;
/** With less than this share the points of a description are all that there is. */
const LITTLE = 0.3;
/** Seconds that a listener misses. */
const MUCH_LESS = 6;

/**
 * Tells a description as its shop wrote it, paragraph after paragraph, and stops where a thought ends; behind a short
 * one come its points, as they are chosen.
 */
export function describedAsWritten(
  page: Page,
  name: string,
  isAllowed: (text: string) => boolean,
  { describe, exceptionTo, limitsBeside }: Pick<Describer, "describe" | "exceptionTo" | "limitsBeside">,
): (seconds: number) => Unit[] {
  const { language } = page;
  const withSteps = stepKeeper(page, isAllowed);
  const written = lazily(() => {
    const units = writtenUnits(page, name, isAllowed).filter((unit) => !withSteps.isStep(unit));
    return language === "en" ? kindDefinedFirst(units, name) : units;
  });
  const beginning = (seconds: number) => {
    const count = countWithin(written(), language, Math.max(1, seconds), false, true);
    return withUseWhole(written().slice(0, count), written(), page);
  };
  const inSentences = (units: Unit[]) => (language === "en" ? withoutPosterLines(units, page, name) : units);
  return (seconds) => withSteps(inSentences(described(seconds)), seconds);

  function described(seconds: number): Unit[] {
    const units = withUseWhole(written(), written(), page);
    const whole = secondsOf(units);
    if (whole >= LITTLE * seconds) return withPoints(units, seconds);
    const chosen = describe(seconds);
    // A longer script has not much less of a description than a short one.
    const shorter = withPoints(units, whole / LITTLE);
    return secondsOf(shorter) < secondsOf(chosen) + MUCH_LESS ? chosen : shorter;
  }

  /** The description as it stands; where it leaves time, with its limits and points. */
  function withPoints(units: readonly Unit[], seconds: number): Unit[] {
    const whole = secondsOf(units);
    if (whole >= ENOUGH * seconds) {
      const told = beginning(seconds);
      const exceptions = exceptionsTo(told);
      const limits = exceptions.length > 0 ? exceptions : limitsBeside(told, seconds);
      return limits.length > 0 ? [...beginning(seconds - secondsOf(limits)), ...limits] : told;
    }
    // A paragraph that is not told as it stands is not told in parts.
    const told = new Set(units.map(({ blockIndex }) => blockIndex));
    const isPoint = ({ blockIndex }: Unit) =>
      page.blocks[blockIndex]?.kind !== "paragraph" && !told.has(blockIndex);
    const exceptions = exceptionsTo(units);
    const limits = exceptions.length > 0 ? exceptions : limitsBeside(units, seconds - whole);
    const blocks = new Set(limits.map(({ blockIndex }) => blockIndex));
    const points = describe(Math.max(0, seconds - whole - secondsOf(limits))).filter(isPoint);
    const all = [...units, ...limits, ...points.filter(({ blockIndex }) => !blocks.has(blockIndex))];
    return saidOnce(all, language, name);
  }

  /** The exceptions from the claims among these, where they are not told besides. */
  function exceptionsTo(told: readonly Unit[]): Unit[] {
    const blocks = new Set(told.map(({ blockIndex }) => blockIndex));
    const found = told.flatMap(({ sentences }) => sentences.flatMap((one) => exceptionTo(one) ?? []));
    return found.filter(({ blockIndex }) => !blocks.has(blockIndex));
  }
}

const secondsOf = (units: readonly Unit[]) => units.reduce((sum, { seconds }) => sum + seconds, 0);
