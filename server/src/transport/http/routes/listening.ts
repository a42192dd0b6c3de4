import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";
import type { Host } from "#transport/shared/host";
import { Listening } from "../presenters/listening.ts";
import { EntryPath } from "./paths.ts";

const Days = z.object({
  from: z.string().optional().describe("First day, such as 2026-11-01; default: 30 days in all"),
  to: z.string().optional().describe("Last day; default: today"),
});

export const listeningRoutes =
  ({ services: { listening } }: Host): FastifyPluginAsyncZod =>
  async (api) => {
    api.get(
      "/entries/:entryId/listening",
      {
        schema: {
          tags: ["Publications"],
          summary: "How much of a shared entry is listened to: by day, revision and site",
          params: EntryPath,
          querystring: Days,
          response: { 200: Listening },
        },
      },
      ({ viewer, params, query }) => listening.get(viewer, params.entryId, query),
    );
  };
