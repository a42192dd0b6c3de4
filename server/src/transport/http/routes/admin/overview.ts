import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";
import { queueStatuses } from "#kernel/vocabulary";
import { samples } from "#transport/http/documents/samples";
import { linkNext, PageQuery } from "#transport/http/page-query";
import {
  AdminFiguresShape,
  AdminJobShape,
  AuditEntryShape,
  presentAdminJob,
  presentAuditEntry,
} from "#transport/http/presenters/admin";
import type { Host } from "#transport/shared/host";

const tags = ["Admin"];
const JobQuery = PageQuery.extend({
  status: z.enum(queueStatuses).optional(),
  userId: z.string().max(128).optional(),
});
const AuditQuery = PageQuery.extend({ subject: z.string().max(200).optional() });
const QueueOnly = z.object({ queueId: z.uuid().meta({ examples: [samples.queue.queueId] }) });

export const adminOverviewRoutes =
  ({ services: { admin } }: Host): FastifyPluginAsyncZod =>
  async (api) => {
    api.get(
      "/admin/figures",
      {
        schema: {
          tags,
          summary: "Get the figures of the installation by day",
          querystring: z.object({ days: z.coerce.number().int().min(1).max(366).optional() }),
          response: { 200: AdminFiguresShape },
        },
      },
      async ({ viewer, query }) => admin.figures.read(viewer, query.days),
    );

    api.get(
      "/admin/jobs",
      {
        schema: {
          tags,
          summary: "List the jobs, newest first",
          querystring: JobQuery,
          response: { 200: z.array(AdminJobShape) },
        },
      },
      async ({ viewer, query }, reply) => {
        const { items, nextCursor } = await admin.jobs.list(viewer, query);
        linkNext(reply, "/api/admin/jobs", query, nextCursor);
        return items.map(presentAdminJob);
      },
    );

    api.post(
      "/admin/jobs/:queueId/retry",
      {
        schema: {
          tags,
          summary: "Order a failed job again with its user's credits",
          params: QueueOnly,
          response: { 202: AdminJobShape },
        },
      },
      async ({ viewer, params }, reply) =>
        reply.code(202).send(presentAdminJob(await admin.jobs.retry(viewer, params.queueId))),
    );

    api.get(
      "/admin/audit",
      {
        schema: {
          tags,
          summary: "List the actions of administrators, newest first",
          querystring: AuditQuery,
          response: { 200: z.array(AuditEntryShape) },
        },
      },
      async ({ viewer, query }, reply) => {
        const { items, nextCursor } = await admin.audit.list(viewer, query);
        linkNext(reply, "/api/admin/audit", query, nextCursor);
        return items.map(presentAuditEntry);
      },
    );
  };
