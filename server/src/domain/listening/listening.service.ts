import { and, asc, between, eq, inArray, sql } from "drizzle-orm";
import { LRUCache } from "lru-cache";
import { z } from "zod";
import type { Database } from "#db/client";
import { audios, listening, revisions } from "#db/schema/index";
import { requireOwnEntry } from "#domain/ownership/require-own-entry";
import type { OpenPublication } from "#domain/publications/open-publications";
import { invalid } from "#kernel/errors";
import { LISTENING_DAYS } from "#kernel/limits";
import { validate } from "#kernel/validate";
import type { Viewer } from "#kernel/viewer";
import type { Beacon } from "./beacon.ts";
import { type ListeningView, summed } from "./summed.ts";
import { japaneseDay, listeningSums } from "./sums.ts";

const Day = z.iso.date();
const DAY_MS = 86_400_000;
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
  /** Audios that were live: a listener of one that another has replaced meanwhile is still counted. */
  const former = new LRUCache<string, string>({ max: 20_000 });
  const hosts = new LRUCache<string, Set<string>>({ max: 10_000 });

  function isTooOften(address: string, publicId: string): boolean {
    const key = `${address} ${publicId}`;
    const state = sent.get(key) ?? { count: 0 };
    if (state.count === 0) sent.set(key, state);
    state.count += 1;
    return state.count > BEACONS_A_MINUTE;
  }

  /** The revision that an audio's name stands for: the live one, or one that players of this process began with. */
  function revisionOf({ publicId, live }: OpenPublication, name: string): string | undefined {
    if (live) former.set(`${publicId} ${live.name}`, live.revisionId);
    return former.get(`${publicId} ${name}`);
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

  /** The words of these revisions, as their audios speak them now. */
  async function spokenIn(entryId: string, rows: readonly { revisionNumber: string }[]) {
    const numbers = [...new Set(rows.map(({ revisionNumber }) => revisionNumber))];
    const found = await db
      .select({ number: revisions.number, duration: audios.duration, cues: audios.cues })
      .from(revisions)
      .innerJoin(audios, eq(audios.revisionId, revisions.id))
      .where(and(eq(revisions.entryId, entryId), inArray(revisions.number, numbers)));
    return new Map(found.map(({ number, ...spoken }) => [number, spoken]));
  }

  return {
    /** Counts what a player tells of its audio: each event of a session once. */
    count(publication: OpenPublication, beacon: Beacon, address: string): void {
      const { publicId, entryId } = publication;
      const revisionId = revisionOf(publication, beacon.audio);
      if (!revisionId || isTooOften(address, publicId)) return;
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
        days.from ?? japaneseDay(new Date(Date.parse(to) - (LISTENING_DAYS - 1) * DAY_MS)),
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
      return { from, to, ...summed(rows, await spokenIn(entryId, rows)) };
    },

    close: () => sums.close(),
  };
}
