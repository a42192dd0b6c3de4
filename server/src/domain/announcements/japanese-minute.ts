/** Japan has one offset all year round. */
const OFFSET_MS = 9 * 3_600_000;

/** YYYYMMDDHHmm of a moment by a clock in Japan, as a number. */
export function japaneseMinute(moment: Date): number {
  const digits = new Date(moment.getTime() + OFFSET_MS).toISOString().replace(/\D/g, "");
  return Number(digits.slice(0, 12));
}
