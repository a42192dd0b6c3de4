import { z } from "zod";
import type { Profile as ProfileView } from "#domain/accounts/accounts.service";
import type { KeptSound } from "#domain/files/kept-bytes";
import { disclosures, languages, plans, roles, trialStates } from "#kernel/vocabulary";
import { samples } from "../documents/samples.ts";
import { isoMoment, Moment } from "./moment.ts";

export const Balance = z
  .object({ balance: z.number(), held: z.number(), totalEarned: z.number(), totalSpent: z.number() })
  .meta({ id: "Credits", examples: [samples.balance] });

export const Limits = z
  .object({
    entries: z.number(),
    urlsAtOnce: z.number(),
    audioMinutes: z.number(),
    jobsAtOnce: z.number(),
  })
  .meta({ examples: [samples.limits] });

const Range = z.object({ min: z.number(), max: z.number() });
const InputLimits = z
  .object({
    url: z.number(),
    audience: z.number(),
    instruction: z.number(),
    requiredWords: z.number(),
    revisionName: z.number(),
    speakers: z.number(),
    speakerName: z.number(),
    word: z.number(),
    reading: z.number(),
    previewSentence: z.number(),
    creditNote: z.number(),
    announcementTitle: z.number(),
    apiKeys: z.number(),
    dictionaryWords: z.number(),
    feeds: z.number(),
    sites: z.number(),
    webhooks: z.number(),
    speed: Range,
    pitch: Range,
    sentencePause: Range,
    paragraphPause: Range,
    loudness: Range,
  })
  .meta({ id: "InputLimits" });

export const KeptSoundShape = z
  .object({
    bytes: z.number().describe("Size of the audios and of the sentences they are made of"),
    limit: z.number().describe("Bytes that the plan keeps; past them no new audio is made"),
  })
  .meta({ id: "KeptSound", examples: [samples.kept] });

export const ProfileShape = z
  .object({
    userId: z.string(),
    email: z.string(),
    displayName: z.string().nullable(),
    role: z.enum(roles),
    plan: z.enum(plans),
    trial: z.enum(trialStates).describe("Whether the credits of the trial came, or what they wait for"),
    credits: z.number().describe("Credits that can be spent now"),
    kept: KeptSoundShape,
    language: z.enum(languages),
    disclosure: z.enum(disclosures).describe("How new audios tell that a machine speaks"),
    createdAt: Moment,
    accountExpiresAt: Moment.nullable(),
    account_expires_at: Moment.nullable().describe("The same"),
    limits: Limits.extend({ input: InputLimits }).meta({ examples: [samples.profile.limits] }),
  })
  .meta({ id: "Profile", description: "The account of the bearer token", examples: [samples.profile] });

export function presentProfile(profile: ProfileView, kept: KeptSound): z.infer<typeof ProfileShape> {
  const { credits, createdAt, accountExpiresAt, ...rest } = profile;
  const expires = accountExpiresAt && isoMoment(accountExpiresAt);
  return {
    ...rest,
    kept,
    credits: credits.balance,
    createdAt: isoMoment(createdAt),
    accountExpiresAt: expires,
    account_expires_at: expires,
  };
}
