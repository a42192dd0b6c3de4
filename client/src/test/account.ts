import { profile } from "./connection";

/** Credits of an account of which an order runs. */
export const credits = { __typename: "Credits" as const, balance: 120, minutes: 9, held: 8 };

/** The answer to the question of the account's panels. */
export const accountPanel = {
  viewer: {
    __typename: "Viewer" as const,
    id: profile.id,
    createdAt: "2026-11-01T00:00:00Z",
    credits,
    kept: { __typename: "KeptSound" as const, bytes: 41_300_000, limit: 500_000_000 },
  },
};
