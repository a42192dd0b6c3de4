import { Field, Float, Int, ObjectType } from "type-graphql";
import type { Priority } from "#kernel/vocabulary";
import { PriorityEnum } from "../vocabulary.ts";

@ObjectType("Announcement", { description: "News for all users, in one language." })
export class AnnouncementType {
  @Field(() => Int, { description: "Identifier; later publications have higher ones." })
  id!: number;

  @Field(() => String, { description: "Plain text." })
  title!: string;

  @Field(() => String, { description: "Sanitised HTML, or plain text whose newlines are line breaks." })
  content!: string;

  @Field(() => PriorityEnum, { description: "Priority of the announcement." })
  priority!: Priority;

  @Field(() => Float, { description: "When it was published, as the number YYYYMMDDHHmm in Japanese time." })
  datetime!: number;
}
