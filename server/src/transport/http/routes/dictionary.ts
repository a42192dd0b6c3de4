import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";
import { languages } from "#kernel/vocabulary";
import type { Host } from "#transport/shared/host";
import { samples } from "../documents/samples.ts";
import {
  DictionaryImpactShape,
  DictionaryWord,
  presentWord,
  ReadingPreview,
} from "../presenters/dictionary.ts";
import { IdPath } from "./paths.ts";

const tags = ["Dictionary"];
const language = z.enum(languages);
/** The service says what is wrong with a word or a reading, and to GraphQL the same. */
const Word = z
  .object({ language, word: z.string(), reading: z.string() })
  .meta({ examples: [samples.reading] });
const Change = z.object({
  language: language.optional(),
  word: z
    .string()
    .optional()
    .describe("Word of a change that is not made yet; without it, the answer tells of what is outdated now"),
  reading: z.string().optional().describe("Without it the question is what removing the word does"),
});
const Trial = Word.extend({
  sentence: z.string().nullish().describe("With the word in it; default: the word alone"),
  voice: z.string().nullish().describe("Default: the first of the language"),
}).meta({ examples: [samples.readingTrial] });

const Removed = z.object({ id: z.string() }).meta({ examples: [{ id: samples.word.id }] });

export const dictionaryRoutes =
  ({ services: { dictionary } }: Host): FastifyPluginAsyncZod =>
  async (api) => {
    api.get(
      "/dictionary",
      {
        schema: {
          tags,
          summary: "List the words of the dictionary, newest first",
          querystring: z.object({ language: language.optional() }),
          response: { 200: z.array(DictionaryWord) },
        },
      },
      async ({ viewer, query }) => (await dictionary.list(viewer, query.language)).map(presentWord),
    );

    api.post(
      "/dictionary",
      { schema: { tags, summary: "Add a word", body: Word, response: { 201: DictionaryWord } } },
      async ({ viewer, body }, reply) =>
        reply.code(201).send(presentWord(await dictionary.create(viewer, body))),
    );

    api.put(
      "/dictionary/:id",
      {
        schema: {
          tags,
          summary: "Change a word or its reading",
          params: IdPath,
          body: Word,
          response: { 200: DictionaryWord },
        },
      },
      async ({ viewer, params, body }) => presentWord(await dictionary.update(viewer, params.id, body)),
    );

    api.delete(
      "/dictionary/:id",
      {
        schema: {
          tags,
          summary: "Remove a word",
          params: IdPath,
          response: { 200: Removed },
        },
      },
      async ({ viewer, params: { id } }) => {
        await dictionary.remove(viewer, id);
        return { id };
      },
    );

    api.get(
      "/dictionary/impact",
      {
        schema: {
          tags,
          summary: "List the audios that a change affects, with the price of their updates",
          querystring: Change,
          response: { 200: DictionaryImpactShape },
        },
      },
      async ({ viewer, query }) => dictionary.impact(viewer, query.word === undefined ? null : query),
    );

    api.post(
      "/dictionary/preview",
      {
        schema: {
          tags,
          summary: "Speak a word, or a sentence with it, as proposed; free, at most 30 a minute",
          body: Trial,
          response: { 200: ReadingPreview },
        },
      },
      async ({ viewer, body }) => dictionary.preview(viewer, body),
    );
  };
