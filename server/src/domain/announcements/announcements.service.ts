import { desc, eq, gt, isNotNull, type SQL, sql } from "drizzle-orm";
import { z } from "zod";
import type { Database } from "#db/client";
import { type AnnouncementRow, announcements, users } from "#db/schema/index";
import { notFound } from "#kernel/errors";
import { validate } from "#kernel/validate";
import type { Viewer } from "#kernel/viewer";
import { type Language, languages, type Priority } from "#kernel/vocabulary";
import { japaneseMinute } from "./japanese-minute.ts";
import { publishDue } from "./publish.ts";

export interface Announcement {
  id: number;
  title: string;
  /** HTML, or plain text whose newlines are line breaks. */
  content: string;
  priority: Priority;
  /** YYYYMMDDHHmm in Japanese time. */
  datetime: number;
}

/** The newest that one answer holds: nobody reads more at once, and reading these settles the older ones. */
const MOST = 50;
const MAX_ID = 2_147_483_647;
const LatestId = z.number().int().min(0).max(MAX_ID);

export function announcementsService({ db }: { db: Database }) {
  /** Newest first, in the named language, else in the viewer's own. */
  async function newest(
    viewer: Viewer,
    given: string | null | undefined,
    which: SQL,
  ): Promise<Announcement[]> {
    const wanted = validate(z.enum(languages).optional(), given ?? undefined, "lang");
    await publishDue(db);
    const rows = await db
      .select({ announcement: announcements, language: users.language })
      .from(announcements)
      .innerJoin(users, eq(users.id, viewer.uid))
      .where(which)
      .orderBy(desc(announcements.id))
      .limit(MOST);
    return rows.map(({ announcement, language }) => inLanguage(announcement, wanted ?? language));
  }

  return {
    unread: (viewer: Viewer, language?: string | null) =>
      newest(viewer, language, gt(announcements.id, users.lastReadAnnouncementId)),

    /** All that were published, whether or not they were read. */
    published: (viewer: Viewer, language?: string | null) =>
      newest(viewer, language, isNotNull(announcements.id)),

    /** Everything up to this id is read: never less than before, never what is yet to come. Answers up to where. */
    async markRead(viewer: Viewer, given: unknown): Promise<number> {
      const latestId = validate(LatestId, given, "latestId");
      const newest = sql`coalesce((select max(${announcements.id}) from ${announcements}), 0)`;
      const [user] = await db
        .update(users)
        .set({
          lastReadAnnouncementId: sql`greatest(${users.lastReadAnnouncementId}, least(${latestId}::int, ${newest}))`,
        })
        .where(eq(users.id, viewer.uid))
        .returning({ read: users.lastReadAnnouncementId });
      if (!user) throw notFound("User");
      return user.read;
    },
  };
}

function inLanguage(
  { id, publishAt, priority, ...texts }: AnnouncementRow,
  language: Language,
): Announcement {
  if (id === null || publishAt === null) throw new Error("an announcement that is not published was read");
  const { title, content } =
    language === "ja"
      ? { title: texts.titleJa, content: texts.contentJa }
      : { title: texts.titleEn, content: texts.contentEn };
  return { id, title, content, priority, datetime: japaneseMinute(publishAt) };
}
