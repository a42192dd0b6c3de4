import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";
import { AudioSettings } from "#kernel/audio-settings";
import type { Host } from "#transport/shared/host";
import { samples } from "../documents/samples.ts";
import { Audio, AudioStats, presentAudio, presentStats } from "../presenters/audio.ts";
import { ReadingPreview } from "../presenters/dictionary.ts";
import { presentQueue, Queue } from "../presenters/queue.ts";
import { presentQuote, QuoteShape } from "../presenters/quote.ts";
import { AudioPath, EntryPath, IdPath, SpendHeaders } from "./paths.ts";

const tags = ["Audios"];
/** `{ revisionNumber }`, or a settings object, which may hold the number too. */
const Order = AudioSettings.extend({
  revisionNumber: z.string().optional().describe("Default: the live one, else the newest"),
  settings: AudioSettings.optional().describe("The settings, where they are not at the top"),
  quoteId: z.string().optional(),
  again: z
    .array(z.string())
    .optional()
    .describe("Lines of the script to speak once more although nothing changed; at most 20"),
})
  .nullish()
  .meta({ examples: [{ revisionNumber: "0001" }, samples.audioOrder] });

const Sentence = z
  .object({
    text: z.string().describe("A line of the script; at most 400 characters"),
    settings: AudioSettings.optional().describe("Default: the first voice of the text's language"),
  })
  .meta({ examples: [samples.sentenceTrial] });

function requestOf(body: z.output<typeof Order>) {
  const { revisionNumber, quoteId, again, settings, ...flat } = body ?? {};
  return { request: { revisionNumber, again, settings: settings ?? flat }, quoteId };
}

export const audioRoutes =
  ({ links, services: { audios, sentences } }: Host): FastifyPluginAsyncZod =>
  async (api) => {
    api.post(
      "/entries/:entryId/audios/generate",
      {
        schema: {
          tags,
          summary: "Order the audio of a revision; on completion it replaces the former one",
          params: EntryPath,
          headers: SpendHeaders,
          body: Order,
          response: { 202: Queue },
        },
      },
      async ({ viewer, params, headers, body }, reply) => {
        const { request, quoteId } = requestOf(body);
        const options = { quoteId, idempotencyKey: headers["idempotency-key"] };
        const queue = await audios.generate(viewer, params.entryId, request, options);
        return reply.code(202).send(presentQueue(queue));
      },
    );

    api.post(
      "/entries/:entryId/audios/quote",
      {
        schema: {
          tags,
          summary: "Quote an audio; unchanged sentences are free",
          params: EntryPath,
          body: Order,
          response: { 200: QuoteShape },
        },
      },
      async ({ viewer, params, body }) =>
        presentQuote(await audios.quote(viewer, params.entryId, requestOf(body).request)),
    );

    api.post(
      "/entries/:entryId/sentences/preview",
      {
        schema: {
          tags,
          summary: "Speak one sentence as an audio would say it; free, at most 30 a minute",
          params: EntryPath,
          body: Sentence,
          response: { 200: ReadingPreview },
        },
      },
      async ({ viewer, params, body }) => sentences.hear(viewer, params.entryId, body),
    );

    api.get(
      "/entries/:entryId/audios/:audioId/stats",
      {
        schema: {
          tags,
          summary: "Get how an audio was made and how often it was played",
          params: AudioPath,
          response: { 200: AudioStats },
        },
      },
      async ({ viewer, params }) => presentStats(await audios.stats(viewer, params.entryId, params.audioId)),
    );

    api.get(
      "/audios/:id",
      { schema: { tags, summary: "Get an audio by its id", params: IdPath, response: { 200: Audio } } },
      async ({ viewer, params }) => presentAudio(await audios.get(viewer, params.id), links),
    );
  };
