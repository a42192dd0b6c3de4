import { GraphQLDateTime } from "graphql-scalars";
import { Arg, Ctx, ID, Int, Mutation, Query, Resolver } from "type-graphql";
import { validate } from "#kernel/validate";
import { connectionOf, DEFAULT_PAGE, PageSize } from "../connection.ts";
import type { Context } from "../context.ts";
import {
  AdminAnnouncementConnectionType,
  AdminAnnouncementType,
  AnnouncementChangeInput,
  AnnouncementInput,
  AnnouncementTextType,
} from "./announcement.type.ts";

@Resolver(() => AdminAnnouncementType)
export class AdminAnnouncementResolver {
  @Query(() => AdminAnnouncementConnectionType, { description: "Newest first, whatever their state." })
  async adminAnnouncements(
    @Ctx() { viewer, services }: Context,
    @Arg("first", () => Int, { nullable: true, defaultValue: DEFAULT_PAGE, description: "100 at most." })
    first: number | null,
    @Arg("after", () => String, { nullable: true, description: "Cursor of the last one seen." })
    cursor?: string,
  ) {
    const limit = validate(PageSize, first ?? DEFAULT_PAGE, "first");
    return connectionOf(await services.admin.announcements.list(viewer, { limit, cursor }));
  }

  @Query(() => AnnouncementTextType, { description: "As it would be stored and shown; nothing is kept." })
  adminPreviewAnnouncement(
    @Arg("input", () => AnnouncementInput) input: AnnouncementInput,
    @Ctx() { viewer, services }: Context,
  ) {
    return services.admin.announcements.preview(viewer, input);
  }

  @Mutation(() => AdminAnnouncementType, { description: "Writes a draft." })
  adminCreateAnnouncement(
    @Arg("input", () => AnnouncementInput) input: AnnouncementInput,
    @Ctx() { viewer, services }: Context,
  ) {
    return services.admin.announcements.create(viewer, input);
  }

  @Mutation(() => AdminAnnouncementType, { description: "Changes one that is not published yet." })
  adminUpdateAnnouncement(
    @Arg("id", () => ID) id: string,
    @Arg("input", () => AnnouncementChangeInput) input: AnnouncementChangeInput,
    @Ctx() { viewer, services }: Context,
  ) {
    return services.admin.announcements.update(viewer, id, input);
  }

  @Mutation(() => AdminAnnouncementType, {
    description: "Publishes from a moment on, or at once where it is none or has passed.",
  })
  adminPublishAnnouncement(
    @Arg("id", () => ID) id: string,
    @Arg("publishAt", () => GraphQLDateTime, { nullable: true }) publishAt: Date | undefined,
    @Ctx() { viewer, services }: Context,
  ) {
    return services.admin.announcements.publish(viewer, id, publishAt);
  }

  @Mutation(() => AdminAnnouncementType, { description: "Makes a scheduled one a draft again." })
  adminWithdrawAnnouncement(@Arg("id", () => ID) id: string, @Ctx() { viewer, services }: Context) {
    return services.admin.announcements.withdraw(viewer, id);
  }

  @Mutation(() => ID, { description: "Removes one that is not published." })
  async adminDeleteAnnouncement(@Arg("id", () => ID) id: string, @Ctx() { viewer, services }: Context) {
    await services.admin.announcements.remove(viewer, id);
    return id;
  }
}
