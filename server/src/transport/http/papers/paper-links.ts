import { legalDocuments } from "#domain/legal/editions";
import type { Language } from "#kernel/vocabulary";
import { paperWords } from "./words.ts";

/** The way from a public page to each of these. */
export function paperLinks(language: Language): string {
  const { titles, pages } = paperWords[language];
  const links = legalDocuments.map((name) => `<a href="/legal/${name}?lang=${language}">${titles[name]}</a>`);
  return `<nav class="onward" aria-label="${pages}">${links.join("\n")}</nav>`;
}
