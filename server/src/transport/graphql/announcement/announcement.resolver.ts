import { Arg, Ctx, Int, Mutation, Query, Resolver } from "type-graphql";
import type { Language } from "#kernel/vocabulary";
import type { Context } from "../context.ts";
import { LanguageEnum } from "../vocabulary.ts";
import { AnnouncementType } from "./announcement.type.ts";

@Resolver(() => AnnouncementType)
export class AnnouncementResolver {
  @Query(() => [AnnouncementType], {
    description: "Unread announcements, newest first; default: in the viewer's language.",
  })
  unreadAnnouncements(
    @Ctx() { viewer, services }: Context,
    @Arg("language", () => LanguageEnum, { nullable: true }) language?: Language,
  ) {
    return services.announcements.unread(viewer, language);
  }

  @Query(() => [AnnouncementType], {
    description:
      "Published announcements, read or not, newest first; at most 50. Default: in the viewer's language.",
  })
  announcements(
    @Ctx() { viewer, services }: Context,
    @Arg("language", () => LanguageEnum, { nullable: true }) language?: Language,
  ) {
    return services.announcements.published(viewer, language);
  }

  @Mutation(() => Int, {
    description:
      "Marks everything up to this id as read; a lower id than before changes nothing. Returns the highest read id.",
  })
  markAnnouncementsRead(@Arg("latestId", () => Int) latestId: number, @Ctx() { viewer, services }: Context) {
    return services.announcements.markRead(viewer, latestId);
  }
}
