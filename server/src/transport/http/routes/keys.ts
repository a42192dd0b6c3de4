import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";
import { API_KEY_DAYS, OVERLAP_HOURS, ROLL_HOURS } from "#kernel/limits";
import { scopes } from "#kernel/vocabulary";
import type { Host } from "#transport/shared/host";
import { samples } from "../documents/samples.ts";
import { ApiKeyShape, presentKey, presentShownKey, ShownKeyShape } from "../presenters/keys.ts";
import { IdPath } from "./paths.ts";

const tags = ["API keys"];

/** The service checks the values, and to GraphQL the same. */
const Limits = z.strictObject({
  expiresAt: z
    .string()
    .nullish()
    .meta({ format: "date-time", description: `${API_KEY_DAYS} days from now unless given` }),
  allowedIps: z.array(z.string()).nullish().describe("Addresses or ranges in CIDR notation; empty for any"),
  monthlyCredits: z
    .number()
    .nullish()
    .describe("Most credits of a calendar month in Japan; null for no limit"),
});
const rights = z.array(z.enum(scopes));
const New = Limits.extend({ name: z.string(), scopes: rights }).meta({ examples: [samples.newKey] });
const Change = Limits.extend({ name: z.string().optional(), scopes: rights.optional() }).meta({
  examples: [samples.keyChange],
});
const Roll = z
  .strictObject({
    overlapHours: z
      .number()
      .optional()
      .describe(
        `Hours for which the former key still works: ${OVERLAP_HOURS} unless given, at most ${ROLL_HOURS}`,
      ),
  })
  .meta({ examples: [{ overlapHours: 24 }] });
const Removed = z.object({ id: z.string() }).meta({ examples: [{ id: samples.apiKey.id }] });

export const keyRoutes =
  ({ services: { keys } }: Host): FastifyPluginAsyncZod =>
  async (api) => {
    api.get(
      "/keys",
      {
        schema: { tags, summary: "List the API keys, newest first", response: { 200: z.array(ApiKeyShape) } },
      },
      async ({ viewer }) => (await keys.list(viewer)).map(presentKey),
    );

    api.post(
      "/keys",
      {
        schema: {
          tags,
          summary: "Make an API key; only this answer shows it",
          body: New,
          response: { 201: ShownKeyShape },
        },
      },
      async ({ viewer, body }, reply) =>
        reply.code(201).send(presentShownKey(await keys.create(viewer, body))),
    );

    api.patch(
      "/keys/:id",
      {
        schema: {
          tags,
          summary: "Change the name, rights or limits of a key",
          params: IdPath,
          body: Change,
          response: { 200: ApiKeyShape },
        },
      },
      async ({ viewer, params, body }) => presentKey(await keys.update(viewer, params.id, body)),
    );

    api.post(
      "/keys/:id/roll",
      {
        schema: {
          tags,
          summary: "Replace a key by a new one with the same rights; the former one works for a while",
          params: IdPath,
          body: Roll,
          response: { 200: ShownKeyShape },
        },
      },
      async ({ viewer, params, body }) => presentShownKey(await keys.roll(viewer, params.id, body)),
    );

    api.delete(
      "/keys/:id",
      { schema: { tags, summary: "Revoke a key", params: IdPath, response: { 200: Removed } } },
      async ({ viewer, params: { id } }) => {
        await keys.remove(viewer, id);
        return { id };
      },
    );

    api.delete(
      "/keys/current",
      { schema: { tags, summary: "Revoke the key by which this call is made", response: { 200: Removed } } },
      async ({ viewer }) => ({ id: await keys.removeCurrent(viewer) }),
    );
  };
