/** Day of the month and date of the next payment, in Japan; the last day of a month that has no such day. */
export function renewalAfter(now: Date): { dayOfMonth: number; next: Date } {
  const [year = 0, month = 0, day = 0] = new Intl.DateTimeFormat("sv", { timeZone: "Asia/Tokyo" })
    .format(now)
    .split("-")
    .map(Number);
  const lastDay = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  return { dayOfMonth: day, next: new Date(Date.UTC(year, month, Math.min(day, lastDay))) };
}
