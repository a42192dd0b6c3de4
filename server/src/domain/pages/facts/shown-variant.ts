import { type Documentish, type Elementish, hasTag, nearest, squash } from "../html/dom.ts";
import { isObject, type Json, list, textOf } from "../html/json.ts";
import { availabilityOf } from "./availability.ts";

/** The choice on a page: the number of the variant that its cart form would send, and the words of chosen options. */
export type Choice = ReadonlySet<string>;

const FORM = 'form[action*="/cart/add"] [name="id"], form.cart [name="variation_id"]';
const OPTIONS = 'input[type="radio"][checked], option[selected]';
const isAround = hasTag("HEADER", "NAV", "FOOTER", "ASIDE");

/** The choice that the page shows before anybody touches it. */
export function choiceOn(document: Documentish): Choice {
  const numbers = [...document.querySelectorAll(FORM)].map(statedIn);
  const words = [...document.querySelectorAll(OPTIONS)]
    .filter((one) => !nearest(one, isAround))
    .flatMap((one) => [statedIn(one), squash(one.textContent)]);
  return new Set([...numbers, ...words].filter((one) => one !== ""));
}
const statedIn = (one: Elementish) => squash(one.getAttribute("value"));

/** The variant with the page's own address, else the chosen one, else the first that one can buy. */
export function shownVariant(variants: readonly Json[], pageUrl: string, choice: Choice): Json | undefined {
  const has = (one: Json, test: (offer: Json) => boolean) => list(one.offers).filter(isObject).some(test);
  const chosen = variants.filter((one) => has(one, ({ url }) => choice.has(numberIn(url, pageUrl))));
  const named = variants.filter((one) => isNamedBy(textOf(one.name) ?? "", choice));
  return (
    variants.find((one) => has(one, ({ url }) => isThisPage(url, pageUrl))) ??
    (chosen.length === 1 ? chosen[0] : undefined) ??
    (named.length === 1 ? named[0] : undefined) ??
    variants.find((one) =>
      has(one, ({ availability }) => availabilityOf(textOf(availability)) === "InStock"),
    ) ??
    variants[0]
  );
}

/** "…?variant=44310982" */
const numberIn = (offerUrl: unknown, pageUrl: string) =>
  (typeof offerUrl === "string" ? URL.parse(offerUrl, pageUrl)?.searchParams.get("variant") : null) ?? "";

/** "Wok - 32 cm / Black", where both are chosen. */
function isNamedBy(name: string, choice: Choice): boolean {
  const options = / - ([^-]+)$/.exec(name)?.[1]?.split(" / ") ?? [];
  return options.length > 0 && options.every((option) => choice.has(option.trim()));
}

/** Whether an offer's address is that of this very page. */
export function isThisPage(offerUrl: unknown, pageUrl: string): boolean {
  const target = typeof offerUrl === "string" ? URL.parse(offerUrl, pageUrl) : null;
  return target !== null && target.href.replace(/#.*$/, "") === pageUrl.replace(/#.*$/, "");
}
