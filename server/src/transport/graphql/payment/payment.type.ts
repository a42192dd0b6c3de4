import { Field, Int, ObjectType } from "type-graphql";
import { subscriptionStatuses } from "#domain/payments/status";
import { enumOf } from "../vocabulary.ts";

export const SubscriptionStatusEnum = enumOf(
  "SubscriptionStatus",
  subscriptionStatuses,
  "How a payment or a subscription stands; `none` where there is nothing.",
);

@ObjectType("CreditPack", { description: "Credits that can be bought at once." })
export class CreditPackType {
  @Field(() => Int, { description: "How many." })
  credits!: number;

  @Field(() => Int, { description: "Price in yen, tax included." })
  yen!: number;
}
