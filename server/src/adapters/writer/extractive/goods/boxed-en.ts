import type { Page } from "#kernel/page";
import type { Draft } from "../draft.ts";
import { articled } from "../text/noun-phrase.ts";
import { speakable } from "../text/speakable.ts";
import { numbersIn } from "../ties.ts";

const LABEL =
  /^(?:in the box|(?:what[’']s )?in(?:cluded| the box)|(?:box|package|pack) contents|contents of (?:the )?box|supplied with|comes with)$/i;
const FEWEST = 2;
const MOST = 5;
const LONGEST = 40;

/** Tells what comes with a thing, by the row that lists it: "It comes with a mains lead and a pair of test leads." */
export function boxedWith({ facts }: Page): Draft[] {
  const row = facts.find(({ kind, label }) => kind === "specification" && LABEL.test(label?.trim() ?? ""));
  const parts = (row ? speakable(row.value, "en") : "")
    .split(/[,;] (?:and )?/)
    .map((part) => part.replace(/\.$/, ""));
  const isSayable = parts.every(
    (part) => part.length > 2 && part.length <= LONGEST && !/[:/|=<>×#]|\band\b/.test(part),
  );
  if (!row || parts.length < FEWEST || parts.length > MOST || !isSayable) return [];
  const named = parts.map((part) => (/^\d/.test(part) ? part : articled(calm(part))));
  const text = `It comes with ${named.slice(0, -1).join(", ")} and ${named.at(-1)}.`;
  return [
    { text, ties: numbersIn(text).map((number) => ({ text: number, blockIndex: null, factId: row.id })) },
  ];
}

const calm = (part: string) =>
  /^\p{Lu}\p{Ll}+(?= |$)/u.test(part) ? part.charAt(0).toLowerCase() + part.slice(1) : part;
