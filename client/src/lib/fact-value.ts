interface Fact {
  kind: string;
  value: string;
  currency?: string | null;
}

const availabilities = [
  "InStock",
  "OutOfStock",
  "PreOrder",
  "BackOrder",
  "LimitedAvailability",
  "Discontinued",
] as const;
export type Availability = (typeof availabilities)[number];

const isAvailability = (value: string): value is Availability =>
  availabilities.includes(value as Availability);

/** A fact as its reader writes it: prices with their currency, dates in words, the rest as it is. */
export function factValue(
  { kind, value, currency }: Fact,
  language: string,
  availability: (word: Availability) => string,
): string {
  const number = Number(value);
  if (/(^|_)price$/.test(kind) && currency && Number.isFinite(number)) {
    return new Intl.NumberFormat(language, { style: "currency", currency }).format(number);
  }
  if (kind === "review_count" && Number.isFinite(number)) return number.toLocaleString(language);
  if (kind === "availability" && isAvailability(value)) return availability(value);
  if (kind === "published" && !Number.isNaN(Date.parse(value))) {
    return new Intl.DateTimeFormat(language, { dateStyle: "long" }).format(new Date(value));
  }
  return value;
}
