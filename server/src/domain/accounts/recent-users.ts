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

/** Users as they were read within the last second; the database tells of each that changes meanwhile. */
export function recentUsers(
  events: Pick<Events, "observe">,
  read: (who: Identified, caller: Caller) => Promise<KnownUser>,
  ttl = RECENT_MS,
) {
  let observing = false;
  const recent = new LRUCache<string, KnownUser, { who: Identified; caller: Caller }>({
    max: MOST_USERS,
    ttl,
    // Callers that already wait for a row get it, even when a change forbids keeping it.
    ignoreFetchAbort: true,
    fetchMethod: (_uid, _former, { context }) => read(context.who, context.caller),
  });

  /** From the first request on: a process that answers none holds no listening connection. */
  function observe() {
    observing = true;
    events.observe(
      ({ kind, userId }) => kind === "account" && recent.delete(userId),
      () => recent.clear(),
    );
  }

  return (who: Identified, caller = fromAnywhere): Promise<KnownUser> => {
    if (!observing) observe();
    return recent.forceFetch(who.uid, { context: { who, caller } });
  };
}
