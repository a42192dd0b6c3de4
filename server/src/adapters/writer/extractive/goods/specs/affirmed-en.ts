import type { Fact, Page } from "#kernel/page";
import { alternativesOf } from "#kernel/text/phrases";
import { type Draft, plain } from "../../draft.ts";
import { listedInEnglish } from "../../text/sentences/noun-phrase.ts";

const YES = /^(?:yes|true|✓|✔)$/i;
/** "Dishwasher safe", "Foldable", "Vegan": what one says of a thing behind "it is". */
const QUALITY = new RegExp(
  `^(?:\\p{L}+ )?(?:${alternativesOf("english-predicate-ends")}|${alternativesOf("english-qualities")})$`,
  "iu",
);
const MOST = 4;

/** Rows that a shop answers with yes, as qualities: "It is dishwasher safe and stackable." */
export function affirmedOf({ facts }: Page, isTold: (quality: string) => boolean): Draft[] {
  const isYes = ({ kind, label, value }: Fact) =>
    kind === "specification" && YES.test(value.trim()) && QUALITY.test(label?.trim() ?? "");
  const named = facts.flatMap((fact) => (isYes(fact) ? [(fact.label ?? "").trim()] : []));
  const qualities = [...new Set(named.map(calm))].filter((quality) => !isTold(quality)).slice(0, MOST);
  return qualities.length > 0 ? [plain(`It is ${listedInEnglish(qualities)}.`)] : [];
}

const calm = (label: string) =>
  label
    .split(" ")
    .map((word) => (/^\p{Lu}\p{Ll}+(?:-\p{Ll}+)*$/u.test(word) ? word.toLowerCase() : word))
    .join(" ");
