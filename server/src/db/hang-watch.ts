import { setImmediate as nextTurn } from "node:timers/promises";

/** With the ping after it, an answer is given within 3.5 s; 5 s are promised. */
const SLOW_MS = 1_000;
const PING_MS = 2_000;
const LOOK_MS = 250;
const PING_AGAIN_MS = 1_000;

/** The database takes connections and does not answer. */
export class DatabaseHangs extends Error {
  readonly code = "DATABASE_HANGS";

  constructor() {
    super("the database does not answer");
  }
}

export interface HangWatch {
  hangs(): boolean;
  /** Something waits for the database from now on; `reject` ends the wait when it hangs. Returns the end of the wait. */
  begin(reject: (error: DatabaseHangs) => void): () => void;
}

/**
 * Tells a database that hangs from one that is slow. While a query waits for long, the database is asked on a
 * connection of its own; when that gets no answer either, nobody waits any longer, and whoever comes is turned
 * away at once, until it answers again.
 */
export function hangWatch(
  ping: (withinMs: number) => Promise<unknown>,
  onChange: (hangs: boolean) => void,
): HangWatch {
  const waits = new Map<symbol, { since: number; reject: (error: DatabaseHangs) => void }>();
  let isLooking = false;
  let hangs = false;

  const schedule = (ms: number) => {
    if (isLooking) return;
    isLooking = true;
    setTimeout(look, ms).unref();
  };

  async function look() {
    const [oldest] = waits.values();
    const isDue = hangs || (oldest && performance.now() - oldest.since >= SLOW_MS);
    if (isDue) set(!(await answers(ping)));
    isLooking = false;
    if (hangs) schedule(PING_AGAIN_MS);
    else if (waits.size > 0) schedule(LOOK_MS);
  }

  function set(next: boolean) {
    if (next !== hangs) {
      hangs = next;
      onChange(hangs);
    }
    if (hangs) for (const { reject } of [...waits.values()]) reject(new DatabaseHangs());
  }

  return {
    hangs: () => hangs,
    begin(reject) {
      const key = Symbol("wait");
      waits.set(key, { since: performance.now(), reject });
      schedule(LOOK_MS);
      return () => waits.delete(key);
    },
  };
}

/** A refusal is an answer, too. */
async function answers(ping: (withinMs: number) => Promise<unknown>): Promise<boolean> {
  let answered = false;
  const asked = ping(PING_MS).then(
    () => true,
    (error: { code?: string }) => error.code !== "CONNECT_TIMEOUT",
  );
  asked.then((outcome) => {
    answered = outcome;
  });
  let late: NodeJS.Timeout | undefined;
  await Promise.race([
    asked,
    new Promise((resolve) => {
      late = setTimeout(resolve, PING_MS);
    }),
  ]);
  clearTimeout(late);
  // A process that was busy itself first hears what came meanwhile.
  for (let turn = 0; turn < 3; turn++) await nextTurn();
  return answered;
}
