import { type Documentish, squash } from "../html/dom.ts";
import type { FoundFact } from "./found.ts";
import type { Line } from "./lines.ts";
import { packedName, shopNames } from "./shop-names.ts";

/**
 * Brands in the order in which they are believed. Shops of many makers give their data their own name for a brand: then
 * the maker whom the page names goes first.
 */
export function brandsInOrder(
  stated: readonly FoundFact[],
  shown: readonly FoundFact[],
  document: Documentish,
  lines: readonly Line[],
): FoundFact[] {
  const [named] = shown;
  const [first] = stated;
  if (!first || !named || packedName(named.value).includes(packedName(first.value)))
    return [...stated, ...shown];
  const title = squash(document.querySelector("title")?.textContent);
  const shops = [...shopNames(document, lines, title)];
  const isShops = ({ value }: FoundFact) => shops.some((shop) => shop.startsWith(packedName(value)));
  return isShops(first) && !isShops(named) ? [...shown, ...stated] : [...stated, ...shown];
}
