import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";
import { languages } from "#kernel/vocabulary";
import type { Host } from "#transport/shared/host";
import { samples } from "../documents/samples.ts";
import { AnnouncementShape } from "../presenters/announcement.ts";

const tags = ["Announcements"];
const config = { allowExpired: true };
const LatestId = z
  .object({ latestId: z.number().int().min(0) })
  .meta({ examples: [{ latestId: samples.announcement.id }] });

const InLanguage = z.object({
  lang: z.enum(languages).optional().describe("The user's own language without it"),
});

export const announcementRoutes =
  ({ services: { announcements } }: Host): FastifyPluginAsyncZod =>
  async (api) => {
    api.get(
      "/announcements/unread",
      {
        config,
        schema: {
          tags,
          summary: "List unread announcements, newest first",
          querystring: InLanguage,
          response: { 200: z.array(AnnouncementShape) },
        },
      },
      async ({ viewer, query }) => announcements.unread(viewer, query.lang),
    );

    api.get(
      "/announcements",
      {
        config,
        schema: {
          tags,
          summary: "List published announcements, read or not, newest first; at most 50",
          querystring: InLanguage,
          response: { 200: z.array(AnnouncementShape) },
        },
      },
      async ({ viewer, query }) => announcements.published(viewer, query.lang),
    );

    api.post(
      "/announcements/mark-read",
      {
        config,
        schema: {
          tags,
          summary: "Mark all announcements up to an id as read",
          body: LatestId,
          response: { 200: LatestId },
        },
      },
      async ({ viewer, body }) => ({ latestId: await announcements.markRead(viewer, body.latestId) }),
    );
  };
