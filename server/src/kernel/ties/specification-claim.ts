import type { Fact, Page } from "#kernel/page";
import type { ClaimOf } from "./claims.ts";
import { statedBy } from "./sources.ts";
import { areOfOneKind, says, type Value } from "./values.ts";

/** A number behind the name of a row of the specification is that row's. */
export function specificationClaimOf({ facts }: Page): ClaimOf {
  const rows = facts
    .filter(({ kind, value }) => kind === "specification" && /\d/.test(value))
    .map((fact) => {
      const label = labelOf(fact);
      return { fact, label, counted: COUNT_OF.exec(label)?.[1] ?? null };
    })
    .filter(({ label }) => label !== "");
  /** "3 USB ports" of a row "Number of USB ports". */
  const countedBy = (rest: string) => {
    const behind = rest.trimStart().toLowerCase();
    return rows.flatMap(({ fact, counted }) =>
      counted && behind.startsWith(counted) && !/^[a-z]/.test(behind.slice(counted.length)) ? [fact] : [],
    );
  };

  return (sentence, { index, text, value }, others) => {
    const counted = countedBy(sentence.slice(index + text.length));
    if (counted.length > 0) return { facts: counted, isStrict: false, position: 0 };
    const before = sentence.slice(0, index).toLowerCase();
    const named = rows.flatMap(({ fact, label }) => {
      const at = lastWordIn(before, label);
      const end = at + label.length;
      return at !== -1 && index - end <= REACH && BEHIND_LABEL.test(before.slice(end))
        ? [{ fact, at, end }]
        : [];
    });
    // "Seat height" is another row than "height".
    const end = Math.max(...named.map((one) => one.end));
    const at = Math.min(...named.filter((one) => one.end === end).map((one) => one.at));
    const said = named.filter((one) => one.end === end && one.at === at).map(({ fact }) => fact);
    const between = others.filter((one) => one.index >= end && one.index < index);
    const position = between.length;
    // "The plane is of oak dried for seven years, 275 mm long": what is told besides moves the places.
    const isMoved = (fact: Fact) =>
      between.some((one) => !statedBy(fact).some((there) => says(there, one.value)));
    const facts = said.filter(
      (fact) => statedBy(fact).length > position && (isOfUnit(fact, value) || CODE.test(fact.value)),
    );
    if (facts.length === 0) return null;
    // A code, "DDR5 6400", is told in parts.
    return {
      facts,
      isStrict: false,
      ...(!facts.some((fact) => CODE.test(fact.value) || isMoved(fact)) && { position }),
    };
  };
}

const COUNT_OF = /^(?:total )?number of (.{3,})$/;
const CODE = /[A-Za-z]\d/;
/** Whether a row has a number of the kind at all: a telephone's row says nothing of ten years. */
const isOfUnit = (fact: Fact, here: Value) =>
  statedBy(fact).some(
    (there) => areOfOneKind(there, here) || (there.kind === "amount" && there.unit === ""),
  ) ||
  (here.kind === "amount" && here.unit === "");

/** Where a label stands last as a word of its own, as 重量 does not in 総重量; -1 where it does nowhere. */
function lastWordIn(text: string, label: string): number {
  const letter = /^\p{Script=Han}/u.test(label) ? /\p{Script=Han}/u : /[a-z]/;
  const isPart = (at: number) => letter.test(text.charAt(at - 1));
  let at = text.lastIndexOf(label);
  while (at > 0 && isPart(at)) at = text.lastIndexOf(label, at - 1);
  return at;
}

/** A row's value is this long at most, as far as its numbers are told apart. */
const REACH = 60;
/** A label that is said as one: 重さは, "the weight is". */
const BEHIND_LABEL = /^\s?(?:は|が|:|：|\bis\b|\bare\b|\bof\b|約)/;
const labelOf = ({ label }: Fact) =>
  (label ?? "")
    .replace(/[(（].*$/, "")
    .trim()
    .toLowerCase();
