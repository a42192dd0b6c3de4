import { listedInEnglish } from "../text/sentences/noun-phrase.ts";
import { longDays } from "./cells-en.ts";

const WEEK = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"];
const DAY = `(?:${WEEK.join("|")}|(?:bank|public) holidays|weekdays|weekends)`;
const CLOCK = String.raw`(?:\d{1,2}(?:[.:]\d{2})?\s?(?:am|pm)|(?:[01]?\d|2[0-4])[.:][0-5]\d|noon|midnight)`;
const ROW = new RegExp(
  `^(${DAY}s?(?:(?:, | and | to )${DAY}s?)*)[:,]? (?:from )?(${CLOCK} to ${CLOCK}|closed)$`,
  "i",
);
const HEADING =
  /^(?:(?:our )?(?:opening|surgery|shop|office|clinic) (?:hours|times)|hours|when we are open)$/i;
const FEWEST = 3;
const LONG_RUN = 3;

/**
 * "Opening hours are 9 am to 5 pm from Monday to Wednesday, and 9 am to 1 pm on Saturday. It is closed on Sunday.": a row a
 * day below such a heading; null where one of them says something else.
 */
export function hoursTold(heading: string, rows: readonly string[]): string | null {
  const found = rows.map((row) => ROW.exec(inWords(row.trim())));
  if (!HEADING.test(heading.trim()) || rows.length < FEWEST || found.includes(null)) return null;
  const byHours = Map.groupBy(found, (one) => one?.[2]?.toLowerCase() ?? "");
  const days = (hours: string) => onDays((byHours.get(hours) ?? []).map((one) => one?.[1] ?? ""));
  const open = [...byHours.keys()].filter((hours) => hours !== "closed");
  if (open.length === 0) return null;
  const closed = byHours.has("closed") ? ` It is closed ${days("closed")}.` : "";
  return `Opening hours are ${listedInEnglish(open.map((hours) => `${hours} ${days(hours)}`))}.${closed}`;
}

/** "Mon – Fri: 9am to 5pm" */
const inWords = (row: string) =>
  longDays(row)
    .replace(/\s?[–—-]\s?(?=\p{Lu})/u, " to ")
    .replace(/(?:Bank|Public) holidays|Weekdays|Weekends/g, (word) => word.toLowerCase());

/** "from Monday to Wednesday and on Saturday": days in a row by their ends. */
function onDays(days: readonly string[]): string {
  const runs: string[][] = [];
  for (const day of days) {
    const last = runs.at(-1);
    const before = WEEK.indexOf(last?.at(-1) ?? "");
    if (last && before >= 0 && WEEK[before + 1] === day) last.push(day);
    else runs.push([day]);
  }
  const isLong = ([first = "", ...others]: readonly string[]) =>
    others.length + 1 >= LONG_RUN || first.includes(" to ");
  const long = runs
    .filter(isLong)
    .map((run) => `from ${run.length > 1 ? `${run[0]} to ${run.at(-1)}` : run[0]}`);
  const single = runs.filter((run) => !isLong(run)).flat();
  return [...long, ...(single.length > 0 ? [`on ${listedInEnglish(single)}`] : [])].join(" and ");
}
