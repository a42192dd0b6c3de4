import type { Language } from "#kernel/vocabulary";
import type { Tag } from "./id3.ts";

/** Named by the tags as what has made the file. */
export const ENCODER = "Yomikoe";
/** A field of its own, by which programs know without reading a sentence. */
export const MARK_FIELD = { description: "AI-GENERATED", value: "true" };

const SAID: Readonly<Record<Language, string>> = { ja: "AI音声", en: "AI voice" };

/** The comment that players show: that an AI speaks, whose voices they are, and the page that is read. */
export const aiComment = ({ language = "en", credits = [], source }: Tag): string =>
  [SAID[language], ...credits, source].filter(Boolean).join(" / ");
