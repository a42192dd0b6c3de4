import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";
import { priorities } from "#kernel/vocabulary";
import { samples } from "#transport/http/documents/samples";
import { linkNext, PageQuery } from "#transport/http/page-query";
import {
  AdminAnnouncementShape,
  AnnouncementText,
  presentAdminAnnouncement,
} from "#transport/http/presenters/announcement";
import type { Host } from "#transport/shared/host";
import { IdPath } from "../paths.ts";

const tags = ["Admin"];
const priority = z.enum(priorities).optional().describe("normal without it");
const Draft = AnnouncementText.extend({ priority }).meta({ examples: [samples.announcementText] });
const Change = Draft.partial().meta({ examples: [{ titleEn: samples.announcementText.titleEn }] });
const PublishAt = z
  .object({ publishAt: z.iso.datetime({ offset: true }).nullish().describe("At once without it") })
  .nullish()
  .meta({ examples: [{ publishAt: "2026-12-01T09:00:00+09:00" }] });
const response = { 200: AdminAnnouncementShape };

export const adminAnnouncementRoutes =
  ({ services: { admin } }: Host): FastifyPluginAsyncZod =>
  async (api) => {
    api.get(
      "/admin/announcements",
      {
        schema: {
          tags,
          summary: "List announcements in every state, newest first",
          querystring: PageQuery,
          response: { 200: z.array(AdminAnnouncementShape) },
        },
      },
      async ({ viewer, query }, reply) => {
        const { items, nextCursor } = await admin.announcements.list(viewer, query);
        linkNext(reply, "/api/admin/announcements", query, nextCursor);
        return items.map(presentAdminAnnouncement);
      },
    );

    api.post(
      "/admin/announcements",
      {
        schema: {
          tags,
          summary: "Create a draft of an announcement",
          body: Draft,
          response: { 201: AdminAnnouncementShape },
        },
      },
      async ({ viewer, body }, reply) =>
        reply.code(201).send(presentAdminAnnouncement(await admin.announcements.create(viewer, body))),
    );

    api.post(
      "/admin/announcements/preview",
      {
        schema: {
          tags,
          summary: "Preview an announcement; nothing is stored",
          body: Draft,
          response: { 200: AnnouncementText },
        },
      },
      async ({ viewer, body }) => admin.announcements.preview(viewer, body),
    );

    api.put(
      "/admin/announcements/:id",
      {
        schema: {
          tags,
          summary: "Change an announcement that is not published yet; omitted fields stay as they are",
          params: IdPath,
          body: Change,
          response,
        },
      },
      async ({ viewer, params, body }) =>
        presentAdminAnnouncement(await admin.announcements.update(viewer, params.id, body)),
    );

    api.post(
      "/admin/announcements/:id/publish",
      {
        schema: {
          tags,
          summary: "Publish at once or at a given time",
          params: IdPath,
          body: PublishAt,
          response,
        },
      },
      async ({ viewer, params, body }) => {
        const at = body?.publishAt ? new Date(body.publishAt) : null;
        return presentAdminAnnouncement(await admin.announcements.publish(viewer, params.id, at));
      },
    );

    api.post(
      "/admin/announcements/:id/withdraw",
      {
        schema: {
          tags,
          summary: "Turn a scheduled announcement back into a draft",
          params: IdPath,
          response,
        },
      },
      async ({ viewer, params }) =>
        presentAdminAnnouncement(await admin.announcements.withdraw(viewer, params.id)),
    );

    api.delete(
      "/admin/announcements/:id",
      {
        schema: {
          tags,
          summary: "Remove an announcement that is not published",
          params: IdPath,
          response: { 200: IdPath },
        },
      },
      async ({ viewer, params }) => {
        await admin.announcements.remove(viewer, params.id);
        return params;
      },
    );
  };
