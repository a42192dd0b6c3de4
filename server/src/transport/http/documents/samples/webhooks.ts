import type { EventData, EventType } from "#kernel/webhook-types";
import { at, entryId } from "./common.ts";

const queueId = "0198f2c4-9a60-4c85-b3d7-10e8f6a2c951";
const page = { entryId, url: "https://shop.example/mugs/17" };
const done = { entryId, queueId, revisionNumber: "0001" };
const eventData: { [Type in EventType]: EventData<Type> } = {
  "page.analyzed": page,
  "page.failed": { ...page, error: "TIMEOUT" },
  "page.changed": page,
  "script.completed": done,
  "script.failed": { entryId, queueId, error: "SERVER_ERROR" },
  "audio.completed": done,
  "audio.failed": { entryId, queueId, error: "SERVER_ERROR" },
  "revision.live": { entryId, revisionNumber: "0001" },
  "publication.paused": { accountExpiredAt: at("00:00:00") },
  "credits.low": { balance: 24 },
  "account.expiring": { expiresAt: at("00:00:00") },
};

const newWebhook = { url: "https://shop.example/yomikoe", types: ["audio.completed", "audio.failed"] };
const webhook = {
  id: "0198f2c4-7d1e-4b3a-9c58-61e0a7f2d914",
  ...newWebhook,
  formerUntil: null,
  failingSince: null,
  disabledAt: null,
  disabledReason: null,
  createdAt: at("09:20:00"),
};

export const webhookSamples = {
  eventData,
  newWebhook,
  webhook,
  webhookChange: { enabled: false },
  shownWebhook: { ...webhook, secret: "whsec_c2VjcmV0IG9mIHRoaXMgZXhhbXBsZSwgb25seQ==" },
  webhookDelivery: {
    id: "0198f2c5-03b7-4e26-8d14-5f9b2c60e7a3",
    type: "audio.completed",
    body: JSON.stringify({
      type: "audio.completed",
      timestamp: at("09:24:10"),
      data: done,
    }),
    state: "delivered",
    attempts: 1,
    nextAt: null,
    attemptedAt: at("09:24:11"),
    tookMs: 84,
    responseStatus: 204,
    responseBody: "",
    error: null,
    createdAt: at("09:24:10"),
  },
};
