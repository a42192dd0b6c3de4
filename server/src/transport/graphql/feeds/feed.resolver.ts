import { Arg, Ctx, ID, Mutation, Query, Resolver } from "type-graphql";
import type { Context } from "../context.ts";
import { FeedInput, FeedType } from "./feed.type.ts";

@Resolver(() => FeedType)
export class FeedResolver {
  @Query(() => [FeedType], { description: "Podcast feeds of the viewer, oldest first; at most 20." })
  feeds(@Ctx() { viewer, services }: Context) {
    return services.feeds.list(viewer);
  }

  @Mutation(() => FeedType, { description: "Makes a podcast feed." })
  createFeed(@Arg("input", () => FeedInput) input: FeedInput, @Ctx() { viewer, services }: Context) {
    return services.feeds.create(viewer, input);
  }

  @Mutation(() => FeedType, {
    description: "Changes a feed; what is left out gets its default. Identifier and items' guids stay.",
  })
  updateFeed(
    @Arg("feedId", () => ID) feedId: string,
    @Arg("input", () => FeedInput) input: FeedInput,
    @Ctx() { viewer, services }: Context,
  ) {
    return services.feeds.update(viewer, feedId, input);
  }

  @Mutation(() => FeedType, {
    description:
      "Gives a feed a picture of its owner's, or a generated one again. It is made anew, 3,000 pixels square.",
  })
  setFeedArtwork(
    @Arg("feedId", () => ID) feedId: string,
    @Arg("artwork", () => String, {
      nullable: true,
      description: "JPEG, PNG or WebP of at least 1,400 pixels a side, in Base64; null: a generated one.",
    })
    artwork: string | null | undefined,
    @Ctx() { viewer, services }: Context,
  ) {
    return services.feeds.setArtwork(viewer, feedId, artwork);
  }

  @Mutation(() => FeedType, {
    description: "Gives a private feed another key; addresses with the former one stop working.",
  })
  rotateFeedKey(@Arg("feedId", () => ID) feedId: string, @Ctx() { viewer, services }: Context) {
    return services.feeds.rotateKey(viewer, feedId);
  }

  @Mutation(() => ID, { description: "Removes a feed; its address answers 404 from then on." })
  async deleteFeed(@Arg("feedId", () => ID) feedId: string, @Ctx() { viewer, services }: Context) {
    await services.feeds.remove(viewer, feedId);
    return feedId;
  }
}
