import { always, newWord, type RestRow, user, whenLeaving } from "../row.ts";

/** Personal resources: voices and readings, credits, payments, settings, announcements. */
export const accountRows: Record<string, RestRow> = {
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
  "GET /api/credits/balance": { ...always, graphql: ["Viewer.credits"] },
  "POST /api/credits/purchase": {
    ...always,
    graphql: ["Mutation.purchaseCredits"],
    body: () => ({ amount: 300, plan: "monthly" }),
  },
  "GET /api/plans": { ...always, graphql: ["Query.plans"] },
  "GET /api/user/profile": {
    ...always,
    graphql: [
      "Query.viewer",
      "Viewer.id",
      "Viewer.email",
      "Viewer.displayName",
      "Viewer.role",
      "Viewer.plan",
      "Viewer.trial",
      "Viewer.credits",
      "Viewer.kept",
      "Viewer.language",
      "Viewer.disclosure",
      "Viewer.createdAt",
      "Viewer.accountExpiresAt",
      "Viewer.limits",
    ],
  },
  "POST /api/user/initialize": {
    ...always,
    graphql: ["Mutation.initializeUser"],
    body: () => ({ plan: "free", language: "ja", registrationDomain: "example.com" }),
  },
  "DELETE /api/account": {
    ...always,
    leaves: true,
    graphql: ["Mutation.deleteAccount"],
    body: ({ email }) => ({ email }),
  },
  "GET /api/account/deletion": { ...whenLeaving, graphql: ["Query.accountDeletion"] },
  "POST /api/account/restore": { ...whenLeaving, graphql: ["Mutation.restoreAccount"] },
  "GET /api/user/agreement": { ...always, graphql: ["Query.agreement"] },
  "POST /api/user/agreement": {
    ...always,
    graphql: ["Mutation.agreeToTerms"],
    body: () => ({ version: 1 }),
  },
  "GET /api/user/language": { ...always, graphql: ["Viewer.language"] },
  "PUT /api/user/language": {
    ...always,
    graphql: ["Mutation.setLanguage"],
    body: () => ({ language: "ja" }),
  },
  "PUT /api/user/disclosure": {
    ...user,
    graphql: ["Mutation.setDisclosure"],
    body: () => ({ disclosure: "spoken" }),
  },
  "GET /api/user/player-settings": { ...user, graphql: ["Viewer.playerSettings"] },
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
};
