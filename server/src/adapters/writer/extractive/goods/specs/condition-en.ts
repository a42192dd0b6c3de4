import type { Page } from "#kernel/page";
import { type Draft, plain } from "../../draft.ts";
import { isMarketplace } from "../../offer/marketplace-en.ts";

const LABEL = /^(?:item )?condition$/i;
/** "Used : An item that has been previously used." */
const STATE = /^(used|pre-?owned|second-?hand|refurbished)(?![\p{L}-])/iu;
/** "good", "New without tags: A brand-new, unused item": how one who sells a single thing grades it. */
const GRADE =
  /^((?:very |as )?good|excellent|fair|poor|like new|new with(?:out)? (?:tags?|box)|new)(?=$| ?[:(])/iu;
/** Of something that was driven or had owners "new" cannot be true. */
const HAS_BEEN_USED = /\b(?:used|pre-?owned|second-?hand|owners?)\b/i;
const DRIVEN = /^(?:mileage|kms? driven|odometer.*)$/i;

/** How a thing has been kept: "Condition: Used" → "It is used."; the grade in an ad is its seller's word. */
export function conditionOf(page: Page, isTold: (state: string) => boolean): Draft[] {
  const { facts, blocks } = page;
  const rows = facts.filter(({ kind }) => kind === "specification");
  const values = rows.filter(({ label }) => LABEL.test(label?.trim() ?? "")).map(({ value }) => value.trim());
  const [state = ""] = values.map((value) => (STATE.exec(value)?.[1] ?? "").toLowerCase());
  if (state) return isTold(state) ? [] : [plain(`It is ${state}.`)];
  const isOfOne = facts.some(({ provenance }) => provenance?.asked === "ad") || isMarketplace(page);
  const [grade = ""] = values.map((value) => (GRADE.exec(value)?.[1] ?? "").toLowerCase());
  const isDoubtful =
    /new/.test(grade) &&
    (rows.some(({ label }) => DRIVEN.test(label ?? "")) ||
      blocks.some(({ text }) => HAS_BEEN_USED.test(text)));
  if (!isOfOne || !grade || isDoubtful || isTold(`${grade} condition`)) return [];
  return [plain(`The seller gives its condition as “${grade}”.`)];
}
