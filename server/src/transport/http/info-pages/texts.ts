import { readFileSync } from "node:fs";
import { join } from "node:path";
import { assetsFolder } from "#kernel/folders";
import type { Language } from "#kernel/vocabulary";

const read = (path: string) => readFileSync(join(assetsFolder, path), "utf8");

/** The text of a page as it is kept, with the names of its values. */
export const infoPageText = (language: Language, name: string) => read(`info-pages/${language}/${name}.html`);

/** Styles of these pages: those of the public pages, and their own. */
export const infoPageStyle = () =>
  ["player/colors.css", "player/page.css", "info-pages/info-page.css"].map(read).join("");

/** Puts values in the places of their names; a name without a value is a mistake of the text. */
export const filled = (text: string, values: Record<string, string>): string =>
  text.replace(/\{\{([\w.]+)\}\}/g, (_found, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`the text names ${name}, which has no value`);
    return value;
  });
