import type { Fact, Page, Variant } from "#kernel/page";
import { escapePattern } from "#kernel/text/escape-pattern";
import { byWhatMakesPrice, inOnePiece } from "#kernel/ties/variant-claims";
import { type Draft, type Offer, plain } from "../draft.ts";
import { factOf } from "../subject.ts";

/**
 * The size or kind that the name of the goods says: 「鉄フライパン 26cm」 is sold at what 26cm costs. Null where it
 * says none or several, where that one is gone, and where its price is not the page's.
 */
export function chosenOn(page: Page, { price, variants }: Pick<Offer, "price" | "variants">): Variant | null {
  const name = folded(factOf(page, "name")?.value ?? page.title);
  const named = byWhatMakesPrice(variants).filter((one) => isNamedIn(name, folded(one.name)));
  const [chosen] = named;
  const isOne = chosen !== undefined && named.length === 1 && !chosen.per;
  return isOne && chosen.stock !== "OutOfStock" && Number(chosen.price) === Number(price?.value)
    ? chosen
    : null;
}

const folded = (text: string) => text.normalize("NFKC").toLowerCase().replace(/\s+/gu, " ");

/** As a word of its own: 「白」 is none of 「白磁」, 「1L」 none of 「1L×6本」, and 「M」 no choice in 「M〜LL」. */
const isNamedIn = (name: string, option: string) => {
  const before = /^\d/u.test(option) ? "\\d.,×x*" : "\\p{L}\\p{N}";
  return new RegExp(
    `(?<![${before}]|${JOINS}\\s?)${escapePattern(option)}(?![\\p{L}\\p{N}.,×*]|\\s?[×x*]\\s?\\d|\\s?${JOINS})`,
    "u",
  ).test(name);
};
const JOINS = "[~〜～/／・,、–—-]";

/** Whether the brackets at the end of a Japanese name hold the one of its kinds that its page shows: 「石臼 小（白）」. */
export function namesKindShown({ language, facts }: Pick<Page, "language" | "facts">, price: Fact): boolean {
  const name = facts.find(({ kind }) => kind === "name")?.value ?? "";
  const [, kind = ""] = (language === "ja" && IN_BRACKETS.exec(name)) || [];
  return kind !== "" && (price.provenance?.kinds ?? []).includes(kind);
}
const IN_BRACKETS = /[（(]([^（）()]{1,12})[）)]$/u;

/** The other kinds, of which a listener hears that there are some, and not what they cost. */
export function othersTold(chosen: Variant, all: readonly Variant[]): Draft[] {
  const others = byWhatMakesPrice(all).filter(({ name }) => name !== chosen.name);
  const isGone = ({ stock }: Variant) => stock === "OutOfStock";
  const named = (some: readonly Variant[]) => some.map(({ name }) => inOnePiece(name)).join("と");
  const sold = named(others.filter((one) => !isGone(one)));
  const gone = named(others.filter(isGone));
  if (sold === "") return [];
  return [plain(`ほかに、${sold}も${gone ? `ありますが、${gone}は品切れです` : "あります"}。`)];
}
