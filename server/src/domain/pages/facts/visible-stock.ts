import { type FoundFact, found } from "./found.ts";
import { type Place, pathOf } from "./places.ts";
import { BUY, BUY_NAMES, IN_STOCK, OUT_OF_STOCK } from "./stock-words.ts";

const NAMED = /stock|avail|zaiko|lager|dispon|soldout|sold-out|delivery-?(status|message|info)/i;
const PRESSED = /^(button|input|a|img|label)$/i;
const HIDDEN = /(^|[\s_-])(hidden|hide|none|d-none|template|cannot-buy|unavailable-(label|text|exp))/i;
const CODE = /[{}]|=>/;
/** Labels before the word itself: "Availability: in stock", "在庫：あり". */
const LABELLED =
  /^(availability|stock|verfügbarkeit|disponibilit(é|à)|disponibilidad|dostępność|dostupnost|dostupnosť|razpoložljivost|dostupnost|наличие|在庫(状況)?|庫存)\s*[:：]/i;

/**
 * Whether the thing can be bought, by what stands beside the button and on it. What is said in words
 * counts more than a button, and a button more by its words than by its name; nothing where the page
 * says nothing.
 */
export function visibleAvailability(places: readonly Place[]): FoundFact[] {
  const signs = places.flatMap(signOf);
  const best = signs.reduce<Sign | null>((a, b) => (a && a.weight >= b.weight ? a : b), null);
  if (!best) return [];
  const { value, place } = best;
  return found({
    kind: "availability",
    value,
    source: "visible",
    path: pathOf(place.element),
    excerpt: place.text,
  });
}

interface Sign {
  value: "InStock" | "OutOfStock";
  weight: number;
  place: Place;
}

function signOf(place: Place): Sign[] {
  const { element, text, names, elsewhere } = place;
  if (elsewhere || text.length > 80 || CODE.test(text) || isHidden(place)) return [];
  const own = `${element.id} ${element.getAttribute("class") ?? ""}`;
  const isButton = PRESSED.test(element.tagName);
  const about = NAMED.test(names) || LABELLED.test(text);
  const near = place.distance >= 0 ? 1 / (1 + place.distance / 300) : 0.2;
  const sign = (value: Sign["value"], weight: number): Sign[] => [{ value, weight: weight + near, place }];
  if (OUT_OF_STOCK.test(text))
    return about || isButton || text.length < 30 ? sign("OutOfStock", about ? 3 : 2) : [];
  if (about && (IN_STOCK.test(text) || /[:：]\s*(あり|○|◯|yes)$/i.test(text))) return sign("InStock", 3);
  if (BUY.test(text) && (isButton || text.length < 24)) return sign("InStock", 2.5);
  return BUY_NAMES.test(own) && text.length < 40 && /\p{L}/u.test(text) ? sign("InStock", 1) : [];
}

const isHidden = ({ element, names }: Place) =>
  HIDDEN.test(names) ||
  element.hasAttribute("hidden") ||
  element.hasAttribute("disabled") ||
  /display\s*:\s*none/i.test(element.getAttribute("style") ?? "");
