import { Field, ID, ObjectType } from "type-graphql";
import { connectionTypeOf } from "../connection-type.ts";
import { QueueType } from "../queue/queue.type.ts";

@ObjectType("AdminJob", { description: "A job with whose it is, and what page it works on." })
export class AdminJobType extends QueueType {
  @Field(() => ID, { description: "Of the account that ordered it." })
  userId!: string;

  @Field(() => String, { description: "That account's e-mail address." })
  email!: string;

  @Field(() => String, { description: "Address of the entry's page." })
  url!: string;

  @Field(() => String, { nullable: true, description: "Title of the entry's page." })
  title!: string | null;
}

export const AdminJobConnectionType = connectionTypeOf("AdminJob", AdminJobType);
