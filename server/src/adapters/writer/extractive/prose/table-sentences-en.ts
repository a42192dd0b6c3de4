import { isEnglishSentence } from "#kernel/critic/predicate-en";
import { listedInEnglish } from "../text/noun-phrase.ts";
import { capitalized, chunked, inSentence, UNSAYABLE } from "./cells-en.ts";
import { labelledInEnglish } from "./labelled-en.ts";
import { chargesTold, pricesTold } from "./prices-en.ts";
import { programmeTold } from "./programme-en.ts";
import type { Said, Table } from "./tables-en.ts";
import { thingsTold } from "./things-en.ts";

const MOST_MEANINGS = 6;
const MEANINGS_A_SENTENCE = 3;
const LONGEST_MEANING = 90;

/** The sentences that tell a table, each at the place of the first row that it tells; none where it cannot be told. */
export function sentencesOfTable(table: Table): Said[] {
  const ways = [programmeTold, pricesTold, meaningsTold, chargesTold, thingsTold, labelsTold];
  for (const way of ways) {
    const said = way(table);
    if (said) return said;
  }
  return [];
}

const OF_MEANING = /^(?:meaning|description|what it means|explanation|effect|purpose|what it does)$/i;

/** "Code 0 means that everything was copied." */
function meaningsTold({ heads, rows }: Table): Said[] | null {
  const [name = "", meaning = ""] = heads ?? [];
  if (heads?.length !== 2 || !OF_MEANING.test(meaning) || rows.length > MOST_MEANINGS) return null;
  const told = rows.map(({ cells: [own = "", text = ""] }) => {
    const [first = ""] = text.split(/[.;:] /);
    const isClause = isEnglishSentence(`${first}.`);
    return /^[\p{L}\d][\p{L}\d -]*$/u.test(own) && first.length <= LONGEST_MEANING && !UNSAYABLE.test(first)
      ? `${inSentence(name)} ${own} means ${isClause ? `that ${inSentence(first)}` : inSentence(first)}`
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

/** Rows of a label and a value each; none where one of them cannot be said. */
function labelsTold({ heads, rows }: Table): Said[] | null {
  if (heads || rows.some(({ cells }) => cells.length !== 2)) return null;
  const told = rows.flatMap(({ cells: [label = "", value = ""], blockIndex }) => {
    const text = labelledInEnglish(label, value);
    return text ? [{ text, blockIndex }] : [];
  });
  return 2 * told.length > rows.length ? told : null;
}
