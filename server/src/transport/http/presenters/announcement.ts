import { z } from "zod";
import type { AdminAnnouncement } from "#domain/admin/announcements";
import { announcementStates } from "#domain/admin/announcements";
import { priorities } from "#kernel/vocabulary";
import { samples } from "../documents/samples.ts";
import { isoMoment, Moment } from "./moment.ts";

export const AnnouncementShape = z
  .object({
    id: z.number(),
    title: z.string(),
    content: z.string(),
    priority: z.enum(priorities),
    datetime: z.number(),
  })
  .meta({
    id: "Announcement",
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
  number: z.number().nullable(),
  state: z.enum(announcementStates),
  publishAt: Moment.nullable(),
  createdAt: Moment,
}).meta({
  id: "AdminAnnouncement",
  examples: [samples.adminAnnouncement],
});

export const presentAdminAnnouncement = ({
  publishAt,
  createdAt,
  ...rest
}: AdminAnnouncement): z.infer<typeof AdminAnnouncementShape> => ({
  ...rest,
  publishAt: publishAt && isoMoment(publishAt),
  createdAt: isoMoment(createdAt),
});
