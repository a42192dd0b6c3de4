import { isActiveJob } from "#lib/job-state";

interface Standing {
  id: string;
  analysisState: string;
  queues: readonly { status: string }[];
}

/** More would hide what stands below. */
const MOST_RECENT = 12;

interface Pages<E> {
  /** Newest first. */
  listed: readonly E[];
  /** Pages that are read, or that have an active job, however old they are. */
  busy: readonly E[];
  /** Pages that failed, or whose script differs from the page or the audio. */
  attention: readonly E[];
  /** Read by this window. */
  reading: ReadonlySet<string>;
  hidden: ReadonlySet<string>;
}

/** Sorts pages into being made, needing a look, and recent; each page stands in one place only. */
export function shelvesOf<E extends Standing>({ listed, busy, attention, reading, hidden }: Pages<E>) {
  const isBusy = ({ id, analysisState, queues }: E) =>
    reading.has(id) || analysisState === "reading" || queues.some(isActiveJob);
  const shown = listed.filter(({ id }) => !hidden.has(id));
  const known = new Set(shown.map(({ id }) => id));
  const older = busy.filter(({ id }) => !known.has(id) && !hidden.has(id));
  const making = [...shown, ...older].filter(isBusy);
  const look = attention.filter((entry) => !hidden.has(entry.id) && !isBusy(entry));
  const above = new Set([...making, ...look].map(({ id }) => id));
  return { making, look, recent: shown.filter(({ id }) => !above.has(id)).slice(0, MOST_RECENT) };
}
