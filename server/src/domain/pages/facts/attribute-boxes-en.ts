import { type Documentish, type Elementish, hasTag, nearest, squash } from "../html/dom.ts";
import { type FoundFact, found } from "./found.ts";
import { pathOf } from "./places.ts";

/** Properties of one thing in an ad. Of a shop's goods a colour in such a box is the one that is chosen. */
const LABEL =
  /^(?:make|model|model year|year(?: of (?:manufacture|registration))?|mileage|kms? driven|odometer(?: reading)?|fuel(?: type)?|transmission|gearbox|(?:item )?condition)$/i;
const isElsewhere = hasTag("NAV", "FOOTER", "ASIDE", "FORM", "A", "TABLE", "DL", "BUTTON");
const isBold = hasTag("B", "STRONG");
const LONGEST = 60;
/** One by itself may be the head of a filter. */
const FEWEST = 2;

interface Pair {
  label: string;
  value: string;
  at: Elementish;
  isMarked: boolean;
}

/** "Year 2010", "condition: good": what English ads set in boxes, a label and its value, outside of tables. */
export function attributeBoxes(document: Documentish): FoundFact[] {
  const pairs = [...document.querySelectorAll("div, li, p, span")]
    .flatMap(pairIn)
    .filter(({ at }) => nearest(at, isElsewhere) === null);
  const called = new Map<string, Set<string>>();
  for (const { label, value } of pairs) {
    const key = label.toLowerCase();
    called.set(key, (called.get(key) ?? new Set()).add(value));
  }
  // Two values of one property are of two things.
  const own = pairs.filter(({ label }) => called.get(label.toLowerCase())?.size === 1);
  const isEnough = called.size >= FEWEST || own.some(({ isMarked }) => isMarked);
  const seen = new Set<string>();
  return (isEnough ? own : [])
    .filter(({ label }) => !seen.has(label.toLowerCase()) && seen.add(label.toLowerCase()))
    .flatMap(({ label, value, at }) =>
      found({ kind: "specification", label, value, source: "visible", path: pathOf(at) }),
    );
}

function pairIn(at: Elementish): Pair[] {
  const parts = [...at.children];
  const [first, second] = parts;
  // A frame around half the page is no label; its text is not asked for.
  if (!first || parts.length > 2 || [...first.children].length > 0) return [];
  if (!second && !isBold(first)) return [];
  if (second && !LABEL.test(squash(first.textContent).replace(/\s*:$/, ""))) return [];
  const whole = squash(at.textContent);
  if (whole.length > LONGEST) return [];
  const behind = squash(second?.textContent);
  const [named, value] = second
    ? [squash(first.textContent), behind]
    : [
        isBold(first) ? whole.slice(0, -squash(first.textContent).length).trim() : "",
        squash(first.textContent),
      ];
  const label = named.replace(/\s*:$/, "");
  const isWhole = whole.replace(/\s/g, "") === `${named}${value}`.replace(/\s/g, "");
  const isMarked = named.endsWith(":");
  // "Condition" with its value in bold is a pair only where a mark sets them apart.
  const isPair = LABEL.test(label) && value !== "" && isWhole && (second !== undefined || isMarked);
  return isPair ? [{ label, value, at, isMarked }] : [];
}
