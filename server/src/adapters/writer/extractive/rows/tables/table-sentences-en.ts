import { isEnglishSentence } from "#kernel/critic/predicate-en";
import { englishVerbs, nounsLikeVerbs } from "#kernel/text/english-verbs";
import { listedInEnglish } from "../../text/sentences/noun-phrase.ts";
import {
  capitalized,
  cellKindOf,
  chunked,
  inSentence,
  isPluralLabel,
  lowered,
  UNSAYABLE,
} from "../cells-en.ts";
import { feesOfWhomTold } from "../fees/fees-of-whom-en.ts";
import { priceRowsTold } from "../fees/price-rows-en.ts";
import { priceSpanTold } from "../fees/price-spans-en.ts";
import { chargesTold, pricesTold } from "../fees/prices-en.ts";
import { serviceFeesTold } from "../fees/service-fees-en.ts";
import { hoursTold } from "../hours-en.ts";
import type { Said, Table } from "../tables-en.ts";
import { CODE_KINDS, codeKindOf, labelledInEnglish, optionInEnglish } from "../things/labelled-en.ts";
import { isFigureFor, isFigureHead, thingsTold } from "../things/things-en.ts";
import { programmeTold } from "./programme-en.ts";

const MOST_MEANINGS = 6;
const MEANINGS_A_SENTENCE = 3;
const LONGEST_MEANING = 90;

/** The sentences that tell a table, each at the place of the first row that it tells; none where it cannot be told. */
export function sentencesOfTable(table: Table): Said[] {
  const ways = [
    programmeTold,
    pricesTold,
    meaningsTold,
    describedTold,
    chargesTold,
    hoursOfTable,
    serviceFeesTold,
    feesOfWhomTold,
    priceSpanTold,
    priceRowsTold,
    thingsTold,
    pairsTold,
    labelsTold,
  ];
  for (const way of ways) {
    const said = way(table);
    if (said) return said;
  }
  return [];
}

/** A row a day, with a cell for its hours. */
function hoursOfTable({ heads, rows, titles, from }: Table): Said[] | null {
  if (heads || rows.some(({ cells }) => cells.length !== 2)) return null;
  const days = rows.map(({ cells }) => cells.join(" "));
  const text = titles.map((title) => hoursTold(title, days)).find(Boolean);
  return text ? [{ text, blockIndex: rows[0]?.blockIndex ?? from }] : null;
}

const OF_MEANING = /^(?:meaning|what it means|explanation)$/i;
const OF_DESCRIPTION = /^(?:meaning|description|effect|purpose|what it does|explanation)$/i;
/** Only a sign has a meaning; a room and a word have a description. */
const OF_SIGN = /^(?:(?:exit |error |return |status )?(?:code|status)|symbol|sign|abbreviation)s?$/i;
const OF_CODE = new RegExp(`^(?:name|${CODE_KINDS})s?$`, "i");

/** "“left” is the first table.": a reference of names, each with the words that describe it; their types are for readers. */
function describedTold({ heads, rows, titles }: Table): Said[] | null {
  const column = heads?.findIndex((head) => OF_DESCRIPTION.test(head)) ?? -1;
  const kind = codeKindOf([heads?.[0] ?? "", ...titles]);
  if (!heads || column < 1 || !OF_CODE.test(heads[0] ?? "") || kind === "entry") return null;
  const told = rows.flatMap(({ cells, blockIndex }) => {
    const name = (cells[0] ?? "").replace(/_/g, " ").replace(/^-+/, "");
    const own = `the ${cells[0]?.startsWith("-") ? "option" : kind} “${name}”`;
    const text = /^[\p{L}\d][\p{L}\d -]{0,30}$/u.test(name)
      ? optionInEnglish(own, cells[column] ?? "")
      : null;
    return text ? [{ text, blockIndex }] : [];
  });
  return 3 * told.length >= 2 * rows.length ? told : [];
}

/** "Code 0 means that everything was copied." */
function meaningsTold({ heads, rows }: Table): Said[] | null {
  const [name = "", meaning = ""] = heads ?? [];
  if (heads?.length !== 2 || !OF_MEANING.test(meaning) || !OF_SIGN.test(name) || rows.length > MOST_MEANINGS)
    return null;
  const told = rows.map(({ cells: [own = "", text = ""] }) => {
    const [first = ""] = text.split(/[.;:] /);
    const isClause = isEnglishSentence(`${first}.`);
    const calm = inSentence(first);
    const word = calm.split(" ")[0] ?? "";
    // "Transfer failed": part of a sentence, or a verb without its subject.
    if (!isClause && (/^\p{Lu}/u.test(calm) || (englishVerbs.has(word) && !nounsLikeVerbs.has(word))))
      return null;
    return /^[\p{L}\d][\p{L}\d -]*$/u.test(own) && first.length <= LONGEST_MEANING && !UNSAYABLE.test(first)
      ? `${name.toLowerCase()} ${own} means ${isClause ? "that " : ""}${calm}`
      : null;
  });
  if (told.some((text) => text === null)) return null;
  return chunked(rows, MEANINGS_A_SENTENCE).map((part, at) => ({
    text: `${capitalized(
      listedInEnglish(
        told
          .slice(MEANINGS_A_SENTENCE * at)
          .slice(0, part.length)
          .flatMap((text) => text ?? []),
      ),
    )}.`,
    blockIndex: part[0]?.blockIndex ?? 0,
  }));
}

const LONGEST_PAIR = 50;
const MOST_PAIRS = 6;
/** "The usual time is 6 weeks for ankle and 12 weeks for shin." */
function pairsTold({ heads, rows }: Table): Said[] | null {
  const [, head = ""] = heads ?? [];
  if (heads?.length !== 2 || rows.length < 2 || rows.length > MOST_PAIRS) return null;
  if (!isFigureHead(head)) return null;
  const isShort = rows.every(
    ({ cells: [label = "", value = ""] }) =>
      isPairOf(label) && cellKindOf(value) !== "price" && isFigureFor(head, value),
  );
  if (!isShort) return null;
  const told = rows.map(({ cells: [label = "", value = ""] }) => `${value} for ${inSentence(label)}`);
  const noun = lowered(head);
  return [
    {
      text: `The ${noun} ${isPluralLabel(noun) ? "are" : "is"} ${listedInEnglish(told)}.`,
      blockIndex: rows[0]?.blockIndex ?? 0,
    },
  ];
}
const isPairOf = (cell: string) =>
  cell !== "" &&
  cell.length <= LONGEST_PAIR &&
  !UNSAYABLE.test(cell) &&
  !/[.!?;:](?!\d)/.test(cell) &&
  cell.split(", ").length < 3 &&
  !isEnglishSentence(`${capitalized(cell)}.`);

/** Rows of a label and a value each; none where one of them cannot be said. */
function labelsTold({ heads, rows }: Table): Said[] | null {
  if (heads || rows.some(({ cells }) => cells.length !== 2)) return null;
  const told = rows.flatMap(({ cells: [label = "", value = ""], blockIndex }) => {
    const text = labelledInEnglish(label, value);
    return text ? [{ text, blockIndex }] : [];
  });
  return 2 * told.length > rows.length ? told : null;
}
