import type { Page } from "#kernel/page";
import { holdsKind } from "../../kinds/kind-nouns-en.ts";

const LABEL = /^(?:ingredients?|contains)$/iu;
/** "100% dried seaweed (may contain traces of shellfish)" is one thing. */
const ONE = /^(?:100 ?% )?((?:\p{L}[\p{L}-]+ ){0,2}\p{L}[\p{L}-]+)(?: \([^()]*\))?\.?$/u;
const SHORTEST = 4;

/** "dried seaweed", of which alone a food is made whose name says no kind and has none of those words; null of any other. */
export function madeOfOne(name: string, { facts }: Pick<Page, "facts">): string | null {
  const rows = facts.filter(({ kind, label }) => kind === "specification" && LABEL.test(label ?? ""));
  const [, one = ""] = rows.length === 1 ? (ONE.exec(rows[0]?.value.trim() ?? "") ?? []) : [];
  const words = one.toLowerCase().split(" ");
  const isNamed = words.some((word) =>
    name.toLowerCase().includes(word.length > SHORTEST ? word.replace(/(?:e?s|y)$/, "") : word),
  );
  const isPlain = one !== "" && !words.some((word) => /^(?:and|or|see|none|various|natural)$/.test(word));
  return isPlain && !isNamed && !holdsKind(name) ? words.join(" ") : null;
}
