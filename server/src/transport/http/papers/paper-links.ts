import type { Language } from "#kernel/vocabulary";
import { addressOf } from "./address-of.ts";
import { paperNames, paperWords } from "./words.ts";

/** The way from a public page to each of these. */
export function paperLinks(language: Language): string {
  const { titles, pages } = paperWords[language];
  const links = paperNames.map((name) => `<a href="${addressOf(name)}?lang=${language}">${titles[name]}</a>`);
  return `<nav class="onward" aria-label="${pages}">${links.join("\n")}</nav>`;
}
