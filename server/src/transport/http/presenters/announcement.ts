import { z } from "zod";
import type { AdminAnnouncement } from "#domain/admin/announcements";
import { announcementStates } from "#domain/admin/announcements";
import { priorities } from "#kernel/vocabulary";
import { samples } from "../documents/samples.ts";
import { Moment, moment } from "./moment.ts";

export const Announcement = z
  .object({
    id: z.number().describe("Rises in the order of publication"),
    title: z.string(),
    content: z.string().describe("Sanitised HTML, or plain text whose newlines are line breaks"),
    priority: z.enum(priorities),
    datetime: z.number().describe("YYYYMMDDHHmm of its publication, in Japanese time"),
  })
  .meta({
    id: "Announcement",
    description: "News for every user, in one of its two languages",
    examples: [samples.announcement],
  });

export const AnnouncementText = z
  .object({
    titleJa: z.string(),
    titleEn: z.string(),
    contentJa: z.string(),
    contentEn: z.string(),
    priority: z.enum(priorities),
  })
  .meta({ examples: [samples.announcementText] });

export const AdminAnnouncementShape = AnnouncementText.extend({
  id: z.string(),
  number: z.number().nullable().describe("The id that readers see; null before publication"),
  state: z.enum(announcementStates),
  publishAt: Moment.nullable(),
  createdAt: Moment,
}).meta({
  id: "AdminAnnouncement",
  description: "An announcement from its first draft on",
  examples: [samples.adminAnnouncement],
});

export const presentAdminAnnouncement = ({
  publishAt,
  createdAt,
  ...rest
}: AdminAnnouncement): z.infer<typeof AdminAnnouncementShape> => ({
  ...rest,
  publishAt: publishAt && moment(publishAt),
  createdAt: moment(createdAt),
});
