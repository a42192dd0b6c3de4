import type { Provenance } from "#kernel/page";
import type { Documentish } from "../html/dom.ts";
import type { FoundFact } from "./found.ts";
import { goneSizes } from "./gone-sizes-en.ts";
import type { Line } from "./lines.ts";
import { saleEnd } from "./sale-end.ts";
import { saleBeside } from "./sale-end-en.ts";
import { visibleChoices } from "./visible-choices.ts";
import { type PriceColumn, priceColumn, withCommon } from "./visible-column.ts";
import { goneChoices } from "./visible-gone.ts";
import { visibleVariants } from "./visible-variants.ts";

/** The price with the sizes or kinds that have one each, what is chosen and added, and until when it is asked. */
export function withVariants(document: Documentish, lines: readonly Line[], facts: FoundFact[]): FoundFact[] {
  let column: PriceColumn | null = null;
  const all = facts.map((fact) => {
    if (fact.kind === "availability" && fact.provenance) {
      return { ...fact, provenance: { ...fact.provenance, ...goneOn(document, facts) } };
    }
    if (fact.kind !== "price" || !fact.provenance) return fact;
    if (fact.currency !== "JPY")
      return { ...fact, provenance: { ...fact.provenance, ...saleBeside(lines, fact.value) } };
    const known = fact.provenance.variants;
    const own = known ?? visibleVariants(document, Number(fact.value));
    column = own.length === 0 ? priceColumn(document, Number(fact.value)) : null;
    const variants = column?.variants ?? own;
    const shown = column ? `${column.head} ${fact.provenance.excerpt}` : fact.provenance.shown;
    const { kinds, extras } = visibleChoices(document);
    const until = saleEnd(lines, fact.value);
    return {
      ...fact,
      provenance: {
        ...fact.provenance,
        ...(shown ? { shown } : {}),
        ...(variants.length > 0 ? { variants } : {}),
        ...(kinds.length > 0 ? { kinds } : {}),
        ...(extras.length > 0 ? { extras } : {}),
        ...(until ? { until } : {}),
      },
    };
  });
  return withCommon(all, column);
}

/** Sizes and colours that cannot be had while others can. */
function goneOn(document: Documentish, facts: readonly FoundFact[]): Pick<Provenance, "gone" | "coming"> {
  const isJapanese = facts.some(({ kind, currency }) => kind === "price" && currency === "JPY");
  const { sizes, areComing } = isJapanese ? NONE : goneSizes(document);
  if (sizes.length > 0) return areComing ? { coming: sizes } : { gone: sizes };
  const gone = goneChoices(document);
  return gone.length > 0 ? { gone } : {};
}
const NONE = { sizes: [], areComing: false };
