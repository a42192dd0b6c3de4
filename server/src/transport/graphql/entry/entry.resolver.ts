import { Arg, Ctx, FieldResolver, Float, ID, Int, Mutation, Query, Resolver, Root } from "type-graphql";
import { pictureLinks } from "#domain/links/picture-links";
import { analysisState } from "#kernel/analysis-state";
import { unreadableReason } from "#kernel/unreadable";
import { validate } from "#kernel/validate";
import type { EntryOrder, EntryState, Language } from "#kernel/vocabulary";
import type { EntryRecord } from "#transport/shared/rows";
import { connectionOf, DEFAULT_PAGE, PageSize } from "../connection.ts";
import type { Context } from "../context.ts";
import { QueueType } from "../queue/queue.type.ts";
import { RevisionType } from "../revision/revision.type.ts";
import {
  AnalysisStateEnum,
  EntryOrderEnum,
  EntryStateEnum,
  LanguageEnum,
  OutdatedPartEnum,
  UnreadableReasonEnum,
} from "../vocabulary.ts";
import { EntryConnectionType, EntryPictureType, EntryType } from "./entry.type.ts";
import { FactType } from "./fact.type.ts";
import { PageTextType, pageTextOf } from "./page-text.type.ts";

@Resolver(() => EntryType)
export class EntryResolver {
  @Query(() => EntryConnectionType, {
    description:
      "Entries of the viewer. `search` matches title, site and URL. Those in the trash come with `state: deleted` only.",
  })
  async entries(
    @Ctx() { viewer, services }: Context,
    @Arg("first", () => Int, {
      nullable: true,
      defaultValue: DEFAULT_PAGE,
      description: "Number of items; at most 100.",
    })
    first: number | null,
    @Arg("after", () => String, {
      nullable: true,
      description: "Position after which the page starts: `endCursor` of the page before.",
    })
    cursor?: string,
    @Arg("search", () => String, { nullable: true, description: "Part of the title, site or URL." })
    search?: string,
    @Arg("state", () => EntryStateEnum, { nullable: true, description: "Only entries in this state." })
    state?: EntryState,
    @Arg("site", () => String, { nullable: true, description: "Only entries of the site with this name." })
    site?: string,
    @Arg("language", () => LanguageEnum, {
      nullable: true,
      description: "Only entries whose page is in this language.",
    })
    language?: Language,
    @Arg("order", () => EntryOrderEnum, { nullable: true, description: "Newest first without it." })
    order?: EntryOrder,
    @Arg("oldestFirst", () => Boolean, {
      nullable: true,
      description: "Whether the oldest comes first. An `order` goes before it.",
      deprecationReason: "`order: oldest` takes its place.",
    })
    oldestFirst?: boolean,
  ): Promise<EntryConnectionType> {
    const limit = validate(PageSize, first ?? DEFAULT_PAGE, "first");
    const filter = { search, state, site, language };
    const list = await services.entries.list(viewer, { ...filter, order, oldestFirst, limit, cursor });
    return { ...connectionOf(list), filter, total: list.total };
  }

  @Query(() => [String], { description: "Names of the sites of the viewer's entries, in order." })
  entrySites(@Ctx() { viewer, services }: Context) {
    return services.entries.sites(viewer);
  }

  @Query(() => EntryType, { description: "An entry of the viewer." })
  entry(@Arg("id", () => ID) id: string, @Ctx() { viewer, services }: Context) {
    return services.entries.get(viewer, id);
  }

  @Mutation(() => EntryType, {
    description: "Submits a page. URL_ALREADY_EXISTS if the viewer already has it.",
  })
  createEntry(@Arg("url", () => String) url: string, @Ctx() { viewer, services }: Context) {
    return services.entries.create(viewer, url);
  }

  @Mutation(() => ID, {
    description: "Moves an entry to the trash for 30 days; active jobs are cancelled.",
  })
  async deleteEntry(@Arg("id", () => ID) id: string, @Ctx() { viewer, services }: Context) {
    await services.entries.remove(viewer, id);
    return id;
  }

  @Mutation(() => EntryType, {
    description: "Takes an entry out of the trash. URL_ALREADY_EXISTS if its page was submitted again.",
  })
  restoreEntry(@Arg("id", () => ID) id: string, @Ctx() { viewer, services }: Context) {
    return services.entries.restore(viewer, id);
  }

  @Mutation(() => Int, {
    description: "Removes for good all that is in the trash; answers how many entries.",
  })
  emptyTrash(@Ctx() { viewer, services }: Context) {
    return services.entries.empty(viewer);
  }

  @Mutation(() => EntryType, { description: "Gives an entry another title." })
  renameEntry(
    @Arg("id", () => ID) id: string,
    @Arg("title", () => String, { description: "1–300 characters." }) title: string,
    @Ctx() { viewer, services }: Context,
  ) {
    return services.entries.rename(viewer, id, title);
  }

  @Mutation(() => EntryType, { description: "Reads the page and returns what was understood." })
  analyzeEntry(@Arg("id", () => ID) id: string, @Ctx() { viewer, services }: Context) {
    return services.pages.analyze(viewer, id);
  }

  @Mutation(() => EntryType, { description: "Uses pasted text in place of the page." })
  submitText(
    @Arg("entryId", () => ID) entryId: string,
    @Arg("text", () => String) text: string,
    @Arg("title", () => String, { nullable: true }) title: string | undefined,
    @Ctx() { viewer, services }: Context,
  ) {
    return services.pages.submitText(viewer, entryId, { text, title });
  }

  @FieldResolver(() => AnalysisStateEnum, { description: "State of the page." })
  analysisState(@Root() entry: EntryRecord) {
    return analysisState(entry);
  }

  @FieldResolver(() => EntryPictureType, {
    nullable: true,
    description: "Lead picture of the page; null without one, and until it is fetched.",
  })
  picture(@Root() entry: EntryRecord, @Ctx() { links }: Context) {
    return pictureLinks(links, entry).picture;
  }

  @FieldResolver(() => String, {
    nullable: true,
    description: "Signed path to the icon of the page's site; null without one, and until it is fetched.",
  })
  icon(@Root() entry: EntryRecord, @Ctx() { links }: Context) {
    return pictureLinks(links, entry).icon;
  }

  @FieldResolver(() => PageTextType, {
    nullable: true,
    description: "The text that was read; null before the page is read.",
  })
  async page(@Root() { id }: EntryType, @Ctx() { services }: Context) {
    const page = await services.pages.get(id);
    return page && pageTextOf(page);
  }

  @FieldResolver(() => UnreadableReasonEnum, {
    nullable: true,
    description: "Why the page could not be read; null if it was read.",
  })
  analysisError(@Root() { analysisError }: EntryRecord) {
    return unreadableReason(analysisError);
  }

  @FieldResolver(() => [QueueType], {
    description: "Newest first: the latest job of each type and all active ones.",
  })
  queues(@Root() { id }: EntryType, @Ctx() { loaders }: Context) {
    return loaders.queues.load(id);
  }

  @FieldResolver(() => [RevisionType], { description: "Newest first." })
  revisions(@Root() { id }: EntryType, @Ctx() { loaders }: Context) {
    return loaders.revisions.load(id);
  }

  @FieldResolver(() => RevisionType, { nullable: true, description: "The revision with this number." })
  revision(
    @Root() { id }: EntryType,
    @Arg("number", () => String) number: string,
    @Ctx() { loaders }: Context,
  ) {
    return loaders.revision.load({ entryId: id, number });
  }

  @FieldResolver(() => [FactType], { description: "Facts of the page; empty before it is read." })
  async facts(@Root() { id }: EntryType, @Ctx() { loaders }: Context) {
    return (await loaders.facts.load(id)) ?? [];
  }

  @FieldResolver(() => Int, {
    nullable: true,
    description: "Number of characters of the main text; null before the page is read.",
  })
  characters(@Root() { id }: EntryType, @Ctx() { loaders }: Context) {
    return loaders.characters.load(id);
  }

  @FieldResolver(() => Float, {
    nullable: true,
    description: "Duration in seconds of the live audio, else of the newest; null without one.",
  })
  duration(@Root() { id }: EntryType, @Ctx() { loaders }: Context) {
    return loaders.durations.load(id);
  }

  @FieldResolver(() => OutdatedPartEnum, {
    nullable: true,
    description: "The part that lags behind in the live revision, else in the newest; null where none does.",
  })
  outdated(@Root() { id }: EntryType, @Ctx() { loaders }: Context) {
    return loaders.outdated.load(id);
  }
}
