import type { Page } from "#kernel/page";

const MEASURE = /\d[\d.,]*\s?(?:kg|g|mg|ml|cc|L|l|cm|mm|m|個|本|枚|袋|包|粒|缶|人用|号)(?![A-Za-z])/gu;

const measuresIn = (text: string): string[] =>
  [...text.normalize("NFKC").matchAll(MEASURE)].map(([one]) => one.replace(/[\s,]/gu, "").toLowerCase());

/** 「内容量: 300g」 on a page that sells 300g and 1kg: whether a row holds for some of the sizes with a price alone. */
export function ofOneKind({ facts }: Pick<Page, "facts">): (value: string) => boolean {
  const kinds = facts.find(({ kind }) => kind === "price")?.provenance?.variants ?? [];
  const sizes = new Set(kinds.flatMap(({ name }) => measuresIn(name)));
  return (value) => {
    const own = measuresIn(value).filter((measure) => sizes.has(measure));
    return own.length > 0 && new Set(own).size < sizes.size;
  };
}
