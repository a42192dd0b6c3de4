import { and, desc, eq, isNull, sql } from "drizzle-orm";
import { z } from "zod";
import type { Database, Transaction } from "#db/client";
import { type AnnouncementRow, announcements } from "#db/schema/index";
import { AnnouncementChange, AnnouncementDraft } from "#domain/announcements/input";
import { numberDue, publishDue, takeTurn } from "#domain/announcements/publish";
import { type CursorPage, olderThan, pageOf } from "#kernel/cursor";
import { AppError, notFound } from "#kernel/errors";
import { isId, validate } from "#kernel/validate";
import type { Viewer } from "#kernel/viewer";
import { type Action, record } from "./audit.ts";
import { requireAdmin } from "./gate.ts";
import { type ListOptions, pageSize } from "./input.ts";

export const announcementStates = ["draft", "scheduled", "published"] as const;
export type AnnouncementState = (typeof announcementStates)[number];

/** An announcement with its life before it was published. */
export interface AdminAnnouncement extends Omit<AnnouncementRow, "id" | "draftId"> {
  id: string;
  /** The id that readers see; null before it is published. */
  number: number | null;
  state: AnnouncementState;
}

const Publication = z.object({
  publishAt: z.date().min(new Date(0)).max(new Date("2100-01-01T00:00:00Z")).nullish(),
});

export function adminAnnouncements({ db }: { db: Database }) {
  /** Changes an announcement that is not published yet, and records it. Refuses a published one before anything else. */
  async function change(
    viewer: Viewer,
    id: string,
    action: Action,
    work: (tx: Transaction) => Promise<Record<string, unknown> | undefined>,
  ): Promise<void> {
    await requireAdmin(db, viewer);
    await db.transaction(async (tx) => {
      await takeTurn(tx);
      await numberDue(tx);
      const [row] = isId(id)
        ? await tx.select().from(announcements).where(eq(announcements.draftId, id))
        : [];
      if (!row) throw notFound("Announcement");
      if (row.id !== null)
        throw new AppError("CONFLICT", { message: "It is published already", reason: "PUBLISHED" });
      const data = await work(tx);
      await record(tx, viewer, { action, subject: id, data });
    });
  }

  async function find(id: string): Promise<AdminAnnouncement> {
    const [row] = await db.select().from(announcements).where(eq(announcements.draftId, id));
    if (!row) throw notFound("Announcement");
    return adminAnnouncementOf(row);
  }

  return {
    /** Announcements in every state, newest first. */
    async list(viewer: Viewer, { limit, cursor }: ListOptions = {}): Promise<CursorPage<AdminAnnouncement>> {
      await requireAdmin(db, viewer);
      const size = pageSize(limit);
      await publishDue(db);
      const rows = await db
        .select()
        .from(announcements)
        .where(olderThan(cursor, announcements.createdAt, announcements.draftId))
        .orderBy(desc(announcements.createdAt), desc(announcements.draftId))
        .limit(size + 1);
      return pageOf(rows.map(adminAnnouncementOf), size);
    },

    /** Shows an announcement as it would be stored; nothing is stored. */
    async preview(viewer: Viewer, given: unknown) {
      await requireAdmin(db, viewer);
      return validate(AnnouncementDraft, given, "announcement");
    },

    async create(viewer: Viewer, given: unknown): Promise<AdminAnnouncement> {
      await requireAdmin(db, viewer);
      const draft = validate(AnnouncementDraft, given, "announcement");
      return db.transaction(async (tx) => {
        const [row] = await tx.insert(announcements).values(draft).returning();
        if (!row) throw new Error("an announcement was not written");
        const { titleJa, titleEn } = draft;
        await record(tx, viewer, {
          action: "announcement.create",
          subject: row.draftId,
          data: { titleJa, titleEn },
        });
        return adminAnnouncementOf(row);
      });
    },

    /** Changes what is not published yet; what is not given stays. */
    async update(viewer: Viewer, id: string, given: unknown): Promise<AdminAnnouncement> {
      await change(viewer, id, "announcement.update", async (tx) => {
        const changes = validate(AnnouncementChange, given, "announcement");
        if (Object.keys(changes).length > 0)
          await tx.update(announcements).set(changes).where(eq(announcements.draftId, id));
        return { fields: Object.keys(changes) };
      });
      return find(id);
    },

    /** From that moment on, or at once where it is none or has passed. */
    async publish(viewer: Viewer, id: string, given?: Date | null): Promise<AdminAnnouncement> {
      await change(viewer, id, "announcement.publish", async (tx) => {
        const { publishAt: at } = validate(Publication, { publishAt: given });
        // Whole milliseconds, rounded down, so that "now" is not a moment later by rounding.
        const now = sql`date_trunc('milliseconds', clock_timestamp())`;
        const publishAt = sql<Date>`greatest(${at?.toISOString() ?? null}::timestamptz, ${now})`;
        await tx.update(announcements).set({ publishAt }).where(eq(announcements.draftId, id));
        await numberDue(tx);
        return { publishAt: at ?? "now" };
      });
      return find(id);
    },

    /** Back to a draft, as long as its time has not come. */
    async withdraw(viewer: Viewer, id: string): Promise<AdminAnnouncement> {
      await change(viewer, id, "announcement.withdraw", async (tx) => {
        await tx.update(announcements).set({ publishAt: null }).where(eq(announcements.draftId, id));
        return undefined;
      });
      return find(id);
    },

    async remove(viewer: Viewer, id: string): Promise<void> {
      await change(viewer, id, "announcement.delete", async (tx) => {
        const [gone] = await tx
          .delete(announcements)
          .where(and(eq(announcements.draftId, id), isNull(announcements.id)))
          .returning();
        return gone && { titleJa: gone.titleJa, titleEn: gone.titleEn };
      });
    },
  };
}

function adminAnnouncementOf({ id: number, draftId, ...row }: AnnouncementRow): AdminAnnouncement {
  const state = number !== null ? "published" : row.publishAt ? "scheduled" : "draft";
  return { ...row, id: draftId, number, state };
}
