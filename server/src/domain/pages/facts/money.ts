export interface Money {
  /** Decimal with a point and no separators. */
  amount: string;
  /** ISO 4217, or null when nothing names it. */
  currency: string | null;
}

const SIGNS: [RegExp, string][] = [
  [/US\$|USD/i, "USD"],
  [/CA\$|C\$|CAD/i, "CAD"],
  [/AU\$|A\$|AUD/i, "AUD"],
  [/HK\$/i, "HKD"],
  [/NT\$|TWD/i, "TWD"],
  [/S\$|SGD/i, "SGD"],
  [/R\$|BRL/i, "BRL"],
  [/[¥￥円]|JPY/i, "JPY"],
  [/€|EUR/i, "EUR"],
  [/£|GBP/i, "GBP"],
  [/₹|INR|Rs\.?/i, "INR"],
  [/₩|KRW/i, "KRW"],
  [/CHF/, "CHF"],
  [/zł|PLN/i, "PLN"],
  [/Kč|CZK/i, "CZK"],
  [/₽|руб|RUB/i, "RUB"],
  [/₪|ILS/i, "ILS"],
  [/₺|TRY|^TL$/i, "TRY"],
  [/₴|грн|UAH/i, "UAH"],
  [/лв|BGN/i, "BGN"],
  [/^Ft$|HUF/, "HUF"],
  [/^[Ll]ei$|RON/, "RON"],
  [/^[Kk]n$|HRK/, "HRK"],
  [/\$/, "USD"],
];

/** ISO code of the sign or code in a text. */
export function currencyIn(text: string): string | null {
  const iso = /^[A-Z]{3}$/.exec(text.trim())?.[0];
  return iso ?? SIGNS.find(([sign]) => sign.test(text))?.[1] ?? null;
}

/**
 * "1,980", "1.980,00", "1 980", "１，９８０" → "1980" or "1980.00". The last separator with one or two
 * digits behind it is the decimal one; with three behind it, it groups thousands.
 */
export function parseAmount(text: string): string | null {
  const match = /\d[\d.,\u00a0\u202f' ]*/.exec(text.normalize("NFKC"));
  if (!match) return null;
  const digits = match[0].replace(/[\s\u00a0\u202f']/g, "").replace(/[.,]+$/, "");
  const decimal = /[.,](\d{1,2})$/.exec(digits);
  const whole = (decimal ? digits.slice(0, -decimal[0].length) : digits).replace(/[.,]/g, "");
  return whole ? `${whole.replace(/^0+(?=\d)/, "")}${decimal ? `.${decimal[1]}` : ""}` : null;
}

/** A machine-readable amount: a point is a decimal point there, whatever follows it. */
export function schemaAmount(value: unknown): string | null {
  const text = typeof value === "number" ? String(value) : typeof value === "string" ? value.trim() : "";
  return /^\d+(\.\d+)?$/.test(text) ? text : parseAmount(text);
}

const AMOUNT = String.raw`\d{1,3}(?:[,.\u00a0 ]\d{3})+(?:[.,]\d{1,2})?|\d+(?:[.,]\d{1,2})?`;
const SIGN = String.raw`US\$|CA\$|C\$|AU\$|A\$|HK\$|NT\$|S\$|R\$|[¥￥$€£₹₩₽₪₺₴]|JPY|USD|EUR|GBP|CAD|AUD|CHF|INR|PLN|TWD|CZK|SEK|NOK|DKK|RUB|HUF|RON|BRL|Rs\.?|zł|Kč|円`;
/** Signs that are words: behind the amount only, and not the beginning of another word ("6 knives"). */
const WORD = String.raw`(?:[Kk]n|[Kk]r|Ft|[Ll]ei|TL|руб|грн|лв|元)(?![\p{L}])`;
const PRICE = new RegExp(`(?:(${SIGN})\\s?(${AMOUNT}))|(?:(${AMOUNT})\\s?(${SIGN}|${WORD}))`, "gu");

/** Every price written out in a text. */
export function pricesIn(text: string): (Money & { index: number; excerpt: string })[] {
  const normal = text.normalize("NFKC");
  return [...normal.matchAll(PRICE)].flatMap((match) => {
    const amount = parseAmount(match[2] ?? match[3] ?? "");
    const currency = currencyIn(match[1] ?? match[4] ?? "");
    return amount && Number(amount) > 0 ? [{ amount, currency, index: match.index, excerpt: match[0] }] : [];
  });
}
