import { Arg, Ctx, Int, Mutation, Query, Resolver } from "type-graphql";
import { CREDIT_PACKS } from "#kernel/limits";
import type { Language, Plan } from "#kernel/vocabulary";
import type { Context } from "../context.ts";
import { LanguageEnum, PlanEnum } from "../vocabulary.ts";
import { CreditPackType, SubscriptionStatusEnum } from "./payment.type.ts";

@Resolver()
export class PaymentResolver {
  @Query(() => [CreditPackType], { description: "Credits that can be bought at once, the smallest first." })
  creditPacks() {
    return CREDIT_PACKS;
  }

  @Query(() => SubscriptionStatusEnum, {
    description: "Asks the payment provider once: about one checkout, or the subscription as such.",
  })
  subscriptionStatus(
    @Ctx() { viewer, services }: Context,
    @Arg("sessionId", () => String, {
      nullable: true,
      description: "The checkout's, as the success page was given it.",
    })
    sessionId?: string,
  ) {
    return services.payments.subscriptionStatus(viewer, sessionId);
  }

  @Mutation(() => String, {
    description: "Where one subscribes, or changes the subscription that one has.",
  })
  createPaymentUrl(
    @Ctx() { viewer, services }: Context,
    @Arg("language", () => LanguageEnum, {
      nullable: true,
      description: "Of the payment page; the account's own unless given.",
    })
    language?: Language,
    @Arg("planKey", () => PlanEnum, { nullable: true, description: "`monthly`, the only one to buy." })
    planKey: Plan | null = "monthly",
  ) {
    const type = "subscription";
    return services.payments.paymentUrl(viewer, { language, type, planKey: planKey ?? "monthly" });
  }

  @Mutation(() => String, { description: "Where a pack of credits is bought." })
  purchaseCredits(
    @Arg("amount", () => Int, { description: "Credits of one of the packs." }) amount: number,
    @Arg("plan", () => PlanEnum, { description: "The caller's own plan." }) plan: Plan,
    @Ctx() { viewer, services }: Context,
  ) {
    return services.payments.purchase(viewer, { amount, plan });
  }

  @Mutation(() => String, {
    description: "Where one changes the card, sees invoices and cancels. The address is good for a while.",
  })
  billingPortalUrl(@Ctx() { viewer, services }: Context) {
    return services.payments.portalUrl(viewer);
  }
}
