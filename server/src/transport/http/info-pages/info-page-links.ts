import type { Language } from "#kernel/vocabulary";
import { addressOf } from "./address-of.ts";
import { infoPageNames, infoPageWords } from "./words.ts";

/** The way from a public page to each of these. */
export function infoPageLinks(language: Language): string {
  const { titles, pages } = infoPageWords[language];
  const links = infoPageNames.map(
    (name) => `<a href="${addressOf(name)}?lang=${language}">${titles[name]}</a>`,
  );
  return `<nav class="onward" aria-label="${pages}">${links.join("\n")}</nav>`;
}
