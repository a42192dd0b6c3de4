import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";
import type { Container } from "#container";
import { languages } from "#domain/vocabulary";
import { samples } from "../documents/samples.ts";

const Voice = z
  .object({
    id: z.string(),
    name: z.string(),
    language: z.enum(languages),
    attribution: z.string().describe("Credit line that the voice's licence asks for"),
  })
  .meta({ id: "Voice", examples: [samples.voice] });

export const voiceRoutes =
  ({ speech }: Container): FastifyPluginAsyncZod =>
  async (api) => {
    api.get(
      "/voices",
      {
        schema: {
          tags: ["Audios"],
          summary: "Who can speak; the first of a language is its default",
          querystring: z.object({ language: z.enum(languages).optional() }),
          response: { 200: z.array(Voice) },
        },
      },
      async ({ query: { language } }) =>
        speech.voices().filter((voice) => !language || voice.language === language),
    );
  };
