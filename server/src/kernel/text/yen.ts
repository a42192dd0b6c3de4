import type { Language } from "../vocabulary.ts";

const withTax: Record<Language, (amount: string) => string> = {
  ja: (amount) => `${amount}円（税込）`,
  en: (amount) => `¥${amount} (tax included)`,
};

/** A price as it stands in running text. */
export const yenWithTax = (language: Language, yen: number) =>
  withTax[language](yen.toLocaleString(language));
