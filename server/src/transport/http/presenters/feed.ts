import { z } from "zod";
import type { FeedView } from "#domain/feeds/feeds.service";
import { feedCategories, languages } from "#kernel/vocabulary";
import { samples } from "../documents/samples.ts";
import { isoMoment, Moment } from "./moment.ts";

export const Feed = z
  .object({
    feedId: z.string(),
    url: z.string(),
    artworkUrl: z.string(),
    title: z.string(),
    description: z.string(),
    author: z.string(),
    ownerEmail: z.string().nullable(),
    website: z.string().nullable(),
    language: z.enum(languages),
    category: z.enum(feedCategories),
    color: z.string(),
    isPrivate: z.boolean(),
    entryIds: z.array(z.string()).nullable().describe("Null: all shared entries of the language"),
    hasOwnArtwork: z.boolean(),
    createdAt: Moment,
  })
  .meta({ id: "Feed", examples: [samples.feed] });

export const presentFeed = ({ createdAt, ...feed }: FeedView): z.infer<typeof Feed> => ({
  ...feed,
  createdAt: isoMoment(createdAt),
});
