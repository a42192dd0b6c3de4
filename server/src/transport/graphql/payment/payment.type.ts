import { Field, Int, ObjectType } from "type-graphql";
import { subscriptionStatuses } from "#domain/payments/status";
import { enumOf } from "../vocabulary.ts";

export const SubscriptionStatusEnum = enumOf(
  "SubscriptionStatus",
  subscriptionStatuses,
  "How a payment or a subscription stands; `none` where there is nothing.",
);

@ObjectType("CreditPack", { description: "A pack of credits for sale." })
export class CreditPackType {
  @Field(() => Int, { description: "Number of credits." })
  credits!: number;

  @Field(() => Int, { description: "Price in yen, tax included." })
  yen!: number;
}
