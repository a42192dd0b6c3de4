import { and, eq, isNotNull, isNull } from "drizzle-orm";
import { LRUCache } from "lru-cache";
import type { Database } from "#db/client";
import { entries, publications as publicationTable, sites } from "#db/schema/index";
import { entryUrl } from "#domain/entries/url";
import { isPublicId } from "#domain/publications/public-id";
import type { PublicationsService } from "#domain/publications/publications.service";
import type { Events } from "#ports/events";

const MOST_SITES = 5_000;
const MOST_PAGES = 20_000;

interface KnownSite {
  userId: string;
  allowedOrigins: readonly string[];
}

interface Asked {
  site: string;
  url: string;
  /** Origin of the page that asks, as its browser names it. */
  origin: string | undefined;
}

export type Found = { state: "refused" } | { state: "answered"; publicId: string | null };

interface Needs {
  db: Database;
  events: Pick<Events, "observe">;
  publications: Pick<PublicationsService, "open">;
}

/** The audio of a page for a site: kept, also that there is none, until the database tells of a change. */
export function siteLookup({ db, events, publications }: Needs) {
  let observing = false;
  const known = new LRUCache<string, { site: KnownSite | null }>({ max: MOST_SITES });
  const pages = new LRUCache<string, { userId: string; publicId: string | null }>({ max: MOST_PAGES });
  /** Counts what may change an answer: one that was read meanwhile is not kept. */
  let changes = 0;

  function observe() {
    observing = true;
    events.observe(
      ({ kind, userId, ...event }) => {
        if (kind === "queue") return;
        changes += 1;
        if (kind === "site" && "key" in event) known.delete(event.key);
        for (const [key, page] of pages.entries()) if (page.userId === userId) pages.delete(key);
      },
      () => {
        changes += 1;
        known.clear();
        pages.clear();
      },
    );
  }

  async function siteOf(key: string): Promise<KnownSite | null> {
    const kept = known.get(key);
    if (kept) return kept.site;
    const before = changes;
    const [row] = await db
      .select({ userId: sites.userId, allowedOrigins: sites.allowedOrigins })
      .from(sites)
      .where(eq(sites.key, key));
    if (before === changes) known.set(key, { site: row ?? null });
    return row ?? null;
  }

  async function publicIdOf(userId: string, urlKey: string): Promise<string | null> {
    const key = `${userId} ${urlKey}`;
    const kept = pages.get(key);
    if (kept) return kept.publicId;
    const before = changes;
    const [row] = await db
      .select({ publicId: publicationTable.publicId })
      .from(entries)
      .innerJoin(publicationTable, eq(publicationTable.entryId, entries.id))
      .where(
        and(
          eq(entries.userId, userId),
          eq(entries.urlKey, urlKey),
          isNull(entries.deletedAt),
          isNull(publicationTable.rotatedAt),
          isNotNull(publicationTable.sharedAt),
        ),
      );
    const publicId = row?.publicId ?? null;
    if (before === changes) pages.set(key, { userId, publicId });
    return publicId;
  }

  return async ({ site: key, url, origin }: Asked): Promise<Found> => {
    if (!observing) observe();
    const site = isPublicId(key) ? await siteOf(key) : null;
    if (!site || !origin || !site.allowedOrigins.includes(origin)) return { state: "refused" };
    const urlKey = keyOf(url);
    const publicId = urlKey && (await publicIdOf(site.userId, urlKey));
    const found = publicId ? await publications.open(publicId) : null;
    const isHeard = found?.state === "public" && found.publication.live !== null;
    return { state: "answered", publicId: isHeard ? publicId : null };
  };
}

/** Null for what is the address of no page. */
function keyOf(url: string): string | null {
  try {
    return entryUrl(url).key;
  } catch {
    return null;
  }
}
