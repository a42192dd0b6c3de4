import { type Documentish, type Elementish, hasTag, nearest, squash } from "../../html/dom.ts";
import type { FoundFact } from "../found.ts";
import { pricesIn } from "../money.ts";

const RADIO = "input[type='radio']";
const isLabel = hasTag("LABEL", "LI");
const MOST_RADIOS = 60;
const LONGEST = 40;
/** Ways to pay or to be sent something are no kinds of it, and an amount added is not what it costs. */
const NO_KIND =
  /\b(?:one[- ]?(?:off|time)|once|subscri\p{L}+|monthly|yearly|weekly|deliver\p{L}*|shipping|gift|pick[- ]?up|collect\p{L}*|single purchase)\b|[+＋]\s?[$£€¥￥\d]|定期|通常購入|都度|今回のみ|配送|送料|受取|店頭|月払|年払/iu;
const MARKS =
  /[（(](?:税[込抜別]|incl?\.?[^（）()]*|inc(?:luding)? vat)[）)]|税込み?|\b(?:incl?\.?|including) (?:\d+ ?% )?(?:vat|tax|gst)\b|[※*].*$/giu;
const ENDS = /^[\s\p{P}\p{S}]+|[\s:：、。・\-–—／/]+$/gu;

/** The price with the kind that it buys. */
export const withChosenKind = (document: Documentish, facts: readonly FoundFact[]): FoundFact[] =>
  facts.map((fact) => {
    const chosen =
      fact.kind === "price" && fact.provenance ? choiceLabel(document, Number(fact.value)) : null;
    return chosen && fact.provenance ? { ...fact, provenance: { ...fact.provenance, chosen } } : fact;
  });

/**
 * "Glass only" of the radio button that is set, beside "€46,50": the kind whose price the page shows, where others have
 * prices of their own. Null where no such button is set, or its label has another amount.
 */
function choiceLabel(document: Documentish, price: number): string | null {
  const radios = [...document.querySelectorAll(RADIO)];
  if (radios.length > MOST_RADIOS) return null;
  for (const set of radios.filter((radio) => radio.hasAttribute("checked"))) {
    const name = set.getAttribute("name");
    const all = radios.filter((radio) => radio.getAttribute("name") === name);
    const own = labelOf(set);
    const amounts = all.map((radio) => pricesIn(labelOf(radio)).map(({ amount }) => Number(amount)));
    const [mine = []] = [amounts[all.indexOf(set)]];
    const isOfKinds =
      name !== null &&
      new Set(amounts.flat()).size > 1 &&
      amounts.every(({ length }) => length === 1) &&
      mine[0] === price &&
      !all.some((radio) => NO_KIND.test(labelOf(radio)));
    const label = isOfKinds ? bare(own) : "";
    if (label !== "" && label.length <= LONGEST && /\p{L}/u.test(label)) return label;
  }
  return null;
}

/** The words around a button, or in the label that stands behind it. */
function labelOf(radio: Elementish): string {
  const around = nearest(radio, isLabel);
  const next = radio.nextElementSibling;
  const own = squash(around?.textContent);
  return own !== "" || !next || !isLabel(next) ? own : squash(next.textContent);
}

/** A label without its amount and what is said of that. */
function bare(text: string): string {
  const plain = text.normalize("NFKC");
  const [price] = pricesIn(plain);
  const named = price ? plain.replace(price.excerpt, " ") : plain;
  return squash(named.replace(MARKS, " ")).replace(ENDS, "");
}
