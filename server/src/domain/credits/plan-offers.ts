import {
  MONTHLY_CREDITS,
  MONTHLY_PRICE_YEN,
  PLAN_LIMITS,
  type PlanLimits,
  TRIAL_CREDITS,
} from "#kernel/limits";
import { type Plan, plans } from "#kernel/vocabulary";

export interface PlanOffer {
  plan: Plan;
  yen: number;
  credits: number;
  limits: PlanLimits;
}

const terms: Record<Plan, Pick<PlanOffer, "yen" | "credits">> = {
  free: { yen: 0, credits: TRIAL_CREDITS },
  monthly: { yen: MONTHLY_PRICE_YEN, credits: MONTHLY_CREDITS },
};

/** Plans that a customer can choose, the trial first. */
export const planOffers: PlanOffer[] = plans.map((plan) => ({
  plan,
  ...terms[plan],
  limits: PLAN_LIMITS[plan],
}));
