import type { Page } from "#kernel/page";
import type { Draft } from "../../draft.ts";
import { tied } from "../../facts.ts";
import { listedInEnglish } from "../../text/sentences/noun-phrase.ts";

/** "Interior/Comfort Options", "Safety options" */
const LABEL =
  /^(?:(?:interior|exterior|comfort|safety|car|vehicle)(?:[ /&]+|$))+(?:options|features|equipment)$/i;
const ITEM = /^\p{L}[\p{L}-]*(?: [\p{L}-]+){0,3}$/u;
const FEWEST = 2;
const MOST = 6;

/** The fittings of a car, as its seller ticked it in a form: "It comes with air conditioning and leather seats." */
export function optionsOf({ facts }: Pick<Page, "facts">): Draft[] {
  return facts.flatMap((fact) => {
    if (fact.kind !== "specification" || !LABEL.test(fact.label?.trim() ?? "")) return [];
    const items = fact.value.split(/,\s*/).map((item) => item.trim());
    const isList = items.length >= FEWEST && items.length <= MOST && items.every((item) => ITEM.test(item));
    return isList ? [tied(`It comes with ${listedInEnglish(items.map(calm))}.`, [], fact)] : [];
  });
}

/** "Air Conditioning" as "air conditioning"; "ABS" and "Apple CarPlay" stay as they are. */
const calm = (item: string) =>
  item
    .split(" ")
    .map((word) => (/^\p{Lu}\p{Ll}+$/u.test(word) && !/\p{Ll}\p{Lu}/u.test(item) ? word.toLowerCase() : word))
    .join(" ");
