import { Field, ObjectType } from "type-graphql";
import { GraphQLDateTime } from "../date-time.ts";

@ObjectType("AccountDeletion", { description: "Whether an account is about to be deleted." })
export class AccountDeletionType {
  @Field(() => GraphQLDateTime, {
    nullable: true,
    description: "When the deletion was asked for; null of an account that stays.",
  })
  askedAt!: Date | null;

  @Field(() => GraphQLDateTime, {
    nullable: true,
    description: "When everything is erased. Until then the deletion can be taken back.",
  })
  erasedAt!: Date | null;
}
