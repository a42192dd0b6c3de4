import { readFileSync } from "node:fs";
import type { Elementish } from "../html/dom.ts";

/** Words by which sites name the parts of a page, in ids, classes, roles and properties; a place a row. */
const PLACES = readFileSync(new URL("../../../../assets/pages/place-names.txt", import.meta.url), "utf8")
  .trimEnd()
  .split("\n")
  .map((row) => {
    const [name = "", words = ""] = row.split("\t");
    return { name, pattern: new RegExp(`(^|[^a-z])(${words})([^a-z]|$)`) };
  });

export const placeNames: readonly string[] = PLACES.map(({ name }) => name);

const LONGEST_NAMES = 200;

/** Tells the places that an element's names speak of, by their number; pages repeat the same names over and over. */
export function placesByName(): (element: Elementish) => readonly number[] {
  const known = new Map<string, readonly number[]>();
  return (element) => {
    const names = namesOf(element);
    if (names === "") return NONE;
    const before = known.get(names);
    if (before) return before;
    const words = names.replace(/([a-z])([A-Z])/g, "$1-$2").toLowerCase();
    const places = PLACES.flatMap(({ pattern }, index) => (pattern.test(words) ? [index] : []));
    known.set(names, places);
    return places;
  };
}
const NONE: readonly number[] = [];

function namesOf(element: Elementish): string {
  const names = ["class", "role", "itemprop"].map((name) => element.getAttribute(name) ?? "");
  return [element.id ?? "", ...names].join(" ").trim().slice(0, LONGEST_NAMES);
}
