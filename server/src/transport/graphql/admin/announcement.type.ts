import { GraphQLDateTime } from "graphql-scalars";
import { Field, ID, InputType, Int, ObjectType } from "type-graphql";
import type { AnnouncementState } from "#domain/admin/announcements";
import type { Priority } from "#kernel/vocabulary";
import { connectionTypeOf } from "../connection-type.ts";
import { AnnouncementStateEnum, PriorityEnum } from "../vocabulary.ts";

@ObjectType("AnnouncementText", { description: "An announcement in both languages." })
export class AnnouncementTextType {
  @Field(() => String, { description: "Plain text." })
  titleJa!: string;

  @Field(() => String, { description: "Plain text." })
  titleEn!: string;

  @Field(() => String, { description: "Sanitised HTML, or plain text." })
  contentJa!: string;

  @Field(() => String, { description: "Sanitised HTML, or plain text." })
  contentEn!: string;

  @Field(() => PriorityEnum, { description: "How much it matters." })
  priority!: Priority;
}

@ObjectType("AdminAnnouncement", { description: "An announcement from its first draft on." })
export class AdminAnnouncementType extends AnnouncementTextType {
  @Field(() => ID, { description: "Of this announcement in administration." })
  id!: string;

  @Field(() => Int, { nullable: true, description: "The id that readers see; null before publication." })
  number!: number | null;

  @Field(() => AnnouncementStateEnum, { description: "Where it stands." })
  state!: AnnouncementState;

  @Field(() => GraphQLDateTime, {
    nullable: true,
    description: "From when on it is shown; null for a draft.",
  })
  publishAt!: Date | null;

  @Field(() => GraphQLDateTime, { description: "When it was first written." })
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

  @Field(() => PriorityEnum, { nullable: true, description: "normal without it." })
  priority?: Priority;
}

@InputType("AnnouncementChange", { description: "What is to be changed; what is not given stays." })
export class AnnouncementChangeInput {
  @Field(() => String, { nullable: true, description: "Plain text, 200 characters at most." })
  titleJa?: string;

  @Field(() => String, { nullable: true, description: "Plain text, 200 characters at most." })
  titleEn?: string;

  @Field(() => String, { nullable: true, description: "HTML or plain text, 20,000 characters at most." })
  contentJa?: string;

  @Field(() => String, { nullable: true, description: "HTML or plain text, 20,000 characters at most." })
  contentEn?: string;

  @Field(() => PriorityEnum, { nullable: true, description: "How much it matters." })
  priority?: Priority;
}
