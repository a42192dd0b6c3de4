import { type Language, languages } from "#kernel/vocabulary";

/** "Canadian dollar", "Canadian dollars" and カナダ ドル for CAD: a page need not spell its currency. */
export function currencyNames(currency: string): string[] {
  const parts = (language: Language, amount: number) =>
    new Intl.NumberFormat(language, { style: "currency", currency, currencyDisplay: "name" }).formatToParts(
      amount,
    );
  try {
    const all = languages.flatMap((language) => [...parts(language, 2), ...parts(language, 1)]);
    return [...new Set(all.flatMap(({ type, value }) => (type === "currency" ? [value] : [])))];
  } catch {
    return [];
  }
}
