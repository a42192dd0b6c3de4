import { Field, ID, Int, ObjectType } from "type-graphql";
import { type LedgerKind, ledgerKinds } from "#kernel/vocabulary";
import { connectionTypeOf } from "../connection-type.ts";
import { GraphQLDateTime } from "../date-time.ts";
import { enumOf } from "../vocabulary.ts";

const LedgerKindEnum = enumOf("LedgerKind", ledgerKinds, "Why credits moved.");

@ObjectType("LedgerPosting", { description: "A movement of credits; it is never changed afterwards." })
export class LedgerPostingType {
  @Field(() => ID, { description: "Identifier of the posting." })
  id!: string;

  @Field(() => LedgerKindEnum, { description: "Why credits moved." })
  kind!: LedgerKind;

  @Field(() => Int, {
    description:
      "Credits moved. Only `hold` and a negative `adjust` lower the balance; `capture` takes from what is held.",
  })
  amount!: number;

  @Field(() => String, { description: "Account that the credits left: issued, wallet, held or spent." })
  debit!: string;

  @Field(() => String, { description: "Account that the credits went to." })
  credit!: string;

  @Field(() => ID, { nullable: true, description: "Job that the credits moved for; null if there is none." })
  queueId!: string | null;

  @Field(() => String, { nullable: true, description: "A note about the posting." })
  note!: string | null;

  @Field(() => GraphQLDateTime, { description: "When it happened." })
  createdAt!: Date;
}

export const LedgerConnectionType = connectionTypeOf("LedgerPosting", LedgerPostingType);
