import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";
import { voiceSampleLink } from "#domain/links/voice-sample-link";
import { languages } from "#kernel/vocabulary";
import type { Host } from "#transport/shared/host";
import { samples } from "../documents/samples.ts";

const Voice = z
  .object({
    id: z.string(),
    name: z.string(),
    language: z.enum(languages),
    attribution: z.string().describe("Credit line that the voice's licence asks for"),
    sample_url: z.string().describe("Signed path to a sentence that it reads"),
  })
  .meta({ id: "Voice", examples: [samples.voice] });

export const voiceRoutes =
  ({ links, speech }: Host): FastifyPluginAsyncZod =>
  async (api) => {
    api.get(
      "/voices",
      {
        schema: {
          tags: ["Audios"],
          summary: "List the voices; the first of a language is its default",
          querystring: z.object({ language: z.enum(languages).optional() }),
          response: { 200: z.array(Voice) },
        },
      },
      async ({ query: { language } }) =>
        speech
          .voices()
          .filter((voice) => !language || voice.language === language)
          .map((voice) => ({ ...voice, sample_url: voiceSampleLink(links, voice.id) })),
    );
  };
