import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";
import type { Host } from "#transport/shared/host";
import { samples } from "../documents/samples.ts";
import { Share } from "../presenters/share.ts";
import { EntryPath } from "./paths.ts";

const tags = ["Publications"];
const Sharing = z
  .object({
    enabled: z.boolean(),
    allowedOrigins: z
      .array(z.string())
      .nullish()
      .describe("Sites that may show the player; empty: all. Default: as before"),
  })
  .meta({ examples: [samples.sharing] });

export const publicationRoutes =
  ({ services: { publications } }: Host): FastifyPluginAsyncZod =>
  async (api) => {
    api.get(
      "/entries/:entryId/share",
      {
        schema: { tags, summary: "How an entry is shared", params: EntryPath, response: { 200: Share } },
      },
      ({ viewer, params }) => publications.get(viewer, params.entryId),
    );

    api.put(
      "/entries/:entryId/share",
      {
        schema: {
          tags,
          summary: "Make the live revision of an entry public, or end that; the public id stays the same",
          params: EntryPath,
          body: Sharing,
          response: { 200: Share },
        },
      },
      ({ viewer, params, body }) => publications.share(viewer, params.entryId, body),
    );

    api.post(
      "/entries/:entryId/share/rotate",
      {
        schema: {
          tags,
          summary: "Give a shared entry another public id; the former addresses stop working for ever",
          params: EntryPath,
          response: { 200: Share },
        },
      },
      ({ viewer, params }) => publications.rotate(viewer, params.entryId),
    );
  };
