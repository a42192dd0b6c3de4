import type { Page } from "#kernel/page";
import { type Draft, plain } from "../../draft.ts";

const LABEL = /^(?:item )?condition$/i;
/** "Used : An item that has been previously used." */
const STATE = /^(used|pre-?owned|second-?hand|refurbished)(?![\p{L}-])/iu;

/** Of a thing that is not new one says so: "Condition: Used" → "It is used." */
export function conditionOf({ facts }: Page, isTold: (state: string) => boolean): Draft[] {
  const states = facts.flatMap(({ kind, label, value }) =>
    kind === "specification" && LABEL.test(label?.trim() ?? "") ? [STATE.exec(value.trim())?.[1] ?? ""] : [],
  );
  const [state = ""] = states.map((one) => one.toLowerCase());
  return state && !isTold(state) ? [plain(`It is ${state}.`)] : [];
}
