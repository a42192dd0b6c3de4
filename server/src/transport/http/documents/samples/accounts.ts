import { INPUT_LIMITS } from "#kernel/input-limits";
import { at, userId } from "./common.ts";

export const balance = { balance: 126, held: 12, totalEarned: 150, totalSpent: 12 };

const limits = { entries: 10, urlsAtOnce: 5, audioMinutes: 5, jobsAtOnce: 1 };

const kept = { bytes: 41_300_000, limit: 500_000_000 };

export const profile = {
  userId,
  email: "hanako@shop.example",
  displayName: "花子",
  role: "user",
  plan: "free",
  trial: "given",
  credits: balance.balance,
  kept,
  language: "ja",
  disclosure: "label",
  createdAt: at("08:58:00"),
  accountExpiresAt: "2026-11-30T08:58:00.000Z",
  account_expires_at: "2026-11-30T08:58:00.000Z",
  limits: { ...limits, input: INPUT_LIMITS },
};

export const accountSamples = {
  balance,
  kept,
  profile,
  limits,
  checkoutUrl: "https://checkout.stripe.com/c/pay/cs_live_a1Xq",
  firebase: {
    apiKey: "AIzaSyExample",
    projectId: "yomikoe",
    authDomain: "yomikoe.firebaseapp.com",
    emulatorUrl: null,
  },
  playerSettings: { playbackRate: 1.25, volume: 0.8, skipSeconds: 10, autoplay: true, highlight: true },
};
