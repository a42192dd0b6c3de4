import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";
import type { Container } from "#container";
import { presentQueue, Queue } from "../presenters/queue.ts";
import { EntryPath, QueuePath } from "./paths.ts";

const tags = ["Queues"];

export const queueRoutes =
  ({ services: { queues } }: Container): FastifyPluginAsyncZod =>
  async (api) => {
    api.get(
      "/entries/:entryId/queues",
      {
        schema: {
          tags,
          summary: "Newest first: the latest of each type, and everything that is active",
          params: EntryPath,
          response: { 200: z.array(Queue) },
        },
      },
      async ({ viewer, params }) => (await queues.list(viewer, params.entryId)).map(presentQueue),
    );

    api.post(
      "/entries/:entryId/queues/:queueId/cancel",
      {
        schema: {
          tags,
          summary: "End an active job; the credits go back",
          params: QueuePath,
          response: { 200: Queue },
        },
      },
      async ({ viewer, params }) => presentQueue(await queues.cancel(viewer, params.entryId, params.queueId)),
    );
  };
