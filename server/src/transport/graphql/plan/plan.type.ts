import { Field, Int, ObjectType } from "type-graphql";
import type { Plan } from "#kernel/vocabulary";
import { PlanLimitsType } from "../viewer/viewer.type.ts";
import { PlanEnum } from "../vocabulary.ts";

@ObjectType("PlanOffer", { description: "A plan for sale." })
export class PlanOfferType {
  @Field(() => PlanEnum, { description: "The plan." })
  plan!: Plan;

  @Field(() => Int, { description: "Price per month in yen, tax included; 0 for the trial." })
  yen!: number;

  @Field(() => Int, { description: "Credits per month; for the trial, once." })
  credits!: number;

  @Field(() => PlanLimitsType, { description: "Limits of the plan." })
  limits!: PlanLimitsType;
}
