import type { Page } from "#kernel/page";
import { priceKinds } from "#kernel/vocabulary";
import { type Mention, mentionsIn } from "./mentions.ts";
import { around, type Source } from "./sources.ts";
import { isCurrency } from "./units.ts";
import { says } from "./values.ts";

/** Words between the name of a size or kind and its amount: 「24cmが」, "24 cm is", "24 cm: ". */
const BEHIND_NAME = /\s?(?:が|は|、|[:,–—-]|is|costs|at|for)?\s?$/u;

/** 「大2本 木箱入」 is said without its space, 「大2本の木箱入り」. */
export const inOnePiece = (text: string): string =>
  text
    .replace(/(?<=[^\p{ASCII}])\s+(?=[^\p{ASCII}])/gu, "")
    .replace(/(?<=\d[本個枚袋缶箱])(?=\p{Script=Han}{1,3}入り?$)/u, "の")
    .replace(/(?<=[箱袋缶瓶])入$/u, "入り");

/**
 * Where a page sells its thing in several sizes or kinds, the price of each is confirmed by that one alone, named
 * right before the amount: the price of its neighbour stands on the page, too. Null where none is named.
 */
export function variantClaimsOf({ facts }: Page): (sentence: string, mention: Mention) => Source[] | null {
  const known = facts
    .filter(({ kind }) => priceKinds.has(kind))
    .flatMap(({ id, currency, provenance }) =>
      (provenance?.variants ?? []).flatMap(({ name, price }): { name: string; source: Source }[] => {
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
  return (sentence, { index, value }) => {
    if (known.length === 0) return null;
    const before = inOnePiece(sentence.slice(0, index).replace(BEHIND_NAME, ""));
    const named = known.filter(({ name }) => before.endsWith(name));
    // "24cm" ends "124cm": the longest name is the one that is said.
    const [longest] = named.toSorted((a, b) => b.name.length - a.name.length);
    if (!longest || /\d$/.test(before.slice(0, -longest.name.length))) return null;
    if (says(longest.source.value, value)) return [longest.source];
    return value.kind === "amount" && isCurrency(value.unit) ? [] : null;
  };
}
