import type { Page } from "#kernel/page";

/** "… by J. B. Tarn (2013, Hardcover)", "…: Tarn, Jane: 9780000000000: …": how shops write an author in a book's title. */
const BEHIND_BY = /\bby ((?:\p{Lu}[\p{L}.’'-]* ){1,3}\p{Lu}[\p{L}’'-]+)(?= \(|$)/u;
const TURNED = /:\s(\p{Lu}[\p{L}’'-]+), (\p{Lu}[\p{L}.’' -]+): 97[89]\d{10}\b/u;

/** By its number, or by a row that is for one, whatever stands in it. */
export const isBook = ({ facts }: Pick<Page, "facts">): boolean =>
  facts.some(
    ({ kind, value, label }) =>
      (kind === "gtin" && /^97[89]/.test(value)) ||
      (kind === "specification" && /^isbn(?:[ -]?1[03])?$/i.test(label?.trim() ?? "")),
  );

/** The author of a book that its page states, or that a shop names in its title; null where none is told. */
export function bookAuthor({ title, facts }: Pick<Page, "title" | "facts">): string | null {
  const stated = facts.find(({ kind }) => kind === "author")?.value;
  if (stated) return stated;
  const [, last, first] = TURNED.exec(title) ?? [];
  if (first) return `${first} ${last}`;
  const names = [title, ...facts.filter(({ kind }) => kind === "name").map(({ value }) => value)];
  return names.map((text) => BEHIND_BY.exec(text)?.[1]).find(Boolean) ?? null;
}
