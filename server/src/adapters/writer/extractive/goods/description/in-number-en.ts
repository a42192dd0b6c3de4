import type { Page } from "#kernel/page";
import type { Section } from "../../sections.ts";
import { isPlural } from "../../text/sentences/noun-phrase.ts";
import { areMany } from "../name/named-en.ts";
import { pointsInWords } from "./points.ts";

/** Says a point of goods that are several by their kind, and not by their name: "Tarn, jeans" have pockets. */
export function inNumberOf(page: Page, name: string): (point: string) => string {
  if (isPlural(name) || !areMany({ name, page })) return (point) => point;
  return (point) => point.replace(/^It has\b/, "They have").replace(/^It is\b/, "They are");
}

/** The points of goods in words, in the number of the goods; what the page says in words of its own stays. */
export function numberedPoints(page: Page, sections: readonly Section[], name: string): Map<number, string> {
  const inNumber = inNumberOf(page, name);
  const points = [...pointsInWords(page.blocks, sections, name)];
  return new Map(
    points.map(([at, said]) => [at, /^it\b/i.test(page.blocks[at]?.text ?? "") ? said : inNumber(said)]),
  );
}
