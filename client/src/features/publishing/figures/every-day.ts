const DAY_MS = 86_400_000;

interface Day {
  day: string;
  loads: number;
  plays: number;
  seconds: number;
}

/** Each day from the first to the last: one without listeners is a day, too. */
export function everyDay(from: string, to: string, days: readonly Day[]): Day[] {
  const count = Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS) + 1;
  const known = new Map(days.map((day) => [day.day, day]));
  return Array.from({ length: Math.max(0, count) }, (_, at) => {
    const day = new Date(Date.parse(from) + at * DAY_MS).toISOString().slice(0, 10);
    return known.get(day) ?? { day, loads: 0, plays: 0, seconds: 0 };
  });
}
