import type { Page } from "#kernel/page";
import { contentTerms } from "#kernel/text/content-terms";
import { isOrder } from "../../prose/procedures.ts";

/**
 * "X870E", "RX7800XT", "5000 series"; a measure ("500GB") begins with its figure and ends with its unit. "UV400" and
 * "CR2032" are of no maker.
 */
const MODEL =
  /(?<![\p{L}\d-])(?!(?:UV|SUS|CR|LR|SR|HDR|IPX?|ISO|EN|AISI|SAE)-?\d)(?:\p{Lu}{1,4}-?\d{3,5}\p{Lu}{0,3}|\d{3,5}\p{Lu}+\d\p{Lu}*|\d{3,5}(?= series\b))(?![\p{L}\d])/gu;
/** A model that the goods go with is told of the goods themselves. */
const GOES_WITH =
  /\b(?:compatible|works?|working|fits?|fitting|suits?|suitable|replac\w+|supports?|designed for|for use|includ\w+|connects?|pairs?|contains?)\b/i;

/** Recognises a shop's banners: sentences that praise a model which is not the page's. */
export function praisesAnother({ title, facts, type, language }: Page, name: string) {
  if (type !== "product" || language !== "en") return () => false;
  const own = `${title} ${name} ${facts.map(({ value }) => value).join(" ")}`.toLowerCase();
  const terms = contentTerms(`${title} ${name}`, language);
  return (text: string): boolean => {
    const models = text.match(MODEL) ?? [];
    if (models.length === 0 || GOES_WITH.test(text)) return false;
    if (models.some((model) => own.includes(model.toLowerCase()))) return false;
    return isOrder(text, language) || ![...contentTerms(text, language)].some((term) => terms.has(term));
  };
}
