const long = new Intl.DateTimeFormat("ja-JP", { dateStyle: "long", timeStyle: "short", timeZone: "UTC" });

/** 202611200905 → 2026年11月20日 9:05. The number is a clock's reading in Japan, so no zone is applied. */
export function japaneseTime(datetime: number): string {
  const digits = String(datetime).padStart(12, "0");
  const [year, month, day, hour, minute] = [
    digits.slice(0, -8),
    ...[-8, -6, -4, -2].map((at) => digits.slice(at, at + 2 || undefined)),
  ].map(Number) as [number, number, number, number, number];
  return long.format(Date.UTC(year, month - 1, day, hour, minute));
}
