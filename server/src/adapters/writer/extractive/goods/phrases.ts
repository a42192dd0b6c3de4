import type { Language } from "#kernel/vocabulary";
import type { Phrases } from "../draft.ts";
import { phrasesEn } from "./phrases-en.ts";
import { phrasesJa } from "./phrases-ja.ts";

export const phrasesOf: Record<Language, Phrases> = { ja: phrasesJa, en: phrasesEn };
