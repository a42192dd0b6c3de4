import { Arg, Ctx, Int, Mutation, Query, Resolver } from "type-graphql";
import { CREDIT_PACKS } from "#kernel/limits";
import type { Language, Plan } from "#kernel/vocabulary";
import type { Context } from "../context.ts";
import { LanguageEnum, PlanEnum } from "../vocabulary.ts";
import { BillingType, CreditPackType, SubscriptionStatusEnum } from "./payment.type.ts";

@Resolver()
export class PaymentResolver {
  @Query(() => [CreditPackType], { description: "Packs of credits for sale, smallest first." })
  creditPacks() {
    return CREDIT_PACKS;
  }

  @Query(() => SubscriptionStatusEnum, {
    description: "Asks the payment provider once about one checkout, or about the subscription.",
  })
  subscriptionStatus(
    @Ctx() { viewer, services }: Context,
    @Arg("sessionId", () => String, {
      nullable: true,
      description: "Identifier of the checkout, as the success page received it.",
    })
    sessionId?: string,
  ) {
    return services.payments.subscriptionStatus(viewer, sessionId);
  }

  @Query(() => BillingType, { description: "Asks the payment provider once how the subscription stands." })
  billing(@Ctx() { viewer, services }: Context) {
    return services.payments.billing(viewer);
  }

  @Mutation(() => String, {
    description: "Address of the page where the viewer subscribes or changes the subscription.",
  })
  createPaymentUrl(
    @Ctx() { viewer, services }: Context,
    @Arg("language", () => LanguageEnum, {
      nullable: true,
      description: "Language of the payment page; default: the language of the account.",
    })
    language?: Language,
    @Arg("planKey", () => PlanEnum, {
      nullable: true,
      description: "Plan to buy; only `monthly` is for sale.",
    })
    planKey: Plan | null = "monthly",
  ) {
    const type = "subscription";
    return services.payments.paymentUrl(viewer, { language, type, planKey: planKey ?? "monthly" });
  }

  @Mutation(() => String, { description: "Address of the page where the viewer buys a pack of credits." })
  purchaseCredits(
    @Arg("amount", () => Int, { description: "Credits of the chosen pack." }) amount: number,
    @Arg("plan", () => PlanEnum, { description: "Plan of the viewer." }) plan: Plan,
    @Ctx() { viewer, services }: Context,
  ) {
    return services.payments.purchase(viewer, { amount, plan });
  }

  @Mutation(() => String, {
    description:
      "Address of the page where the viewer changes the card, sees invoices and cancels; it is short-lived.",
  })
  billingPortalUrl(@Ctx() { viewer, services }: Context) {
    return services.payments.portalUrl(viewer);
  }
}
