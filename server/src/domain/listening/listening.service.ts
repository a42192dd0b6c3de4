import { and, asc, between, eq, sql } from "drizzle-orm";
import { LRUCache } from "lru-cache";
import { z } from "zod";
import type { Database } from "#db/client";
import { listening, revisions } from "#db/schema/index";
import { requireOwnEntry } from "#domain/ownership/require-own-entry";
import type { OpenPublication } from "#domain/publications/open-publications";
import { invalid } from "#kernel/errors";
import { validate } from "#kernel/validate";
import type { Viewer } from "#kernel/viewer";
import type { Beacon } from "./beacon.ts";
import { type ListeningView, summed } from "./summed.ts";
import { japaneseDay, listeningSums } from "./sums.ts";

const Day = z.iso.date();
const DAY_MS = 86_400_000;
const DAYS_SHOWN = 30;
const MOST_DAYS = 400;

/** Beacons that one address may send about one publication in a minute. */
const BEACONS_A_MINUTE = 60;
/** Hosts of one publication that a process tells apart; what comes beyond them has none. */
const MOST_HOSTS = 100;

interface Needs {
  db: Database;
  onError: (error: unknown) => void;
}

/** How much of what is public is listened to, as sums. */
export function listeningService({ db, onError }: Needs) {
  const sums = listeningSums(db, onError);
  const sent = new LRUCache<string, { count: number }>({ max: 50_000, ttl: 60_000 });
  const told = new LRUCache<string, Set<string>>({ max: 20_000 });
  const hosts = new LRUCache<string, Set<string>>({ max: 10_000 });

  function isTooOften(address: string, publicId: string): boolean {
    const key = `${address} ${publicId}`;
    const state = sent.get(key) ?? { count: 0 };
    if (state.count === 0) sent.set(key, state);
    state.count += 1;
    return state.count > BEACONS_A_MINUTE;
  }

  /** Where sites are named, only these count as hosts. */
  function hostOf({ publicId, allowedOrigins }: OpenPublication, host: string): string {
    const named = allowedOrigins.map((origin) => new URL(origin).hostname);
    if (host === "" || (named.length > 0 && !named.includes(host))) return "";
    const known = hosts.get(publicId) ?? new Set();
    hosts.set(publicId, known);
    if (known.size < MOST_HOSTS) known.add(host);
    return known.has(host) ? host : "";
  }

  return {
    /** Counts what a player tells of the live audio: each event of a session once. */
    count(publication: OpenPublication, beacon: Beacon, address: string): void {
      const { publicId, entryId, live } = publication;
      if (!live || live.name !== beacon.audio || isTooOften(address, publicId)) return;
      const { revisionId } = live;
      const host = hostOf(publication, beacon.host);
      const session = `${publicId} ${beacon.session}`;
      const before = told.get(session) ?? new Set();
      told.set(session, before);
      for (const kind of beacon.events) {
        if (before.has(kind)) continue;
        before.add(kind);
        sums.add({ entryId, revisionId, host, kind }, 1);
      }
      const seconds = Math.round(beacon.seconds);
      if (seconds > 0) sums.add({ entryId, revisionId, host, kind: "seconds" }, seconds);
    },

    /** Sums of the days from one to the other, both included; the last 30 unless named. */
    async get(
      viewer: Viewer,
      entryId: string,
      days: { from?: string | null; to?: string | null } = {},
    ): Promise<ListeningView> {
      await requireOwnEntry(db, viewer, entryId);
      const now = Date.now();
      const to = validate(Day, days.to ?? japaneseDay(new Date(now)), "to");
      const from = validate(
        Day,
        days.from ?? japaneseDay(new Date(Date.parse(to) - (DAYS_SHOWN - 1) * DAY_MS)),
        "from",
      );
      const span = (Date.parse(to) - Date.parse(from)) / DAY_MS + 1;
      if (span > MOST_DAYS) throw invalid("from", "too_many_items", { limit: MOST_DAYS });
      const rows = await db
        .select({
          day: listening.day,
          revisionNumber: revisions.number,
          host: listening.host,
          kind: listening.kind,
          count: sql`sum(${listening.count})`.mapWith(Number),
        })
        .from(listening)
        .innerJoin(revisions, eq(revisions.id, listening.revisionId))
        .where(and(eq(listening.entryId, entryId), between(listening.day, from, to)))
        .groupBy(listening.day, revisions.number, listening.host, listening.kind)
        .orderBy(asc(listening.day));
      return { from, to, ...summed(rows) };
    },

    close: () => sums.close(),
  };
}
