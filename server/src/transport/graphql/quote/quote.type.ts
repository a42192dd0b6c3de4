import { GraphQLDateTime } from "graphql-scalars";
import { Field, ID, Int, ObjectType } from "type-graphql";

@ObjectType("Quote", { description: "A price before the work. The charge is never above it." })
export class QuoteType {
  @Field(() => ID, { description: "Give it to the mutation, to be charged no more." })
  id!: string;

  @Field(() => Int, { description: "At most this is charged." })
  credits!: number;

  @Field(() => Int, { nullable: true, description: "Sentences that must be made, of all (audio only)." })
  changedSentences!: number | null;

  @Field(() => Int, { nullable: true, description: "Sentences of the script (audio only)." })
  sentences!: number | null;

  @Field(() => GraphQLDateTime, { description: "Until then the price holds." })
  expiresAt!: Date;

  @Field(() => Int, { description: "What the viewer can spend now." })
  balance!: number;
}
