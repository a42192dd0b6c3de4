import { LRUCache } from "lru-cache";
import type { User } from "#db/schema/index";
import type { Events } from "#ports/events";
import type { Identified } from "#ports/identity";
import { type Caller, fromAnywhere } from "./trials/trials.ts";

/** The fields of a user that decide permissions. Balances are read where they are spent. */
export type KnownUser = Pick<
  User,
  "email" | "role" | "trial" | "plan" | "accountExpiresAt" | "closedAt" | "deletionAskedAt"
>;

const RECENT_MS = 1_000;
const MOST_USERS = 10_000;
/** A row that is being read is no older than the one who waits for it. */
const UNTIL_READ = { ttl: 0 };

/** Users as they were read within the last second; the database tells of each that changes meanwhile. */
export function recentUsers(
  events: Pick<Events, "observe">,
  read: (who: Identified, caller: Caller) => Promise<KnownUser>,
  ttl = RECENT_MS,
) {
  let observing = false;
  const recent = new LRUCache<string, Promise<KnownUser>>({
    max: MOST_USERS,
    ttl,
    // By default the cache sets a timer for each millisecond in which it is asked.
    ttlResolution: 0,
  });

  /** From the first request on: a process that answers none holds no listening connection. */
  function observe() {
    observing = true;
    events.observe(
      ({ kind, userId }) => kind === "account" && recent.delete(userId),
      () => recent.clear(),
    );
  }

  /** Callers that already wait for a row get it, even when a change forbids keeping it. */
  function readAnew(who: Identified, caller: Caller): Promise<KnownUser> {
    const reading = read(who, caller);
    recent.set(who.uid, reading, UNTIL_READ);
    const ifKept = (settle: () => void) => () => void (recent.peek(who.uid) === reading && settle());
    reading.then(
      ifKept(() => recent.set(who.uid, reading)),
      ifKept(() => recent.delete(who.uid)),
    );
    return reading;
  }

  return (who: Identified, caller = fromAnywhere): Promise<KnownUser> => {
    if (!observing) observe();
    return recent.get(who.uid) ?? readAnew(who, caller);
  };
}
