import { isElsewhere } from "../extract/boilerplate.ts";
import { type Documentish, squash } from "../extract/dom.ts";
import { type FoundFact, found } from "./found.ts";
import { pathOf } from "./visible-price.ts";

const OUT =
  /sold out|out of stock|currently unavailable|no longer available|notify me when|売り切れ|売切れ?|在庫切れ|在庫なし|品切れ|入荷待ち|完売|販売終了/i;
const IN =
  /add to (cart|bag|basket|trolley)|buy (it )?now|in stock|カートに(入れる|追加)|かごに入れる|購入手続き|今すぐ(買う|購入)|在庫あり|即納/i;
const PLACES =
  'button, input[type="submit"], [class*="stock"], [class*="Stock"], [class*="availab"], [id*="availab"], [class*="cart"], [id*="cart"], [class*="sold"], [class*="zaiko"]';

/** Availability by the words beside the buy button; nothing where the page says nothing. */
export function visibleAvailability(document: Documentish): FoundFact[] {
  const said = [...document.querySelectorAll(PLACES)].slice(0, 400).flatMap((element) => {
    const raw = element.textContent || element.getAttribute("value") || "";
    const text = raw.length > 400 ? "" : squash(raw);
    if (!text || text.length > 80 || isElsewhere(element)) return [];
    const value = OUT.test(text) ? "OutOfStock" : IN.test(text) ? "InStock" : null;
    return value ? [{ value, text, path: pathOf(element) }] : [];
  });
  const [first] = said;
  return first
    ? found({
        kind: "availability",
        value: first.value,
        source: "visible",
        path: first.path,
        excerpt: first.text,
      })
    : [];
}
