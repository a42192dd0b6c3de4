/**
 * A month after a moment, on the calendar of UTC, by which payment providers renew; the last day of a shorter
 * month where it has no such day.
 */
export function monthAfter(moment: Date): Date {
  const end = new Date(moment);
  end.setUTCMonth(end.getUTCMonth() + 1);
  if (end.getUTCDate() !== moment.getUTCDate()) end.setUTCDate(0);
  return end;
}
