import { type Mention, mentionsIn } from "../../../server/src/kernel/ties/mentions.ts";

export const mutationKinds = ["digit", "other number", "unit"] as const;
export type MutationKind = (typeof mutationKinds)[number];

const put = (sentence: string, { index, text }: Mention, other: string) =>
  sentence.slice(0, index) + other + sentence.slice(index + text.length);

/** The last digit is the least that can be wrong. */
function withOtherDigit(text: string): string | null {
  const at = text.search(/\d(?!.*\d)/);
  return at === -1 ? null : `${text.slice(0, at)}${(Number(text[at]) + 1) % 10}${text.slice(at + 1)}`;
}

const UNITS: [here: RegExp, other: string][] = [
  [/円$/, "ドル"],
  [/^[¥￥]/, "$"],
  [/^\$/, "€"],
  [/^€/, "$"],
  [/^£/, "€"],
  [/kg$/i, "g"],
  [/mg$/, "g"],
  [/cm$/, "mm"],
  [/mm$/, "cm"],
  [/ml$/i, "l"],
  [/(?<=\d\s?)g$/, "kg"],
  [/(?<=\d\s?)m$/, "cm"],
  [/(?:グラム)$/, "キロ"],
  [/分$/, "秒"],
  [/時間$/, "分"],
  [/日間$/, "週間"],
  [/年間?$/, "か月"],
  [/人$|名$/, "円"],
  [/[個本枚台回件点色]$/, "円"],
  [/[%％]$/, "円"],
  [/ ?percent$/, " pounds"],
  [/minutes?$/, "hours"],
  [/hours?$/, "minutes"],
  [/years?$/, "days"],
  [/days?$/, "weeks"],
  [/inch(?:es)?$/, "cm"],
];

function withOtherUnit(text: string): string | null {
  const found = UNITS.find(([here]) => here.test(text));
  return found ? text.replace(found[0], found[1]) : null;
}

const isAmount = ({ value }: Mention) => value.kind === "amount";
const amountOf = ({ value }: Mention) => (value.kind === "amount" ? value.amount : null);

/** A number of the page that is as much a price, a length or a count as this one, and not the same. */
function otherNumber(mention: Mention, numbers: readonly Mention[], turn: number): string | null {
  const { value } = mention;
  if (value.kind !== "amount") return null;
  const others = numbers.filter(
    (one) => one.value.kind === "amount" && one.value.unit === value.unit && amountOf(one) !== value.amount,
  );
  return others[turn % Math.max(1, others.length)]?.text ?? null;
}

/** A sentence with one of its numbers wrong, in each way that it can be. */
export function mutationsOf(
  sentence: string,
  numbersOfPage: readonly Mention[],
): { kind: MutationKind; mutated: string }[] {
  const mentions = mentionsIn(sentence);
  return mentions.flatMap((mention, turn) => {
    const wrong: Record<MutationKind, string | null> = {
      digit: withOtherDigit(mention.text),
      "other number": otherNumber(mention, numbersOfPage, turn + sentence.length),
      unit: isAmount(mention) ? withOtherUnit(mention.text) : null,
    };
    return mutationKinds.flatMap((kind) => {
      const text = wrong[kind];
      const mutated = text === null ? null : put(sentence, mention, text);
      // The same number twice in a sentence is one number to whoever checks it.
      const isRight = mentions.some((one) => one.text === text);
      // "1st" with "two" for its number is a misspelt word, and no wrong number.
      const isNumber = mutated !== null && mentionsIn(mutated).some(({ index }) => index === mention.index);
      return mutated && isNumber && !isRight ? [{ kind, mutated }] : [];
    });
  });
}
