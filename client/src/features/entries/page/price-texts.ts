const languages = ["ja", "en"] as const;
const displays = ["symbol", "narrowSymbol", "name", "code"] as const;
const cents = ["auto", "stripIfInteger"] as const;

/** A price as Japanese and English pages write it; the number alone comes last. */
export function priceTexts(amount: number, currency: string): string[] {
  const written = [true, false].flatMap((useGrouping) =>
    languages.flatMap((language) =>
      displays.flatMap((currencyDisplay) =>
        cents.map((trailingZeroDisplay) =>
          new Intl.NumberFormat(language, {
            style: "currency",
            currency,
            currencyDisplay,
            useGrouping,
            trailingZeroDisplay,
          }).format(amount),
        ),
      ),
    ),
  );
  // "Japanese yen" is "yen" where a page tells a price.
  const short = written.map((text) => text.replace(/^([\d.,]+) .* (\p{L}+)$/u, "$1 $2"));
  return [...new Set([...written, ...short, amount.toLocaleString("en")])];
}
