import { alternativesOf } from "#kernel/text/phrases";
import { type FoundFact, found } from "./found.ts";
import { type Place, pathOf } from "./places.ts";

/** Labels that shops put before a maker's name. */
const LABEL = new RegExp(String.raw`^(?:${alternativesOf("brand-labels")})\s*[:：]\s*`, "i");
const NAMED = /(^|[\s_-])(brand(-?name)?|manufacturer|product-?brand|marca|marque)([\s_-]|$)/i;
const LONGEST = 40;
/** A sentence, a price or a call to do something is no name. */
const NO_NAME = /[!?。]|[$€£¥]\s?\d|^(shop|visit|see|view|more|all)\b|https?:/i;

/** The maker's name where the page labels it, else where its markup does. */
export function visibleBrand(places: readonly Place[]): FoundFact[] {
  const near = places.filter(
    ({ elsewhere, distance, text }) => !elsewhere && distance > -150 && text.length < 80,
  );
  const labelled = near.find(({ text }) => LABEL.test(text) && isName(nameOf(text)));
  const named = near.find(({ element, text }) => {
    const own = `${element.id} ${element.getAttribute("class") ?? ""}`;
    return NAMED.test(own) && isName(nameOf(text));
  });
  const place = labelled ?? named;
  if (!place) return [];
  const { text, element } = place;
  return found({
    kind: "brand",
    value: nameOf(text),
    source: "visible",
    path: pathOf(element),
    excerpt: text,
  });
}

const isName = (text: string) =>
  text.length > 1 && text.length <= LONGEST && /\p{L}/u.test(text) && !NO_NAME.test(text);
const nameOf = (text: string) => text.replace(LABEL, "").trim();
