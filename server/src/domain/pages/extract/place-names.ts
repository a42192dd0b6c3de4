import { readFileSync } from "node:fs";
import { remembered } from "#kernel/work/remembered";
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

/** Tells the places that an element's names speak of, by their number. */
export function placesByName(element: Elementish): readonly number[] {
  const names = namesOf(element);
  return names === "" ? NONE : placesIn(names);
}
const NONE: readonly number[] = [];

/** Pages repeat the same names over and over, and some of them all pages have. */
const placesIn = remembered((names): readonly number[] => {
  const words = names.replace(/([a-z])([A-Z])/g, "$1-$2").toLowerCase();
  return PLACES.flatMap(({ pattern }, index) => (pattern.test(words) ? [index] : []));
}, 100_000);

function namesOf(element: Elementish): string {
  const names = ["class", "role", "itemprop"].map((name) => element.getAttribute(name) ?? "");
  return [element.id ?? "", ...names].join(" ").trim().slice(0, LONGEST_NAMES);
}
