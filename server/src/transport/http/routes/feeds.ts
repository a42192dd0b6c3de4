import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";
import { feedCategories, languages } from "#kernel/vocabulary";
import type { Host } from "#transport/shared/host";
import { samples } from "../documents/samples.ts";
import { Feed, presentFeed } from "../presenters/feed.ts";

const tags = ["Publications"];
const FeedFields = z
  .object({
    title: z.string(),
    description: z.string(),
    author: z.string(),
    ownerEmail: z.string().nullish().describe("Stands in the feed; directories ask for one"),
    website: z.string().nullish().describe("Default: this installation"),
    language: z.enum(languages),
    category: z.enum(feedCategories).nullish().describe('Default: "Society & Culture"'),
    color: z.string().nullish().describe("Six hexadecimal digits, for the generated picture"),
    isPrivate: z.boolean().nullish().describe("Whether feed, picture and media need a key"),
    entryIds: z
      .array(z.string())
      .nullish()
      .describe(
        "Chosen entries; a private feed has them shared or not. Default: all shared ones of the language",
      ),
  })
  .meta({ examples: [samples.feedFields] });
const Picture = z
  .object({
    artwork: z
      .string()
      .nullish()
      .describe("JPEG, PNG or WebP of at least 1,400 pixels a side, in Base64; null: a generated one"),
  })
  .meta({ examples: [{ artwork: null }] });
const FeedPath = z.object({
  feedId: z
    .string()
    .max(200)
    .meta({ examples: [samples.feed.feedId] }),
});
const Removed = FeedPath.meta({ examples: [{ feedId: samples.feed.feedId }] });

export const feedRoutes =
  ({ services: { feeds } }: Host): FastifyPluginAsyncZod =>
  async (api) => {
    api.get(
      "/feeds",
      { schema: { tags, summary: "List the podcast feeds", response: { 200: z.array(Feed) } } },
      async ({ viewer }) => (await feeds.list(viewer)).map(presentFeed),
    );

    api.post(
      "/feeds",
      { schema: { tags, summary: "Make a podcast feed", body: FeedFields, response: { 201: Feed } } },
      async ({ viewer, body }, reply) => reply.code(201).send(presentFeed(await feeds.create(viewer, body))),
    );

    api.put(
      "/feeds/:feedId",
      {
        schema: {
          tags,
          summary: "Change a feed; what is left out gets its default, identifiers stay",
          params: FeedPath,
          body: FeedFields,
          response: { 200: Feed },
        },
      },
      async ({ viewer, params, body }) => presentFeed(await feeds.update(viewer, params.feedId, body)),
    );

    api.put(
      "/feeds/:feedId/artwork",
      {
        schema: {
          tags,
          summary: "Give a feed a picture of your own, or a generated one again",
          params: FeedPath,
          body: Picture,
          response: { 200: Feed },
        },
      },
      async ({ viewer, params, body }) =>
        presentFeed(await feeds.setArtwork(viewer, params.feedId, body.artwork)),
    );

    api.post(
      "/feeds/:feedId/rotate",
      {
        schema: {
          tags,
          summary: "Give a private feed another key; the former addresses stop working",
          params: FeedPath,
          response: { 200: Feed },
        },
      },
      async ({ viewer, params }) => presentFeed(await feeds.rotateKey(viewer, params.feedId)),
    );

    api.delete(
      "/feeds/:feedId",
      { schema: { tags, summary: "Remove a feed", params: FeedPath, response: { 200: Removed } } },
      async ({ viewer, params: { feedId } }) => {
        await feeds.remove(viewer, feedId);
        return { feedId };
      },
    );
  };
