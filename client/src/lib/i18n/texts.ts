import type translation from "../../../public/locales/ja/translation.json";

/** The texts of one language, by their keys. */
export type Texts = typeof translation;
