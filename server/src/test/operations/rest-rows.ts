import type { Json } from "./document.ts";
import {
  account,
  admin,
  always,
  announcement,
  entry,
  failedJob,
  job,
  newUrl,
  newWord,
  type Row,
  revision,
  script,
  text,
  texts,
  user,
} from "./row.ts";
import type { World } from "./world.ts";

export interface RestRow extends Row {
  /** The GraphQL fields that do the same, or why there are none. */
  graphql: string[] | { none: string };
  path?: (world: World) => Record<string, string>;
  query?: Json;
  body?: (world: World) => Json;
}

/** Every REST operation. One that lacks its row fails the tests that walk over them. */
export const restRows: Record<string, RestRow> = {
  "GET /api/config/firebase": {
    who: "anybody",
    graphql: { none: "needed before anybody can sign in; a client of GraphQL knows its provider" },
  },
  "POST /api/payments/webhook": { who: "anybody", graphql: { none: "called by the payment provider" } },

  "GET /api/entries": { ...user, graphql: ["Query.entries"], query: { limit: 5 } },
  "POST /api/entries": { ...user, graphql: ["Mutation.createEntry"], body: newUrl },
  "GET /api/entries/{entryId}": { ...user, graphql: ["Query.entry"], path: entry },
  "DELETE /api/entries/{entryId}": { ...user, graphql: ["Mutation.deleteEntry"], path: entry },
  "POST /api/entries/{entryId}/products/analyze": {
    ...user,
    graphql: ["Mutation.analyzeEntry"],
    path: entry,
  },
  "POST /api/entries/{entryId}/text": {
    ...user,
    graphql: ["Mutation.submitText"],
    path: entry,
    body: () => ({ text, title: "A title" }),
  },
  "POST /api/entries/{entryId}/scripts/generate": {
    ...user,
    graphql: ["Mutation.generateScript"],
    path: entry,
    body: () => ({ settings: { targetSeconds: 60 } }),
  },
  "POST /api/entries/{entryId}/scripts/quote": {
    ...user,
    graphql: ["Query.quoteScript"],
    path: entry,
    body: () => ({ settings: { targetSeconds: 60 } }),
  },
  "GET /api/entries/{entryId}/scripts/{scriptId}": { ...user, graphql: ["Query.script"], path: script },
  "PUT /api/entries/{entryId}/scripts/{scriptId}": {
    ...user,
    graphql: ["Mutation.updateScript"],
    path: script,
    body: () => ({ scriptContent: "Another sentence." }),
  },
  "GET /api/entries/{entryId}/scripts/{scriptId}/history": {
    ...user,
    graphql: ["Query.scriptHistory"],
    path: script,
  },
  "GET /api/scripts/{id}": {
    ...user,
    graphql: ["Query.script"],
    path: ({ scriptId }) => ({ id: scriptId }),
  },
  "POST /api/entries/{entryId}/audios/generate": {
    ...user,
    graphql: ["Mutation.generateAudio"],
    path: entry,
    body: () => ({ revisionNumber: "0001", speed: 1.2 }),
  },
  "POST /api/entries/{entryId}/audios/quote": {
    ...user,
    graphql: ["Query.quoteAudio"],
    path: entry,
    body: () => ({ revisionNumber: "0001", speed: 1.2 }),
  },
  "GET /api/entries/{entryId}/audios/{audioId}/stats": {
    ...user,
    graphql: ["Query.audio"],
    path: ({ entryId, audioId }) => ({ entryId, audioId }),
  },
  "GET /api/audios/{id}": { ...user, graphql: ["Query.audio"], path: ({ audioId }) => ({ id: audioId }) },
  "GET /api/voices": { ...user, graphql: ["Query.voices"], query: { language: "ja" } },
  "GET /api/dictionary": { ...user, graphql: ["Query.dictionary"], query: { language: "en" } },
  "POST /api/dictionary": { ...user, graphql: ["Mutation.createDictionaryWord"], body: newWord },
  "PUT /api/dictionary/{id}": {
    ...user,
    graphql: ["Mutation.updateDictionaryWord"],
    path: ({ wordId }) => ({ id: wordId }),
    body: newWord,
  },
  "GET /api/dictionary/impact": {
    ...user,
    graphql: ["Query.dictionaryImpact"],
    query: { language: "en", word: "Yomikoe", reading: "yo-mee-ko-eh" },
  },
  "POST /api/dictionary/preview": { ...user, graphql: ["Mutation.previewReading"], body: newWord },
  "DELETE /api/dictionary/{id}": {
    ...user,
    graphql: ["Mutation.deleteDictionaryWord"],
    path: ({ wordId }) => ({ id: wordId }),
  },
  "GET /api/entries/{entryId}/queues": {
    ...user,
    graphql: ["Query.entry", "Subscription.queueChanged"],
    path: entry,
  },
  "GET /api/entries/{entryId}/queues/{queueId}/segments": { ...user, graphql: ["Query.queue"], path: job },
  "POST /api/entries/{entryId}/queues/{queueId}/cancel": {
    ...user,
    graphql: ["Mutation.cancelQueue"],
    path: job,
  },
  "GET /api/entries/{entryId}/revisions": { ...user, graphql: ["Query.entry"], path: entry },
  "GET /api/entries/{entryId}/changes": { ...user, graphql: ["Query.entry"], path: entry },
  "POST /api/entries/{entryId}/revisions/{revisionNumber}/renew": {
    ...user,
    graphql: ["Mutation.renewRevision"],
    path: revision,
    body: () => ({}),
  },
  "PUT /api/entries/{entryId}/revisions/{revisionNumber}/live": {
    ...user,
    graphql: ["Mutation.setLiveRevision"],
    path: revision,
  },
  "PUT /api/entries/{entryId}/revisions/{revisionNumber}/name": {
    ...user,
    graphql: ["Mutation.renameRevision"],
    path: revision,
    body: () => ({ revision_name: "A name" }),
  },

  "GET /api/credits/balance": { ...always, graphql: ["Query.viewer"] },
  "POST /api/credits/purchase": {
    ...always,
    graphql: ["Mutation.purchaseCredits"],
    body: () => ({ amount: 300, plan: "monthly" }),
  },
  "GET /api/plans": { ...always, graphql: ["Query.plans"] },
  "GET /api/user/profile": { ...always, graphql: ["Query.viewer"] },
  "POST /api/user/initialize": {
    ...always,
    graphql: ["Mutation.initializeUser"],
    body: () => ({ plan: "free", language: "ja", registrationDomain: "example.com" }),
  },
  "GET /api/user/language": { ...always, graphql: ["Query.viewer"] },
  "PUT /api/user/language": {
    ...always,
    graphql: ["Mutation.setLanguage"],
    body: () => ({ language: "ja" }),
  },
  "GET /api/user/player-settings": { ...user, graphql: ["Query.viewer"] },
  "PUT /api/user/player-settings": {
    ...user,
    graphql: ["Mutation.setPlayerSettings"],
    body: () => ({ settings: { playbackRate: 1.5, volume: 0.5 } }),
  },
  "GET /api/payments/subscription-status": { ...always, graphql: ["Query.subscriptionStatus"] },
  "POST /api/payments/generate-payment-url": {
    ...always,
    graphql: ["Mutation.createPaymentUrl"],
    body: () => ({ language: "ja", type: "subscription", planKey: "monthly" }),
  },
  "GET /api/announcements/unread": {
    ...always,
    graphql: ["Query.unreadAnnouncements"],
    query: { lang: "ja" },
  },
  "POST /api/announcements/mark-read": {
    ...always,
    graphql: ["Mutation.markAnnouncementsRead"],
    body: () => ({ latestId: 0 }),
  },

  "GET /api/admin/announcements": { ...admin, graphql: ["Query.adminAnnouncements"], query: { limit: 5 } },
  "POST /api/admin/announcements": {
    ...admin,
    graphql: ["Mutation.adminCreateAnnouncement"],
    body: () => ({ ...texts, priority: "high" }),
  },
  "POST /api/admin/announcements/preview": {
    ...admin,
    graphql: ["Query.adminPreviewAnnouncement"],
    body: () => ({ ...texts, priority: "high" }),
  },
  "PUT /api/admin/announcements/{id}": {
    ...admin,
    graphql: ["Mutation.adminUpdateAnnouncement"],
    path: announcement,
    body: () => ({ titleEn: "Another title" }),
  },
  "POST /api/admin/announcements/{id}/publish": {
    ...admin,
    graphql: ["Mutation.adminPublishAnnouncement"],
    path: announcement,
    body: () => ({ publishAt: "2099-01-01T00:00:00Z" }),
  },
  "POST /api/admin/announcements/{id}/withdraw": {
    ...admin,
    graphql: ["Mutation.adminWithdrawAnnouncement"],
    path: announcement,
  },
  "DELETE /api/admin/announcements/{id}": {
    ...admin,
    graphql: ["Mutation.adminDeleteAnnouncement"],
    path: announcement,
  },
  "GET /api/admin/figures": { ...admin, graphql: ["Query.adminFigures"], query: { days: 3 } },
  "GET /api/admin/jobs": { ...admin, graphql: ["Query.adminJobs"], query: { status: "queued" } },
  "POST /api/admin/jobs/{queueId}/retry": {
    ...admin,
    graphql: ["Mutation.adminRetryJob"],
    path: failedJob,
  },
  "GET /api/admin/audit": { ...admin, graphql: ["Query.adminAudit"], query: { limit: 5 } },
  "GET /api/admin/users": { ...admin, graphql: ["Query.adminUsers"], query: { search: "a" } },
  "GET /api/admin/users/{userId}": { ...admin, graphql: ["Query.adminUser"], path: account },
  "POST /api/admin/users/{userId}/credits": {
    ...admin,
    graphql: ["Mutation.adminAdjustCredits"],
    path: account,
    body: () => ({ amount: 10, note: "A present" }),
  },
  "PUT /api/admin/users/{userId}/role": {
    ...admin,
    graphql: ["Mutation.adminSetRole"],
    path: account,
    body: () => ({ role: "user" }),
  },
  "PUT /api/admin/users/{userId}/standing": {
    ...admin,
    graphql: ["Mutation.adminSetStanding"],
    path: account,
    body: () => ({ standing: "open", days: 3 }),
  },
};
