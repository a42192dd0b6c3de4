import { Field, ID, InputType, Int, ObjectType } from "type-graphql";
import type { AnnouncementState } from "#domain/admin/announcements";
import type { Priority } from "#kernel/vocabulary";
import { connectionTypeOf } from "../connection-type.ts";
import { GraphQLDateTime } from "../date-time.ts";
import { AnnouncementStateEnum, PriorityEnum } from "../vocabulary.ts";

@ObjectType("AnnouncementText", { description: "An announcement in both languages." })
export class AnnouncementTextType {
  @Field(() => String, { description: "Plain text." })
  titleJa!: string;

  @Field(() => String, { description: "Plain text." })
  titleEn!: string;

  @Field(() => String, { description: "Sanitised HTML or plain text." })
  contentJa!: string;

  @Field(() => String, { description: "Sanitised HTML or plain text." })
  contentEn!: string;

  @Field(() => PriorityEnum, { description: "Priority of the announcement." })
  priority!: Priority;
}

@ObjectType("AdminAnnouncement", {
  description: "An announcement as administrators see it, drafts included.",
})
export class AdminAnnouncementType extends AnnouncementTextType {
  @Field(() => ID, { description: "Identifier of the announcement for administrators." })
  id!: string;

  @Field(() => Int, {
    nullable: true,
    description: "Identifier that readers see; null until it is published.",
  })
  number!: number | null;

  @Field(() => AnnouncementStateEnum, { description: "Current state." })
  state!: AnnouncementState;

  @Field(() => GraphQLDateTime, {
    nullable: true,
    description: "When it starts to be shown; null for a draft.",
  })
  publishAt!: Date | null;

  @Field(() => GraphQLDateTime, { description: "When the draft was created." })
  createdAt!: Date;
}

export const AdminAnnouncementConnectionType = connectionTypeOf("AdminAnnouncement", AdminAnnouncementType);

@InputType("AnnouncementInput", { description: "An announcement in both languages." })
export class AnnouncementInput {
  @Field(() => String, { description: "Plain text, 200 characters at most." })
  titleJa!: string;

  @Field(() => String, { description: "Plain text, 200 characters at most." })
  titleEn!: string;

  @Field(() => String, { description: "HTML or plain text, 20,000 characters at most." })
  contentJa!: string;

  @Field(() => String, { description: "HTML or plain text, 20,000 characters at most." })
  contentEn!: string;

  @Field(() => PriorityEnum, { nullable: true, description: "Default: normal." })
  priority?: Priority;
}

@InputType("AnnouncementChange", {
  description: "Changes of an announcement; omitted fields stay as they are.",
})
export class AnnouncementChangeInput {
  @Field(() => String, { nullable: true, description: "Plain text, 200 characters at most." })
  titleJa?: string;

  @Field(() => String, { nullable: true, description: "Plain text, 200 characters at most." })
  titleEn?: string;

  @Field(() => String, { nullable: true, description: "HTML or plain text, 20,000 characters at most." })
  contentJa?: string;

  @Field(() => String, { nullable: true, description: "HTML or plain text, 20,000 characters at most." })
  contentEn?: string;

  @Field(() => PriorityEnum, { nullable: true, description: "Priority of the announcement." })
  priority?: Priority;
}
