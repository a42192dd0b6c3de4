import { Field, Int, ObjectType } from "type-graphql";
import type { Plan } from "#kernel/vocabulary";
import { PlanLimitsType } from "../viewer/viewer.type.ts";
import { PlanEnum } from "../vocabulary.ts";

@ObjectType("PlanOffer", { description: "A plan as it is offered." })
export class PlanOfferType {
  @Field(() => PlanEnum, { description: "The plan." })
  plan!: Plan;

  @Field(() => Int, { description: "Price a month in yen, tax included; 0 for the trial." })
  yen!: number;

  @Field(() => Int, { description: "Credits a month; once for the trial." })
  credits!: number;

  @Field(() => PlanLimitsType, { description: "How much it allows." })
  limits!: PlanLimitsType;
}
