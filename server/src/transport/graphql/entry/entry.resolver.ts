import { Arg, Ctx, FieldResolver, Float, ID, Int, Mutation, Query, Resolver, Root } from "type-graphql";
import { validate } from "#kernel/validate";
import { connectionOf, DEFAULT_PAGE, PageSize } from "../connection.ts";
import type { Context } from "../context.ts";
import { QueueType } from "../queue/queue.type.ts";
import { RevisionType } from "../revision/revision.type.ts";
import { EntryConnectionType, EntryType } from "./entry.type.ts";
import { FactType } from "./fact.type.ts";

@Resolver(() => EntryType)
export class EntryResolver {
  @Query(() => EntryConnectionType, { description: "Newest first. `search` matches title, site and URL." })
  async entries(
    @Ctx() { viewer, services }: Context,
    @Arg("first", () => Int, { nullable: true, defaultValue: DEFAULT_PAGE, description: "100 at most." })
    first: number | null,
    @Arg("after", () => String, { nullable: true, description: "Cursor of the last one seen." })
    cursor?: string,
    @Arg("search", () => String, { nullable: true, description: "Part of title, site or URL." })
    search?: string,
  ): Promise<EntryConnectionType> {
    const limit = validate(PageSize, first ?? DEFAULT_PAGE, "first");
    const list = await services.entries.list(viewer, { limit, cursor, search });
    return { ...connectionOf(list), search };
  }

  @Query(() => EntryType, { description: "One of the viewer's entries." })
  entry(@Arg("id", () => ID) id: string, @Ctx() { viewer, services }: Context) {
    return services.entries.get(viewer, id);
  }

  @Mutation(() => EntryType, {
    description: "Submits a page. A page that is there already is URL_ALREADY_EXISTS.",
  })
  createEntry(@Arg("url", () => String) url: string, @Ctx() { viewer, services }: Context) {
    return services.entries.create(viewer, url);
  }

  @Mutation(() => ID, {
    description: "Removes an entry with all that was made of it; active jobs are cancelled.",
  })
  async deleteEntry(@Arg("id", () => ID) id: string, @Ctx() { viewer, services }: Context) {
    await services.entries.remove(viewer, id);
    return id;
  }

  @Mutation(() => EntryType, { description: "Reads the page; the answer holds what was understood." })
  analyzeEntry(@Arg("id", () => ID) id: string, @Ctx() { viewer, services }: Context) {
    return services.pages.analyze(viewer, id);
  }

  @Mutation(() => EntryType, { description: "Uses text that the user pasted in place of the page." })
  submitText(
    @Arg("entryId", () => ID) entryId: string,
    @Arg("text", () => String) text: string,
    @Arg("title", () => String, { nullable: true }) title: string | undefined,
    @Ctx() { viewer, services }: Context,
  ) {
    return services.pages.submitText(viewer, entryId, { text, title });
  }

  @FieldResolver(() => [QueueType], {
    description: "Newest first: the latest of each type, and everything that is active.",
  })
  queues(@Root() { id }: EntryType, @Ctx() { loaders }: Context) {
    return loaders.queues.load(id);
  }

  @FieldResolver(() => [RevisionType], { description: "Newest first." })
  revisions(@Root() { id }: EntryType, @Ctx() { loaders }: Context) {
    return loaders.revisions.load(id);
  }

  @FieldResolver(() => RevisionType, { nullable: true, description: "The one with this number." })
  revision(
    @Root() { id }: EntryType,
    @Arg("number", () => String) number: string,
    @Ctx() { loaders }: Context,
  ) {
    return loaders.revision.load({ entryId: id, number });
  }

  @FieldResolver(() => [FactType], { description: "What the page states; empty before it was read." })
  async facts(@Root() { id }: EntryType, @Ctx() { loaders }: Context) {
    return (await loaders.facts.load(id)) ?? [];
  }

  @FieldResolver(() => Int, {
    nullable: true,
    description: "Characters of main text; null before the page was read.",
  })
  characters(@Root() { id }: EntryType, @Ctx() { loaders }: Context) {
    return loaders.characters.load(id);
  }

  @FieldResolver(() => Float, {
    nullable: true,
    description: "Seconds of the live audio, else of the newest; null without one.",
  })
  duration(@Root() { id }: EntryType, @Ctx() { loaders }: Context) {
    return loaders.durations.load(id);
  }
}
