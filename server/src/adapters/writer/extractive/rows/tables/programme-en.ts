import { listedInEnglish } from "../../text/sentences/noun-phrase.ts";
import { capitalized, cellKindOf, chunked, whenSaid } from "../cells-en.ts";
import type { Said, Table } from "../tables-en.ts";

const MOST_EVENTS = 4;
const LONGEST_EVENT = 110;
const TITLE_HEAD =
  /^(?:event|what|title|session|activity|talk|programme|program|item|topic|film|show|workshop)s?$/i;
const OF_PROGRAMME = /\b(?:programme|program|schedule|agenda|line-?up|running order|order of the day)\b/i;

/** Rows of a time and what happens then. */
export function programmeTold({ heads, rows, titles, from }: Table): Said[] | null {
  const width = Math.max(...rows.map(({ cells }) => cells.length));
  const time = [0, 1].find((column) => rows.every(({ cells }) => cellKindOf(cells[column] ?? "") === "time"));
  if (time === undefined || width < 2 || rows.length < 2) return null;
  const named = heads?.findIndex((head) => TITLE_HEAD.test(head)) ?? -1;
  // Buses, runners and fires have times, too.
  if (heads ? named < 0 : !titles.some((text) => OF_PROGRAMME.test(text)) || width !== time + 2) return null;
  const title = named > time ? named : time + 1;
  if (!rows.every(({ cells }) => /^(?:words|day)$/.test(cellKindOf(cells[title] ?? "")))) return null;
  const days = time === 1 ? rows.map(({ cells }) => cells[0] ?? "") : rows.map(() => "");
  if (time === 1 && !days.every((day) => /^(?:day|date)$/.test(cellKindOf(day)))) return null;
  const events = rows.map(({ cells, blockIndex }, at) => ({
    day: days[at] ?? "",
    said: `“${titleSaid(cells[title] ?? "")}” ${whenSaid(cells[time] ?? "")}`,
    blockIndex,
  }));
  if (events.some(({ said }) => said.length > LONGEST_EVENT)) return null;
  return [...Map.groupBy(events, ({ day }) => day)].flatMap(([day, some]) =>
    chunked(some, MOST_EVENTS).map((part, at) => {
      const begin =
        at > 0
          ? "Then there is"
          : day
            ? `${capitalized(whenSaid(day))}, the programme has`
            : "The programme has";
      return {
        // "Then" keeps a time apart from the name behind it, which has a time of its own.
        text: `${begin} ${listedInEnglish(part.map(({ said }, place) => (place > 0 && place < part.length - 1 ? `then ${said}` : said)))}.`,
        blockIndex: part[0]?.blockIndex ?? from,
      };
    }),
  );
}

/** The name of an event without those who take part. */
function titleSaid(text: string): string {
  const bare = text
    .replace(/["“”]/g, "")
    .replace(/ \([^()]*\)/g, "")
    .replace(/, (?:with|by) .*$/, "");
  const [name = "", behind = ""] = bare.split(/: (.*)/s);
  if (!behind) return bare.trim();
  return behind.includes(",") ? name : `${name}, ${behind}`.trim();
}
