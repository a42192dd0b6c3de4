import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";
import type { Host } from "#transport/shared/host";
import { presentQueue, Queue } from "../presenters/queue.ts";
import { presentSegment, Segment } from "../presenters/segment.ts";
import { EntryPath, QueuePath } from "./paths.ts";

const tags = ["Queues"];

export const queueRoutes =
  ({ links, services: { audios, queues } }: Host): FastifyPluginAsyncZod =>
  async (api) => {
    api.get(
      "/entries/:entryId/queues",
      {
        schema: {
          tags,
          summary: "List the latest job of each type and all active ones, newest first",
          params: EntryPath,
          response: { 200: z.array(Queue) },
        },
      },
      async ({ viewer, params }) => (await queues.list(viewer, params.entryId)).map(presentQueue),
    );

    api.get(
      "/entries/:entryId/queues/:queueId/segments",
      {
        schema: {
          tags,
          summary: "List the finished segments of an audio that is still being made",
          params: QueuePath,
          querystring: z.object({
            from: z.coerce.number().int().min(0).default(0).describe("First segment that is wanted"),
          }),
          response: { 200: z.array(Segment) },
        },
      },
      async ({ viewer, params, query }) => {
        const queue = await queues.getOfEntry(viewer, params.entryId, params.queueId);
        const ready = await audios.readySegments(queue, query.from);
        return ready.map((segment) => presentSegment(segment, links));
      },
    );

    api.post(
      "/entries/:entryId/queues/:queueId/cancel",
      {
        schema: {
          tags,
          summary: "Cancel an active job; the credits are returned",
          params: QueuePath,
          response: { 200: Queue },
        },
      },
      async ({ viewer, params }) => presentQueue(await queues.cancel(viewer, params.entryId, params.queueId)),
    );
  };
