import { LRUCache } from "lru-cache";
import { PAUSE_DAYS } from "#kernel/limits";
import type { Events } from "#ports/events";
import type { LiveAudio } from "./live-audio.ts";
import { isPublicId } from "./public-id.ts";
import type { KeptPublication } from "./read-publication.ts";

const MOST_KEPT = 10_000;
/** How long the publications of an account go on after its end. */
const GRACE_MS = PAUSE_DAYS * 86_400_000;

/** Why what was public is not any more. */
export type GoneReason = "OFF" | "ROTATED" | "PAUSED";

export interface OpenPublication {
  publicId: string;
  userId: string;
  entryId: string;
  allowedOrigins: string[];
  /** Null while no live revision has an audio. */
  live: LiveAudio | null;
}

export type Publication =
  | { state: "public"; publication: OpenPublication }
  | { state: "gone"; reason: GoneReason; allowedOrigins: string[] }
  | { state: "unknown" };

/** Whether an account's publications rest: it was closed, or has not been paid for too long. */
export const isPaused = (
  { isClosed, accountEnds }: Pick<KeptPublication, "isClosed" | "accountEnds">,
  now: number,
) => isClosed || (accountEnds !== null && accountEnds + GRACE_MS <= now);

/**
 * Publications as visitors see them, kept until the database tells of a change. Ids that never were public are
 * not kept: unshared and made-up ones cost the same query.
 */
export function openPublications(
  events: Pick<Events, "observe">,
  read: (publicId: string) => Promise<KeptPublication | null>,
  now: () => number = Date.now,
) {
  let observing = false;
  const kept = new LRUCache<string, Kept>({
    max: MOST_KEPT,
    // Callers that already wait for a row get it, even when a change forbids keeping it. For `undefined` the cache
    // would then throw, so an id without a row has a value too.
    ignoreFetchAbort: true,
    fetchMethod: async (publicId) => {
      const row = await read(publicId);
      return { row, shown: row && shownOf(row) };
    },
  });

  /** Begins with the first request: a process that answers no requests holds no connection that listens. */
  function observe() {
    observing = true;
    events.observe(
      (event) => {
        if (event.kind === "publication") kept.delete(event.publicId);
        if (event.kind === "account") forgetOf(event.userId);
      },
      () => kept.clear(),
    );
  }

  function forgetOf(userId: string) {
    for (const [publicId, { row }] of kept.entries()) if (row?.userId === userId) kept.delete(publicId);
  }

  function judge({ row, shown }: Kept): Publication {
    if (!row || !shown) return { state: "unknown" };
    const isResting = shown.state === "public" && isPaused(row, now());
    return isResting ? { state: "gone", reason: "PAUSED", allowedOrigins: row.allowedOrigins } : shown;
  }

  /** Without waiting where it is kept. */
  return (publicId: string): Publication | Promise<Publication> => {
    if (!isPublicId(publicId)) return { state: "unknown" };
    if (!observing) observe();
    const known = kept.get(publicId);
    return known?.row ? judge(known) : look(publicId);
  };

  async function look(publicId: string): Promise<Publication> {
    const found = await kept.forceFetch(publicId);
    if (!found.row) kept.delete(publicId);
    return judge(found);
  }
}

interface Kept {
  row: KeptPublication | null;
  /** The answer to everybody, as long as the account has not ended. */
  shown: Publication | null;
}

function shownOf({ state, userId, entryId, publicId, allowedOrigins, live }: KeptPublication): Publication {
  if (state === "rotated") return { state: "gone", reason: "ROTATED", allowedOrigins };
  if (state === "off" || userId === null || entryId === null)
    return { state: "gone", reason: "OFF", allowedOrigins };
  return { state: "public", publication: { publicId, userId, entryId, allowedOrigins, live } };
}
