import { at, entryId } from "./common.ts";

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
      data: { entryId, queueId: "0198f2c4-9a60-4c85-b3d7-10e8f6a2c951", revisionNumber: "0001" },
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
