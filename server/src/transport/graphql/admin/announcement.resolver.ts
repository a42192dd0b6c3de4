import { Arg, Ctx, ID, Int, Mutation, Query, Resolver } from "type-graphql";
import { validate } from "#kernel/validate";
import { connectionOf, DEFAULT_PAGE, PageSize } from "../connection.ts";
import type { Context } from "../context.ts";
import { GraphQLDateTime } from "../date-time.ts";
import {
  AdminAnnouncementConnectionType,
  AdminAnnouncementType,
  AnnouncementChangeInput,
  AnnouncementInput,
  AnnouncementTextType,
} from "./announcement.type.ts";

@Resolver(() => AdminAnnouncementType)
export class AdminAnnouncementResolver {
  @Query(() => AdminAnnouncementConnectionType, {
    description: "Announcements in every state, newest first.",
  })
  async adminAnnouncements(
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
  ) {
    const limit = validate(PageSize, first ?? DEFAULT_PAGE, "first");
    return connectionOf(await services.admin.announcements.list(viewer, { limit, cursor }));
  }

  @Query(() => AnnouncementTextType, {
    description: "Shows an announcement as it would be stored; nothing is stored.",
  })
  adminPreviewAnnouncement(
    @Arg("input", () => AnnouncementInput) input: AnnouncementInput,
    @Ctx() { viewer, services }: Context,
  ) {
    return services.admin.announcements.preview(viewer, input);
  }

  @Mutation(() => AdminAnnouncementType, { description: "Creates a draft." })
  adminCreateAnnouncement(
    @Arg("input", () => AnnouncementInput) input: AnnouncementInput,
    @Ctx() { viewer, services }: Context,
  ) {
    return services.admin.announcements.create(viewer, input);
  }

  @Mutation(() => AdminAnnouncementType, {
    description: "Changes an announcement that is not published yet.",
  })
  adminUpdateAnnouncement(
    @Arg("id", () => ID) id: string,
    @Arg("input", () => AnnouncementChangeInput) input: AnnouncementChangeInput,
    @Ctx() { viewer, services }: Context,
  ) {
    return services.admin.announcements.update(viewer, id, input);
  }

  @Mutation(() => AdminAnnouncementType, {
    description: "Publishes at the given time, or at once if it is omitted or past.",
  })
  adminPublishAnnouncement(
    @Arg("id", () => ID) id: string,
    @Arg("publishAt", () => GraphQLDateTime, { nullable: true }) publishAt: Date | undefined,
    @Ctx() { viewer, services }: Context,
  ) {
    return services.admin.announcements.publish(viewer, id, publishAt);
  }

  @Mutation(() => AdminAnnouncementType, { description: "Turns a scheduled announcement back into a draft." })
  adminWithdrawAnnouncement(@Arg("id", () => ID) id: string, @Ctx() { viewer, services }: Context) {
    return services.admin.announcements.withdraw(viewer, id);
  }

  @Mutation(() => ID, { description: "Removes an announcement that is not published." })
  async adminDeleteAnnouncement(@Arg("id", () => ID) id: string, @Ctx() { viewer, services }: Context) {
    await services.admin.announcements.remove(viewer, id);
    return id;
  }
}
