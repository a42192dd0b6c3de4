import { createHash, timingSafeEqual } from "node:crypto";
import { and, eq, isNull, ne, or } from "drizzle-orm";
import { LRUCache } from "lru-cache";
import type { Database } from "#db/client";
import { type FeedRow, feedArtworks, feeds, users } from "#db/schema/index";
import type { MediaLinks } from "#domain/links/media-links";
import { isPaused } from "#domain/publications/open-publications";
import { isPublicId } from "#domain/publications/public-id";
import { audioNameOf } from "#domain/publications/public-names";
import type { Speech } from "#ports/speech";
import { feedXml } from "./feed-xml.ts";
import { type FeedItemRow, feedItemsOf } from "./read-feed.ts";

/** Characters of feeds that are kept as they were answered. */
const KEPT_CHARACTERS = 20_000_000;

interface Needs {
  db: Database;
  links: Pick<MediaLinks, "nameOf">;
  speech: Pick<Speech, "voices" | "isRemote">;
  publicUrl: string;
}

type Named = Pick<FeedRow, "feedId" | "key">;

/** Where a feed and what belongs to it are found; a private one's key goes with each address. */
export const feedAddress = (publicUrl: string, { feedId, key }: Named, path = ".xml") =>
  `${publicUrl}/f/${feedId}${path}${key === null ? "" : `?key=${key}`}`;

/** The name of a picture changes with the picture; directories want an ending. */
export const artworkPath = (artwork: { hash: string; contentType: string } | undefined) =>
  `/artwork-${artwork?.hash}.${artwork?.contentType === "image/png" ? "png" : "jpg"}`;

export interface FeedAnswer {
  xml: string;
  etag: string;
  changedAt: Date;
}

export type FeedState = { state: "unknown" } | { state: "paused" } | { state: "open"; feed: FeedRow };

/** Feeds as podcast programs find them: always what is live now, in one query more than the feed's own. */
export function openFeeds({ db, links, speech, publicUrl }: Needs) {
  const kept = new LRUCache<string, { hash: string; xml: string }>({
    maxSize: KEPT_CHARACTERS,
    sizeCalculation: ({ xml }) => xml.length,
  });

  /** A wrong key and a feed that is not there are the same to whoever asks. */
  async function find(feedId: string, key: string | undefined): Promise<FeedState> {
    const [row] = isPublicId(feedId)
      ? await db
          .select({
            feed: feeds,
            accountExpiresAt: users.accountExpiresAt,
            closedAt: users.closedAt,
            deletionAskedAt: users.deletionAskedAt,
          })
          .from(feeds)
          .innerJoin(users, eq(users.id, feeds.userId))
          .where(eq(feeds.feedId, feedId))
      : [];
    if (!row || !opens(row.feed.key, key)) return { state: "unknown" };
    const { feed, accountExpiresAt, closedAt, deletionAskedAt } = row;
    const isClosed = (closedAt ?? deletionAskedAt) !== null;
    const account = { isClosed, accountEnds: accountExpiresAt?.getTime() ?? null };
    return isPaused(account, Date.now()) ? { state: "paused" } : { state: "open", feed };
  }

  /** The moment of the last change is the same in every process, and after a restart. */
  async function changedAt({ feedId, contentHash, changedAt }: FeedRow, hash: string): Promise<Date> {
    if (contentHash === hash) return changedAt;
    const [row] = await db
      .update(feeds)
      .set({ contentHash: hash, changedAt: new Date() })
      .where(and(eq(feeds.feedId, feedId), or(isNull(feeds.contentHash), ne(feeds.contentHash, hash))))
      .returning({ changedAt: feeds.changedAt });
    if (row) return row.changedAt;
    const [other] = await db.select().from(feeds).where(eq(feeds.feedId, feedId));
    return other?.changedAt ?? changedAt;
  }

  const nameIn = ({ feedId }: FeedRow, { publicId, audioId }: FeedItemRow, isPrivate: boolean) =>
    audioNameOf(links, isPrivate || publicId === null ? feedId : publicId, audioId);

  return {
    find,

    async answer(feed: FeedRow): Promise<FeedAnswer> {
      const { feedId, key, contentHash: _hash, changedAt: _changed, ...fields } = feed;
      const [items, [artwork]] = await Promise.all([
        feedItemsOf(db, feed),
        db
          .select({ hash: feedArtworks.hash, contentType: feedArtworks.contentType })
          .from(feedArtworks)
          .where(eq(feedArtworks.feedId, feedId)),
      ]);
      const said = JSON.stringify([fields, key, publicUrl, artwork, items, speech.voices().length]);
      const hash = createHash("sha256").update(said).digest("base64url").slice(0, 22);
      const since = await changedAt(feed, hash);
      const found = kept.get(feedId);
      if (found?.hash === hash) return { xml: found.xml, etag: `"${hash}"`, changedAt: since };
      const xml = feedXml({
        feed,
        items,
        changedAt: since,
        speech,
        addresses: {
          self: feedAddress(publicUrl, feed),
          home: feed.website ?? publicUrl,
          artwork: feedAddress(publicUrl, feed, artworkPath(artwork)),
          file: (item, format) =>
            key === null
              ? `${publicUrl}/m/${item.publicId}/${nameIn(feed, item, false)}.${format}`
              : feedAddress(publicUrl, feed, `/${nameIn(feed, item, true)}.${format}`),
        },
      });
      kept.set(feedId, { hash, xml });
      return { xml, etag: `"${hash}"`, changedAt: since };
    },

    /** The audio behind a name in a private feed; null for what is not in it. */
    async audioNamed(feed: FeedRow, name: string): Promise<FeedItemRow | null> {
      if (feed.key === null) return null;
      const items = await feedItemsOf(db, feed);
      return items.find((item) => nameIn(feed, item, true) === name) ?? null;
    },

    /** The picture with this hash. */
    async artwork({ feedId }: FeedRow, hash: string) {
      const [row] = await db
        .select()
        .from(feedArtworks)
        .where(and(eq(feedArtworks.feedId, feedId), eq(feedArtworks.hash, hash)));
      return row ?? null;
    },
  };
}

/** In constant time, so that nobody finds a key letter by letter. */
function opens(key: string | null, given: string | undefined): boolean {
  if (key === null) return true;
  const [own, other] = [key, given ?? ""].map((text) => createHash("sha256").update(text).digest());
  return own !== undefined && other !== undefined && timingSafeEqual(own, other);
}
