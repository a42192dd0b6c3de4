import type { Rewrite } from "../rewrite.ts";
import { cardinal, spellDigits } from "./number-words.ts";

/** Group by group; a group of hundreds as people say it, eight hundred. */
const say = (number: string) =>
  (number.match(/\d+/g) ?? [])
    .map((group) => (/^[1-9]00$/.test(group) ? cardinal(group) : spellDigits(group)))
    .join(", ");

const PREFIX = String.raw`(?<![\d.,-])(?:\+?\d{1,3}[ .-])?`;

export const telephones: readonly Rewrite[] = [
  [new RegExp(String.raw`${PREFIX}(?:\(\d{2,4}\) ?|\d{3}[ .-])\d{3,4}[ .-]\d{4}(?![\d-])`, "g"), say],
  [/(?<![\d.-])\+?\d{1,4}(?:-\d{2,4}){1,2}-\d{4}(?![\d-])/g, say],
  [/(?<![\d.,$-])[2-9]\d{2}-\d{4}(?![\d-])/g, say],
];
