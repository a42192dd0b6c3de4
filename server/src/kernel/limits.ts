import type { Plan } from "./vocabulary.ts";

/** Every business constant of credits and plans, and nothing else. Money in yen, tax included. */
export const TRIAL_DAYS = 14;
export const TRIAL_CREDITS = 150;
/** For all customers of a network, /24 or /48, together: carriers put many behind one address. */
export const TRIALS_A_NETWORK_AND_HOUR = 20;
export const MONTHLY_CREDITS = 2_000;
export const MONTHLY_PRICE_YEN = 2_980;
export const GRACE_DAYS = 7;

export const CREDIT_PACKS = [
  { credits: 300, yen: 780 },
  { credits: 1_000, yen: 2_200 },
  { credits: 3_000, yen: 5_700 },
] as const;

export interface PlanLimits {
  entries: number;
  urlsAtOnce: number;
  audioMinutes: number;
  jobsAtOnce: number;
}

export const PLAN_LIMITS: Record<Plan, PlanLimits> = {
  free: { entries: 10, urlsAtOnce: 5, audioMinutes: 5, jobsAtOnce: 1 },
  monthly: { entries: 500, urlsAtOnce: 20, audioMinutes: 30, jobsAtOnce: 3 },
};

/** Bytes of sound that are kept for an account; a new order past them is refused. */
export const KEPT_BYTES: Record<Plan, number> = { free: 500_000_000, monthly: 10_000_000_000 };

/** Pages that an account may have read a day, again or anew; a day ends at midnight in Japan. */
export const READINGS_A_DAY: Record<Plan, number> = { free: 60, monthly: 1_000 };

/** 10 credits = 1 minute: 1 credit for each started 6 s of newly made audio. */
export const AUDIO_SECONDS_PER_CREDIT = 6;
/** 5 credits for each started 2 minutes of the length that was ordered. */
export const SCRIPT_CREDITS_PER_BLOCK = 5;
export const SCRIPT_BLOCK_SECONDS = 120;

export const QUOTE_MINUTES = 15;
export const IDEMPOTENCY_HOURS = 24;
export const TRASH_DAYS = 30;
export const SEGMENT_RETENTION_DAYS = 30;
/** In one account, of both languages together. */
export const DICTIONARY_WORDS = 500;
/** Podcast feeds of one account. */
export const FEEDS = 20;
/** Sites with a key in one account. */
export const SITES = 20;
/** Free sounds a day in voices of services that may charge for each; the embedded ones cost nothing. */
export const REMOTE_PREVIEWS_A_DAY: Record<Plan, number> = { free: 10, monthly: 100 };
/** In one account; a key that was rolled counts once. */
export const API_KEYS = 50;
export const API_KEY_NAME = 100;
/** Ranges of addresses that a key may be used from. */
export const API_KEY_RANGES = 20;
/** An API key ends then, unless it was told otherwise. */
export const API_KEY_DAYS = 90;
/** A key or a webhook's secret that was replaced works for so long, unless it was told otherwise; and at most. */
export const OVERLAP_HOURS = 24;
export const ROLL_HOURS = 168;
/** Free sounds that one user may ask for to hear a word or a sentence. */
export const PREVIEWS_A_MINUTE = 30;
/** Characters of the longest line of a script that can be heard by itself. */
export const HEARD_SENTENCE = 400;
/** A webhook may be told once the balance falls below this. */
export const LOW_CREDITS = 30;
/** Days before the end of an account that its webhooks are told of. */
export const ENDING_DAYS = 3;
/** Days after the end of an account until its publications rest. */
export const PAUSE_DAYS = 30;
/** An account that asked to be deleted may come back for so long. */
export const DELETION_DAYS = 30;
/** Days for which the archive of an account's data can be fetched, and how many a day may be made. */
export const EXPORT_DAYS = 7;
export const EXPORTS_A_DAY: Record<Plan, number> = { free: 5, monthly: 5 };
/** Age in minutes up to which a sign-in may delete its account. */
export const FRESH_SIGN_IN_MINUTES = 5;
export const WEBHOOKS = 20;
export const WEBHOOK_DELIVERY_DAYS = 30;
/** A webhook that nothing has reached for so long is turned off. */
export const FAILING_DAYS = 5;
/** How much was listened to is shown for so long. */
export const LISTENING_DAYS = 30;
