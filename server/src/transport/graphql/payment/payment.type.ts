import { Field, Int, ObjectType } from "type-graphql";
import type { PlanEvent } from "#domain/payments/plan-history";
import { type Billing, type SubscriptionStatus, subscriptionStatuses } from "#domain/payments/status";
import { type PlanEventKind, planEventKinds } from "#kernel/vocabulary";
import { GraphQLDateTime } from "../date-time.ts";
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

const PlanEventKindEnum = enumOf(
  "PlanEventKind",
  planEventKinds,
  "Changes of a subscription: `started` with its first payment, `cancelled` and `resumed` by its customer, `ended` by the provider, as nobody paid.",
);

@ObjectType("PlanEvent", { description: "A change of the viewer's subscription." })
class PlanEventType implements PlanEvent {
  @Field(() => PlanEventKindEnum, { description: "The change itself." })
  kind!: PlanEventKind;

  @Field(() => GraphQLDateTime, {
    description: "End of the period that was paid at that moment; a cancelled subscription runs until then.",
  })
  paidUntil!: Date;

  @Field(() => GraphQLDateTime, {
    description: "When it happened, as far as the provider tells; otherwise when it was seen.",
  })
  createdAt!: Date;
}

@ObjectType("Billing", { description: "How the viewer's subscription stands at the payment provider." })
export class BillingType implements Billing {
  @Field(() => SubscriptionStatusEnum, { description: "State of the best subscription." })
  status!: SubscriptionStatus;

  @Field(() => GraphQLDateTime, {
    nullable: true,
    description: "End of the last period that was paid; null where nothing was.",
  })
  paidUntil!: Date | null;

  @Field(() => Boolean, {
    description: "The viewer ended the subscription: it stays until `paidUntil` and is not renewed.",
  })
  endsByRequest!: boolean;

  @Field(() => Boolean, { description: "Something was paid, packs included, so there are invoices." })
  hasPaid!: boolean;

  @Field(() => [PlanEventType], { description: "The last 20 changes of the subscription, newest first." })
  history!: PlanEvent[];
}
