import { Query, Resolver } from "type-graphql";
import { planOffers } from "#domain/credits/plan-offers";
import { PlanOfferType } from "./plan.type.ts";

@Resolver(() => PlanOfferType)
export class PlanResolver {
  @Query(() => [PlanOfferType], { description: "Plans for sale." })
  plans() {
    return planOffers;
  }
}
