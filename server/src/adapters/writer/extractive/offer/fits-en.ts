import type { Block } from "#kernel/page";
import { type Draft, plain } from "../draft.ts";

/** "Fits these models (11)", "Compatible models:", "Works with" */
const HEAD = new RegExp(
  [
    String.raw`^(?:(?:fits|works with)(?: (?:these|the following))?(?: models?| appliances?| machines?)?`,
    String.raw`|compatible (?:with|models?|machines?)|models? (?:this|it) fits`,
    String.raw`|suitable for(?: (?:these|the following) models?)?)\s*(?:\(\d+\))?:?$`,
  ].join(""),
  "i",
);
/** "LFW4300W0", "PrairieKing PK-F27A": a name with a number in it. */
const CODE = /^(?=[^,;]*\d)[\p{L}\d][\p{L}\d ./+-]{2,40}$/u;
const FEWEST = 3;
/** Beside its models a list may have their years or their makers. */
const SHARE = 0.4;

/** For a part nothing matters more than what it fits, and no ear keeps the numbers of a list of models. */
export function modelsFitTold(blocks: readonly Block[]): Draft | null {
  const head = blocks.findIndex(({ text }) => HEAD.test(text.trim()));
  if (head === -1) return null;
  const end = blocks.findIndex(({ kind }, at) => at > head && kind !== "list_item" && kind !== "table_row");
  const listed = end === -1 ? blocks.slice(head + 1) : blocks.slice(head + 1, Math.max(end, head + 2));
  const models = listed.flatMap(({ text }) => text.split(/[,;]\s*| \/ |: /)).map((one) => one.trim());
  const coded = models.filter((one) => CODE.test(one));
  const isList = coded.length >= FEWEST && coded.length >= SHARE * models.length;
  return isList
    ? plain("It fits the models that the page lists by number: check yours before you order.")
    : null;
}
