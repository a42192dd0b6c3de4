import { type Documentish, type Elementish, hasTag, squash } from "../html/dom.ts";
import { isObject, list, textOf } from "../html/json.ts";
import type { LinkedData } from "../html/json-ld.ts";
import { allWithin, firstWithin } from "../html/lookup.ts";
import type { FoundFact } from "./found.ts";

/** More are a menu, and no way to one thing. */
const MOST_STEPS = 10;
const LONGEST = 60;
const MOST = 12;
const TRAIL = ["breadcrumb", "topicpath", "topic-path", "pankuzu", "crumbs"]
  .flatMap((word) => [`[class*="${word}" i]`, `[id*="${word}" i]`])
  .concat('[aria-label*="breadcrumb" i]', '[itemtype*="BreadcrumbList" i]')
  .join(",");
const isNoTrail = hasTag("BODY", "HTML", "HEAD", "SCRIPT", "STYLE", "TEMPLATE", "A", "MAIN");
const MARKS = /^[\s›»>/｜|・·…→-]+|[\s›»>/｜|…→-]+$/gu;

/**
 * The shelves on which a shop files the thing, the nearest first: by the category of its data, by the trail in its
 * data, and by the one above its name. The thing itself is none of them.
 */
export function filedUnder(
  document: Documentish,
  data: LinkedData,
  names: readonly string[],
): readonly string[] {
  const product = data.product?.node;
  const [variant] = list(product?.hasVariant).filter(isObject);
  const categories = list(product?.category ?? variant?.category).flatMap((one) =>
    (textOf(one) ?? "").split(/\s*[>›»]\s*|\s\/\s/),
  );
  const own = new Set(names.map(folded));
  const trails = [categories, ...data.trails, ...visibleTrails(document)];
  const shelves = trails.flatMap((trail) =>
    trail
      .map((step) => squash(step).replace(MARKS, ""))
      .filter((step) => step.length > 1 && step.length <= LONGEST && !own.has(folded(step)))
      .toReversed(),
  );
  return [...new Set(shelves)].slice(0, MOST);
}

const folded = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, "");

/** The links of what the page marks as the way to it, with the steps that have no link. */
function visibleTrails(document: Documentish): string[][] {
  const found: string[][] = [];
  let last: Elementish | null = null;
  for (const element of [...document.querySelectorAll(TRAIL)].slice(0, MOST_LOOKED_AT)) {
    if (isNoTrail(element) || (last && isWithin(element, last))) continue;
    const parts = allWithin(element, "a, li");
    // Within more of them each would be searched in vain.
    const links =
      parts.length > MOST_PARTS ? [] : parts.filter((one) => !isItem(one) || !firstWithin(one, "a, li"));
    const steps = links.map(({ textContent }) => squash(textContent)).filter(Boolean);
    if (steps.length === 0 || steps.length > MOST_STEPS) continue;
    last = element;
    found.push(steps);
    if (found.length === MOST_TRAILS) break;
  }
  return found;
}
const isItem = hasTag("LI");
const MOST_LOOKED_AT = 20;
const MOST_PARTS = 40;
const MOST_TRAILS = 2;

function isWithin(element: Elementish, other: Elementish): boolean {
  for (let one = element.parentElement; one; one = one.parentElement) if (one === other) return true;
  return false;
}

/** Words of a page beside a thing's name on where it belongs. */
interface Belonging {
  shelves: readonly string[];
  called: string | null;
}

/** The name with the shelves on which the shop files the thing, and with what the title of the document calls it. */
export function withShelves(facts: FoundFact[], belongingOf: (names: string[]) => Belonging): FoundFact[] {
  return facts.map((fact) => {
    if (fact.kind !== "name" || !fact.provenance) return fact;
    const others = fact.provenance.others?.map(({ value }) => value) ?? [];
    const { shelves, called } = belongingOf([fact.value, ...others]);
    const beside = {
      ...(shelves.length > 0 && { filed: [...shelves] }),
      ...(called !== null && { called }),
    };
    return { ...fact, provenance: { ...fact.provenance, ...beside } };
  });
}
