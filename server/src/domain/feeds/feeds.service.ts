import { and, asc, eq, exists, inArray, isNull } from "drizzle-orm";
import type { Database, Transaction } from "#db/client";
import { entries, type FeedRow, feedArtworks, feedEntries, feeds, users } from "#db/schema/index";
import type { MediaLinks } from "#domain/links/media-links";
import type { LiveFiles } from "#domain/live-files/live-files";
import { keptEntry } from "#domain/ownership/kept-entry";
import { isPublicId, newPublicId } from "#domain/publications/public-id";
import { isBright } from "#kernel/color";
import { AppError, notFound } from "#kernel/errors";
import { FEEDS } from "#kernel/limits";
import { validate } from "#kernel/validate";
import type { Viewer } from "#kernel/viewer";
import type { Speech } from "#ports/speech";
import { type Artwork, generatedArtwork, givenArtwork } from "./artwork.ts";
import { feedGuid } from "./feed-guid.ts";
import { FeedDraft } from "./feed-input.ts";
import { artworkPath, feedAddress, openFeeds } from "./open-feeds.ts";
import { unprepared } from "./read-feed.ts";

/** A feed as its owner sees it. */
export interface FeedView {
  feedId: string;
  /** The address for podcast programs, with its key where it is private. */
  url: string;
  artworkUrl: string;
  title: string;
  description: string;
  author: string;
  ownerEmail: string | null;
  website: string | null;
  language: FeedRow["language"];
  category: FeedRow["category"];
  color: string;
  isPrivate: boolean;
  /** Null: all shared entries of the language. */
  entryIds: string[] | null;
  hasOwnArtwork: boolean;
  createdAt: Date;
}

interface Needs {
  db: Database;
  links: Pick<MediaLinks, "nameOf">;
  speech: Pick<Speech, "voices" | "isRemote">;
  files: LiveFiles;
  publicUrl: string;
}

const inkOn = (color: string) => (isBright(color) ? "#000000" : "#ffffff");

/** Podcast feeds of what is live. */
export function feedsService(needs: Needs) {
  const { db, files, publicUrl } = needs;
  const own = (viewer: Viewer, feedId: string) => and(eq(feeds.feedId, feedId), eq(feeds.userId, viewer.uid));

  async function viewsOf(
    executor: Pick<Transaction, "select">,
    rows: readonly FeedRow[],
  ): Promise<FeedView[]> {
    const ids = rows.map(({ feedId }) => feedId);
    if (ids.length === 0) return [];
    const chosen = await executor
      .select({ feedId: feedEntries.feedId, entryId: feedEntries.entryId })
      .from(feedEntries)
      .innerJoin(entries, keptEntry(feedEntries.entryId))
      .where(inArray(feedEntries.feedId, ids));
    const artworks = await executor
      .select({
        feedId: feedArtworks.feedId,
        hash: feedArtworks.hash,
        contentType: feedArtworks.contentType,
        isGenerated: feedArtworks.isGenerated,
      })
      .from(feedArtworks)
      .where(inArray(feedArtworks.feedId, ids));
    return rows.map(({ userId, isWhole, key, guid, contentHash, changedAt, ...row }) => {
      const artwork = artworks.find(({ feedId }) => feedId === row.feedId);
      return {
        ...row,
        url: feedAddress(publicUrl, { feedId: row.feedId, key }),
        artworkUrl: feedAddress(publicUrl, { feedId: row.feedId, key }, artworkPath(artwork)),
        isPrivate: key !== null,
        entryIds: isWhole
          ? null
          : chosen.filter(({ feedId }) => feedId === row.feedId).map(({ entryId }) => entryId),
        hasOwnArtwork: artwork?.isGenerated === false,
      };
    });
  }

  async function viewOf(tx: Transaction, row: FeedRow): Promise<FeedView> {
    const [view] = await viewsOf(tx, [row]);
    return view as FeedView;
  }

  /** Another user's entries are not found, nor are those in the trash; what was chosen before stays chosen there. */
  async function choose(tx: Transaction, viewer: Viewer, feed: FeedRow, entryIds: readonly string[] | null) {
    const kept = tx.select({ id: entries.id }).from(entries).where(keptEntry(feedEntries.entryId));
    await tx.delete(feedEntries).where(and(eq(feedEntries.feedId, feed.feedId), exists(kept)));
    const ids = [...new Set(entryIds ?? [])];
    if (ids.length > 0) {
      const found = await tx
        .select({ entryId: entries.id })
        .from(entries)
        .where(and(eq(entries.userId, viewer.uid), isNull(entries.deletedAt), inArray(entries.id, ids)));
      if (found.length < ids.length) throw notFound("Entry");
      await tx.insert(feedEntries).values(found.map(({ entryId }) => ({ feedId: feed.feedId, entryId })));
    }
    await files.send(
      tx,
      viewer.uid,
      (await unprepared(tx, feed)).map(({ entryId }) => entryId),
    );
  }

  async function keepArtwork(tx: Transaction, feedId: string, artwork: Artwork) {
    await tx
      .insert(feedArtworks)
      .values({ feedId, ...artwork })
      .onConflictDoUpdate({ target: feedArtworks.feedId, set: artwork });
  }

  return {
    /** Oldest first. */
    async list(viewer: Viewer): Promise<FeedView[]> {
      const rows = await db
        .select()
        .from(feeds)
        .where(eq(feeds.userId, viewer.uid))
        .orderBy(asc(feeds.createdAt), asc(feeds.feedId));
      return viewsOf(db, rows);
    },

    async create(viewer: Viewer, given: unknown): Promise<FeedView> {
      const { isPrivate, entryIds = null, ...fields } = validate(FeedDraft, given);
      const artwork = await generatedArtwork(fields.title, fields.color, inkOn(fields.color));
      const feedId = newPublicId();
      return db.transaction(async (tx) => {
        await tx.select({ id: users.id }).from(users).where(eq(users.id, viewer.uid)).for("update");
        if ((await tx.$count(feeds, eq(feeds.userId, viewer.uid))) >= FEEDS)
          throw new AppError("CONFLICT", {
            message: `An account has at most ${FEEDS} feeds`,
            reason: "TOO_MANY_FEEDS",
            details: { field: "feeds", rule: "too_many_items", limit: FEEDS },
          });
        const [row] = await tx
          .insert(feeds)
          .values({
            feedId,
            userId: viewer.uid,
            ...fields,
            isWhole: entryIds === null,
            key: isPrivate ? newPublicId() : null,
            guid: feedGuid(feedAddress(publicUrl, { feedId, key: null })),
          })
          .returning();
        await keepArtwork(tx, feedId, artwork);
        await choose(tx, viewer, row as FeedRow, entryIds);
        return viewOf(tx, row as FeedRow);
      });
    },

    /** A feed that becomes private gets a key; one that becomes public loses it for ever. */
    async update(viewer: Viewer, feedId: string, given: unknown): Promise<FeedView> {
      const { isPrivate, entryIds = null, ...fields } = validate(FeedDraft, given);
      const [before] = isPublicId(feedId) ? await db.select().from(feeds).where(own(viewer, feedId)) : [];
      if (!before) throw notFound("Feed");
      const looksSame = before.title === fields.title && before.color === fields.color;
      const artwork = looksSame
        ? null
        : await generatedArtwork(fields.title, fields.color, inkOn(fields.color));
      return db.transaction(async (tx) => {
        const [locked] = await tx.select().from(feeds).where(own(viewer, feedId)).for("update");
        if (!locked) throw notFound("Feed");
        const [row] = await tx
          .update(feeds)
          .set({
            ...fields,
            isWhole: entryIds === null,
            key: isPrivate ? (locked.key ?? newPublicId()) : null,
          })
          .where(own(viewer, feedId))
          .returning();
        const [kept] = await tx
          .select({ isGenerated: feedArtworks.isGenerated })
          .from(feedArtworks)
          .where(eq(feedArtworks.feedId, feedId));
        if (artwork && kept?.isGenerated) await keepArtwork(tx, feedId, artwork);
        await choose(tx, viewer, row as FeedRow, entryIds);
        return viewOf(tx, row as FeedRow);
      });
    },

    /** Takes another picture, in Base64; without one the feed gets a generated picture again. */
    async setArtwork(viewer: Viewer, feedId: string, base64: string | null | undefined): Promise<FeedView> {
      const [feed] = isPublicId(feedId) ? await db.select().from(feeds).where(own(viewer, feedId)) : [];
      if (!feed) throw notFound("Feed");
      const artwork = base64
        ? await givenArtwork(Buffer.from(base64, "base64"))
        : await generatedArtwork(feed.title, feed.color, inkOn(feed.color));
      return db.transaction(async (tx) => {
        await keepArtwork(tx, feedId, artwork);
        return viewOf(tx, feed);
      });
    },

    /** Gives a private feed another key; who has the former one reads it no more. */
    async rotateKey(viewer: Viewer, feedId: string): Promise<FeedView> {
      return db.transaction(async (tx) => {
        const [before] = await tx.select().from(feeds).where(own(viewer, feedId)).for("update");
        if (!before) throw notFound("Feed");
        if (before.key === null) throw new AppError("CONFLICT", { reason: "NOT_PRIVATE" });
        const [row] = await tx
          .update(feeds)
          .set({ key: newPublicId() })
          .where(own(viewer, feedId))
          .returning();
        return viewOf(tx, row as FeedRow);
      });
    },

    async remove(viewer: Viewer, feedId: string): Promise<void> {
      const [row] = await db.delete(feeds).where(own(viewer, feedId)).returning({ feedId: feeds.feedId });
      if (!row) throw notFound("Feed");
    },

    /** The document that podcast programs read. */
    ...openFeeds(needs),
  };
}
