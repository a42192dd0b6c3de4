import { Field, ID, ObjectType } from "type-graphql";
import { connectionTypeOf } from "../connection-type.ts";
import { QueueType } from "../queue/queue.type.ts";

@ObjectType("AdminJob", { description: "A job with its owner and its page." })
export class AdminJobType extends QueueType {
  @Field(() => ID, { description: "Identifier of the account that ordered the job." })
  userId!: string;

  @Field(() => String, { description: "E-mail address of that account." })
  email!: string;

  @Field(() => String, { description: "Address of the page." })
  url!: string;

  @Field(() => String, { nullable: true, description: "Title of the page." })
  title!: string | null;
}

export const AdminJobConnectionType = connectionTypeOf("AdminJob", AdminJobType);
