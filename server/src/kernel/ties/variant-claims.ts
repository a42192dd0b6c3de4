import type { Page } from "#kernel/page";
import { priceKinds } from "#kernel/vocabulary";
import { type Mention, mentionsIn } from "./mentions.ts";
import { around, type Source } from "./sources.ts";
import { isCurrency } from "./units.ts";
import { areOfOneKind, isMoney, says } from "./values.ts";

/** The kinds, and those that a script tells instead of them. */
const withParts = <V extends Priced>(variants: readonly V[]) => [
  ...variants,
  ...byWhatMakesPrice(variants).filter(({ name }) => !variants.some((one) => one.name === name)),
];

/** Words between the name of a size or kind and its amount: 「24cmが」, "24 cm is", "24 cm: ". */
const BEHIND_NAME = /\s?(?:が|は|、|[:,–—-]|is|costs|at|for)?\s?$/u;
/** The same for a size that may be a wrong one; in 「高さ20cm、9,680円」 the length is no size. */
const BEHIND_SIZE = /^\s?(?:が|は|[:–—-]|is|costs|at|for)?\s?$/u;

/**
 * 「大2本 木箱入」 is said without its space, 「大2本の木箱入り」, and 「柄：紫檀 +￥3,300」 without its label and what it adds to
 * the price.
 */
export const inOnePiece = (text: string): string =>
  text
    .replace(/^[^：:\s\d]{1,8}[：:]\s*(?=\S)/u, "")
    .replace(/\s*[（(]?[+＋]\s?(?:[￥¥]\s?[\d,]+|[\d,]+円)[）)]?$/u, "")
    .replace(/(?<=[^\p{ASCII}])\s+(?=[^\p{ASCII}])/gu, "")
    .replace(/(?<=\d[本個枚袋缶箱])(?=\p{Script=Han}{1,3}入り?$)/u, "の")
    .replace(/(?<=[箱袋缶瓶])入$/u, "入り");

interface Priced {
  name: string;
  price: string;
  stock: string | null;
}
const PARTED = /^([^/／]+)[/／]([^/／]+)$/u;

/**
 * 「藍／大」, 「藍／小」, 「赤／大」: where one of the two choices makes the price, the kinds by that one alone. A listener
 * does not hear the same amount for each colour.
 */
export function byWhatMakesPrice<V extends Priced>(variants: readonly V[]): V[] {
  const parted = variants.map((one) => ({ one, parts: PARTED.exec(one.name)?.slice(1) ?? [] }));
  const isParted = parted.length > 1 && parted.every(({ parts }) => parts.length === 2);
  if (!isParted || variants.some(({ stock }) => stock === "OutOfStock")) return [...variants];
  for (const at of [0, 1]) {
    const kinds = Map.groupBy(parted, ({ parts }) => parts[at]?.trim() ?? "");
    const isPriced = [...kinds.values()].every(
      (some) => new Set(some.map(({ one }) => one.price)).size === 1,
    );
    if (isPriced && kinds.size < variants.length)
      return [...kinds].flatMap(([name, [first]]) => (first ? [{ ...first.one, name }] : []));
  }
  return [...variants];
}

type ClaimOfOne = (sentence: string, mention: Mention, mentions: readonly Mention[]) => Source[] | null;

/**
 * Where a page sells its thing in several sizes or kinds, the price of each is confirmed by that one alone, named
 * right before the amount: the price of its neighbour stands on the page, too. Null where none is named.
 */
export function variantClaimsOf({ facts }: Page): ClaimOfOne {
  const known = facts
    .filter(({ kind }) => priceKinds.has(kind))
    .flatMap(({ id, currency, provenance }) =>
      withParts(provenance?.variants ?? []).flatMap(({ name, price }): { name: string; source: Source }[] => {
        const [amount] = mentionsIn(`${price} ${currency ?? ""}`);
        const excerpt = around(`${name} ${price}`, 0);
        return amount
          ? [
              {
                name: inOnePiece(name),
                source: { value: amount.value, blockIndex: null, factId: id, excerpt, stated: true },
              },
            ]
          : [];
      }),
    );
  /** "240g" in front of what 200g costs. */
  const isOtherSize = (sentence: string, { index, text, value }: Mention, mentions: readonly Mention[]) => {
    const end = index + text.length;
    const amount = mentions.find((one) => one.index > index && isMoney(one.value));
    if (isMoney(value) || !amount || !BEHIND_SIZE.test(sentence.slice(end, amount.index))) return false;
    const sold = known.filter(({ source }) => says(source.value, amount.value));
    const isSize = sold.some(({ name }) => mentionsIn(name).some((size) => areOfOneKind(size.value, value)));
    // Where the size is one of those sold, the amount is what is wrong.
    return isSize && !known.some(({ name }) => inOnePiece(sentence.slice(0, end)).endsWith(name));
  };
  return (sentence, mention, mentions) => {
    const { index, value } = mention;
    if (known.length === 0) return null;
    if (isOtherSize(sentence, mention, mentions)) return [];
    const before = inOnePiece(sentence.slice(0, index).replace(BEHIND_NAME, ""));
    const named = known.filter(({ name }) => before.endsWith(name));
    // "24cm" ends "124cm": the longest name is the one that is said.
    const [longest] = named.toSorted((a, b) => b.name.length - a.name.length);
    if (!longest || /\d$/.test(before.slice(0, -longest.name.length))) return null;
    if (says(longest.source.value, value)) return [longest.source];
    return value.kind === "amount" && isCurrency(value.unit) ? [] : null;
  };
}
