import { expect, it } from "vitest";
import { INPUT_LIMITS } from "#kernel/input-limits";
import { presentProfile } from "./profile.ts";

const end = new Date("2026-12-04T09:00:00.000Z");
const kept = { bytes: 41_300_000, limit: 500_000_000 };
const profile = {
  userId: "u1",
  email: "a@example.com",
  displayName: "花子",
  role: "user",
  plan: "free",
  trial: "given",
  language: "ja",
  disclosure: "label",
  credits: { balance: 120, held: 30, totalEarned: 200, totalSpent: 50 },
  playerSettings: { playbackRate: 1, volume: 1, skipSeconds: 10, autoplay: true, highlight: true },
  limits: { entries: 10, urlsAtOnce: 5, audioMinutes: 5, jobsAtOnce: 1, input: INPUT_LIMITS },
  createdAt: new Date("2026-11-20T09:00:00.000Z"),
  accountExpiresAt: end,
} as const;

it("shows the account with what can be spent, and its end under both names [3.8]", () => {
  expect(presentProfile(profile, kept)).toMatchObject({
    userId: "u1",
    email: "a@example.com",
    displayName: "花子",
    role: "user",
    plan: "free",
    credits: 120,
    kept: { bytes: 41_300_000, limit: 500_000_000 },
    language: "ja",
    createdAt: "2026-11-20T09:00:00.000Z",
    accountExpiresAt: "2026-12-04T09:00:00.000Z",
    account_expires_at: "2026-12-04T09:00:00.000Z",
  });
});

it("shows no end where there is none [3.8]", () => {
  expect(presentProfile({ ...profile, accountExpiresAt: null }, kept)).toMatchObject({
    accountExpiresAt: null,
    account_expires_at: null,
  });
});
