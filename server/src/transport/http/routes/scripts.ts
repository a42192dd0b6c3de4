import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";
import { AudioSettings } from "#kernel/audio-settings";
import { ScriptSettings } from "#kernel/script-settings";
import type { Host } from "#transport/shared/host";
import { samples } from "../documents/samples.ts";
import { presentQueue, Queue } from "../presenters/queue.ts";
import { presentQuote, QuoteShape } from "../presenters/quote.ts";
import { presentScript, presentScriptVersion, Script, ScriptVersion } from "../presenters/script.ts";
import { EntryPath, IdPath, ScriptPath, SpendHeaders } from "./paths.ts";

const tags = ["Scripts"];
const Order = z
  .object({
    settings: ScriptSettings.optional(),
    quoteId: z.string().optional(),
    audio: AudioSettings.optional().describe("Makes the audio too, as soon as the script is written"),
  })
  .nullish()
  .meta({ examples: [samples.scriptOrder] });
const Update = z
  .object({
    scriptContent: z.string(),
    expectedVersion: z.number().int().optional().describe("A stale one answers 409"),
    merge: z
      .boolean()
      .optional()
      .describe("Merges into what was changed meanwhile; 409 with the parts where both changed a sentence"),
    baseContent: z
      .string()
      .optional()
      .describe(
        "With `merge`: text that the edit is based on, where it is not the text of `expectedVersion`, as after an answer with merged edits that were not taken over",
      ),
  })
  .meta({ examples: [samples.scriptUpdate] });

export const scriptRoutes =
  ({ services: { scripts } }: Host): FastifyPluginAsyncZod =>
  async (api) => {
    api.post(
      "/entries/:entryId/scripts/generate",
      {
        schema: {
          tags,
          summary: "Order a script, which becomes a new revision, or script and audio",
          params: EntryPath,
          headers: SpendHeaders,
          body: Order,
          response: { 202: Queue },
        },
      },
      async ({ viewer, params, headers, body }, reply) => {
        const { quoteId, audio } = body ?? {};
        const options = { quoteId, audio, idempotencyKey: headers["idempotency-key"] };
        const queue = await scripts.generate(viewer, params.entryId, body?.settings, options);
        return reply.code(202).send(presentQueue(queue));
      },
    );

    api.post(
      "/entries/:entryId/scripts/quote",
      {
        schema: {
          tags,
          summary: "Quote a script, or script and audio",
          params: EntryPath,
          body: Order,
          response: { 200: QuoteShape },
        },
      },
      async ({ viewer, params, body }) =>
        presentQuote(await scripts.quote(viewer, params.entryId, body?.settings, body?.audio)),
    );

    api.get(
      "/entries/:entryId/scripts/:scriptId",
      {
        schema: { tags, summary: "Get a script of an entry", params: ScriptPath, response: { 200: Script } },
      },
      async ({ viewer, params }) =>
        presentScript(await scripts.getOfEntry(viewer, params.entryId, params.scriptId)),
    );

    api.put(
      "/entries/:entryId/scripts/:scriptId",
      {
        schema: {
          tags,
          summary: "Change the text of a script",
          params: ScriptPath,
          body: Update,
          response: { 200: Script },
        },
      },
      async ({ viewer, params, body: { scriptContent: content, ...edit } }) =>
        presentScript(await scripts.update(viewer, params.entryId, params.scriptId, { content, ...edit })),
    );

    api.get(
      "/entries/:entryId/scripts/:scriptId/history",
      {
        schema: {
          tags,
          summary: "List the former texts of a script, oldest first",
          params: ScriptPath,
          response: { 200: z.array(ScriptVersion) },
        },
      },
      async ({ viewer, params }) => {
        const { id } = await scripts.getOfEntry(viewer, params.entryId, params.scriptId);
        return (await scripts.history(viewer, id)).map(presentScriptVersion);
      },
    );

    api.get(
      "/scripts/:id",
      { schema: { tags, summary: "Get a script by its id", params: IdPath, response: { 200: Script } } },
      async ({ viewer, params }) => presentScript(await scripts.get(viewer, params.id)),
    );
  };
