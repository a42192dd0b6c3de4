import { Field, Float, Int, ObjectType } from "type-graphql";
import type { Priority } from "#kernel/vocabulary";
import { PriorityEnum } from "../vocabulary.ts";

@ObjectType("Announcement", { description: "News for every user, in one of its two languages." })
export class AnnouncementType {
  @Field(() => Int, { description: "Rises in the order of publication." })
  id!: number;

  @Field(() => String, { description: "Plain text." })
  title!: string;

  @Field(() => String, { description: "Sanitised HTML, or plain text whose newlines are line breaks." })
  content!: string;

  @Field(() => PriorityEnum, { description: "How much it matters." })
  priority!: Priority;

  @Field(() => Float, { description: "YYYYMMDDHHmm of its publication, in Japanese time." })
  datetime!: number;
}
