import { readFileSync } from "node:fs";
import type translation from "../../public/locales/ja/translation.json";

export type Texts = typeof translation;
export const languages = ["ja", "en"] as const;
export type Language = (typeof languages)[number];

/** The interface's own words, so that a journey can find its way in either language. */
export const textsIn = (language: Language): Texts =>
  JSON.parse(
    readFileSync(new URL(`../../public/locales/${language}/translation.json`, import.meta.url), "utf8"),
  );

/** Matches a text with any value in its placeholders: "{{count}} credits" fits "150 credits". */
export const fits = (text: string) =>
  new RegExp(
    text
      .split(/\{\{.*?\}\}/)
      .map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"))
      .join(".*"),
  );
