import { profile } from "./connection";

/** Credits of an account of which an order runs. */
export const credits = { __typename: "Credits" as const, balance: 120, minutes: 9, held: 8 };

const limits = {
  __typename: "PlanLimits" as const,
  entries: 500,
  urlsAtOnce: 20,
  audioMinutes: 30,
  jobsAtOnce: 3,
};

/** What the account's panels ask for. */
export const accountPanel = {
  viewer: {
    __typename: "Viewer" as const,
    id: profile.id,
    createdAt: "2026-11-01T00:00:00Z",
    credits,
    kept: { __typename: "KeptSound" as const, bytes: 41_300_000, limit: 500_000_000 },
  },
  plans: [{ __typename: "PlanOffer" as const, plan: "monthly", credits: 2_000, yen: 2_980, limits }],
};
