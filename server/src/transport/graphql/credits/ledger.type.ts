import { GraphQLDateTime } from "graphql-scalars";
import { Field, ID, Int, ObjectType } from "type-graphql";
import { type LedgerKind, ledgerKinds } from "#kernel/vocabulary";
import { connectionTypeOf } from "../connection-type.ts";
import { enumOf } from "../vocabulary.ts";

const LedgerKindEnum = enumOf("LedgerKind", ledgerKinds, "Why credits moved.");

@ObjectType("LedgerPosting", { description: "One movement of credits; never changed afterwards." })
class LedgerPostingType {
  @Field(() => ID, { description: "The posting's id." })
  id!: string;

  @Field(() => LedgerKindEnum, { description: "Why credits moved." })
  kind!: LedgerKind;

  @Field(() => Int, {
    description:
      "Credits that moved. Only `hold` and an `adjust` that takes back lower what can be spent; `capture` takes from what is held.",
  })
  amount!: number;

  @Field(() => String, { description: "Account that they left: issued, wallet, held or spent." })
  debit!: string;

  @Field(() => String, { description: "Account that they came to." })
  credit!: string;

  @Field(() => ID, { nullable: true, description: "The job that they moved for." })
  queueId!: string | null;

  @Field(() => String, { nullable: true, description: "A word about it." })
  note!: string | null;

  @Field(() => GraphQLDateTime, { description: "When." })
  createdAt!: Date;
}

export const LedgerConnectionType = connectionTypeOf("LedgerPosting", LedgerPostingType);
