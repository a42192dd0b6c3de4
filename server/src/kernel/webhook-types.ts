import { z } from "zod";

const entryId = z.string().describe("Identifier of the entry.");
const queueId = z.string().describe("Identifier of the job.");
const revisionNumber = z.string().describe("Number of the revision, such as 0001.");
const moment = z.iso.datetime().describe("Moment of the end of the account.");
const page = z.object({ entryId, url: z.string().describe("Address of the page.") });
const done = z.object({ entryId, queueId, revisionNumber });
const failed = z.object({ entryId, queueId, error: z.string().nullable().describe("Code of the error.") });

/** Events that a webhook can be told of, and what each says: identifiers and figures, never texts of pages. */
export const webhookEvents = {
  "page.analyzed": { summary: "A page was read.", data: page },
  "page.failed": {
    summary: "A page could not be read.",
    data: page.extend({ error: z.string().describe("Reason, as `analysisError` of an entry.") }),
  },
  "page.changed": { summary: "A page that was read before says something else now.", data: page },
  "script.completed": { summary: "A script was written.", data: done },
  "script.failed": { summary: "A script could not be written; nothing was charged.", data: failed },
  "audio.completed": { summary: "An audio was made.", data: done },
  "audio.failed": { summary: "An audio could not be made; nothing was charged.", data: failed },
  "revision.live": { summary: "Another revision went live.", data: z.object({ entryId, revisionNumber }) },
  "publication.paused": {
    summary: "The publications of an account rest, because it ended 30 days ago.",
    data: z.object({ accountExpiredAt: moment }),
  },
  "credits.low": {
    summary: "The balance fell below 30 credits.",
    data: z.object({ balance: z.number().describe("Credits that can be spent.") }),
  },
  "account.expiring": {
    summary: "The account ends within three days.",
    data: z.object({ expiresAt: moment }),
  },
} as const;
export type EventType = keyof typeof webhookEvents;
export type EventData<Type extends EventType> = z.output<(typeof webhookEvents)[Type]["data"]>;

export const webhookTypes = Object.keys(webhookEvents) as [EventType, ...EventType[]];

/** Sent on request only, to whatever the webhook listens. */
export const TEST_EVENT = "webhook.test";
export type WebhookType = EventType | typeof TEST_EVENT;

export const deliveryStates = ["pending", "delivered", "failed"] as const;
export type DeliveryState = (typeof deliveryStates)[number];

/** Why a webhook was turned off: by its owner, by the receiver's 410, or after days of failures. */
export const disabledReasons = ["OWNER", "GONE", "FAILING"] as const;
export type DisabledReason = (typeof disabledReasons)[number];
