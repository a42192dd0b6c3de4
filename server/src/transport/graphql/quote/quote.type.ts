import { Field, ID, Int, ObjectType } from "type-graphql";
import { GraphQLDateTime } from "../date-time.ts";

@ObjectType("Quote", { description: "A price given before the work; the charge is never higher." })
export class QuoteType {
  @Field(() => ID, { description: "Identifier of the quote: pass it to the mutation to be charged no more." })
  id!: string;

  @Field(() => Int, { description: "Highest charge in credits." })
  credits!: number;

  @Field(() => Int, { nullable: true, description: "Number of sentences that must be made; audio only." })
  changedSentences!: number | null;

  @Field(() => Int, { nullable: true, description: "Number of sentences of the script; audio only." })
  sentences!: number | null;

  @Field(() => Int, {
    nullable: true,
    description:
      "Number of the lines in `again` that are made; the built-in voices say unchanged words alike. Audio only.",
  })
  againSentences!: number | null;

  @Field(() => Int, { nullable: true, description: "About how many seconds the audio lasts; audio only." })
  seconds!: number | null;

  @Field(() => Int, {
    nullable: true,
    description:
      "About how many seconds the script can last when the page is too short for the length asked; scripts only.",
  })
  availableSeconds!: number | null;

  @Field(() => GraphQLDateTime, { description: "When the price expires." })
  expiresAt!: Date;

  @Field(() => Int, { description: "Credits that the viewer can spend now." })
  balance!: number;
}
