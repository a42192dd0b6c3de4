import { balance, profile } from "./accounts.ts";
import { at, userId } from "./common.ts";
import { entry } from "./entries.ts";
import { audioJob } from "./jobs.ts";

const {
  credits: _credits,
  trial: _trial,
  disclosure: _disclosure,
  account_expires_at: _same,
  limits: _limits,
  ...account
} = profile;

const figures = {
  users: 31,
  audioMinutes: 214.5,
  creditsIssued: 6_650,
  creditsSpent: 2_310,
  jobsCompleted: 402,
  jobsFailed: 3,
};

export const adminSamples = {
  adminUser: { ...account, credits: balance, closedAt: null, deletionAskedAt: null, expired: null },
  adminJob: { ...audioJob, userId, email: profile.email, url: entry.url, title: entry.title },
  figures: { total: figures, days: [{ ...figures, date: "2026-11-16" }] },
  auditEntry: {
    id: "0198f1d2-66c1-4d30-a9b8-e17f5024c8d6",
    actor: userId,
    actorName: profile.email,
    action: "user.credits",
    subject: userId,
    subjectName: profile.email,
    data: { amount: 100, note: "A present" },
    createdAt: at("09:12:00"),
  },
};
