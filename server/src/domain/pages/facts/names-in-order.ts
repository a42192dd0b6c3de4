import { type FoundFact, found } from "./found.ts";
import type { Heading } from "./heading.ts";
import { pathOf } from "./places.ts";
import { packedName } from "./shop-names.ts";

/** From this score on, the page's own heading is believed against its data. */
const SURE = 3;

/** Names in the order in which they are believed: data may be of another variant, or for machines. */
export function namesInOrder(
  stated: readonly FoundFact[],
  heading: Heading | null,
  title: string,
  brands: readonly string[] = [],
): FoundFact[] {
  if (!heading) return [...stated];
  const shown = found({
    kind: "name",
    value: spelledAs(title, withoutNumber(heading.text, title)),
    source: "visible",
    path: pathOf(heading.element),
    confidence: heading.score >= SURE ? 0.8 : 0.5,
  });
  const same = stated.filter(({ value }) => packedName(value) === packedName(heading.text));
  if (same.length > 0) return [...same, ...stated.filter((one) => !same.includes(one))];
  // Some shops set only the maker in the largest letters.
  const isBrand = stated.length > 0 && brands.some((brand) => packedName(brand) === packedName(heading.text));
  return heading.score >= SURE && !isBrand && !isCatchLine(heading.text, stated)
    ? [...shown, ...stated]
    : [...stated, ...shown];
}

/** "Folding organ" of "#2291. Folding organ", below the title "Stock #2291 Folding organ": it is the number in the shop's books. */
function withoutNumber(heading: string, title: string): string {
  const [whole = "", number = ""] = NUMBERED.exec(heading) ?? [];
  return number && title.split(" ").includes(number) ? heading.slice(whole.length) : heading;
}
const NUMBERED = /^(#\d{2,})[.:] (?=\p{L})/u;

/** "Lark" of the word mark "lark", where the title begins with it: "Lark, the radio that plays one station". */
function spelledAs(title: string, heading: string): string {
  const own = title.slice(0, heading.length);
  const isMark =
    /^\p{Ll}+$/u.test(heading) &&
    /^\p{Lu}\p{Ll}+$/u.test(own) &&
    /^[,:.]?(?:\s|$)/u.test(title.slice(heading.length));
  return isMark && packedName(own) === packedName(heading) ? own : heading;
}

/** "The desk that lives above your radiator", of data that calls it "Kantel windowsill desk": a line that speaks to the reader. */
const isCatchLine = (heading: string, [first]: readonly FoundFact[]) =>
  first?.source === "json-ld" && SPEAKS.test(heading) && !SPEAKS.test(first.value);
const SPEAKS = /\byour?s?\b|^(?:the|an?) \p{L}+ (?:that|which|who) \p{L}/iu;
