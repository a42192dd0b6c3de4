import { Arg, Ctx, Int, Mutation, Query, Resolver } from "type-graphql";
import type { Language } from "#kernel/vocabulary";
import type { Context } from "../context.ts";
import { LanguageEnum } from "../vocabulary.ts";
import { AnnouncementType } from "./announcement.type.ts";

@Resolver(() => AnnouncementType)
export class AnnouncementResolver {
  @Query(() => [AnnouncementType], { description: "Newest first; in the viewer's own language without one." })
  unreadAnnouncements(
    @Ctx() { viewer, services }: Context,
    @Arg("language", () => LanguageEnum, { nullable: true }) language?: Language,
  ) {
    return services.announcements.unread(viewer, language);
  }

  @Mutation(() => Int, {
    description: "Everything up to this id is read, never less than before. Answers up to where.",
  })
  markAnnouncementsRead(@Arg("latestId", () => Int) latestId: number, @Ctx() { viewer, services }: Context) {
    return services.announcements.markRead(viewer, latestId);
  }
}
