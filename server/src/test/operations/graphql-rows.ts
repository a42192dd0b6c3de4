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

export interface GraphqlRow extends Row {
  /** Variables that would do. */
  variables?: (world: World) => Json;
}

/** Every root field of GraphQL, and every field of the account. */
export const graphqlRows: Record<string, GraphqlRow> = {
  "Query.audio": { ...user, variables: ({ audioId }) => ({ id: audioId }) },
  "Query.creditPacks": always,
  "Query.dictionary": { ...user, variables: () => ({ language: "en" }) },
  "Query.dictionaryImpact": { ...user, variables: () => ({ change: newWord() }) },
  "Query.entries": { ...user, variables: () => ({ first: 5 }) },
  "Query.entry": { ...user, variables: ({ entryId }) => ({ id: entryId }) },
  "Query.plans": always,
  "Query.activeQueues": user,
  "Query.queue": { ...user, variables: ({ queueId }) => ({ id: queueId }) },
  "Query.quoteAudio": { ...user, variables: entry },
  "Query.quoteScript": { ...user, variables: entry },
  "Query.script": { ...user, variables: ({ scriptId }) => ({ id: scriptId }) },
  "Query.scriptHistory": { ...user, variables: ({ scriptId }) => ({ id: scriptId }) },
  "Query.subscriptionStatus": always,
  "Query.unreadAnnouncements": { ...always, variables: () => ({ language: "ja" }) },
  "Query.viewer": always,
  "Query.voices": { ...user, variables: () => ({ language: "ja" }) },

  "Mutation.analyzeEntry": { ...user, variables: ({ entryId }) => ({ id: entryId }) },
  "Mutation.billingPortalUrl": always,
  "Mutation.cancelQueue": { ...user, variables: job },
  "Mutation.createDictionaryWord": { ...user, variables: () => ({ input: newWord() }) },
  "Mutation.createEntry": { ...user, variables: newUrl },
  "Mutation.createPaymentUrl": { ...always, variables: () => ({ language: "ja" }) },
  "Mutation.deleteDictionaryWord": { ...user, variables: ({ wordId }) => ({ id: wordId }) },
  "Mutation.deleteEntry": { ...user, variables: ({ entryId }) => ({ id: entryId }) },
  "Mutation.generateAudio": {
    ...user,
    variables: (world) => ({ ...revision(world), settings: { speed: 1.2 } }),
  },
  "Mutation.generateScript": {
    ...user,
    variables: (world) => ({ ...entry(world), settings: { targetSeconds: 60 } }),
  },
  "Mutation.initializeUser": { ...always, variables: () => ({ language: "ja" }) },
  "Mutation.markAnnouncementsRead": { ...always, variables: () => ({ latestId: 0 }) },
  "Mutation.previewReading": { ...user, variables: () => ({ input: newWord() }) },
  "Mutation.purchaseCredits": { ...always, variables: () => ({ amount: 300, plan: "monthly" }) },
  "Mutation.renewRevision": { ...user, variables: revision },
  "Mutation.renameRevision": { ...user, variables: (world) => ({ ...revision(world), name: "A name" }) },
  "Mutation.shareEntry": { ...user, variables: (world) => ({ ...entry(world), enabled: true }) },
  "Mutation.rotateShare": { ...user, variables: entry },
  "Mutation.setLanguage": { ...always, variables: () => ({ language: "ja" }) },
  "Mutation.setLiveRevision": { ...user, variables: revision },
  "Mutation.setPlayerSettings": { ...user, variables: () => ({ settings: { volume: 0.5 } }) },
  "Mutation.submitText": { ...user, variables: (world) => ({ ...entry(world), text }) },
  "Mutation.updateDictionaryWord": {
    ...user,
    variables: ({ wordId }) => ({ id: wordId, input: newWord() }),
  },
  "Mutation.updateScript": { ...user, variables: (world) => ({ ...script(world), content: "A sentence." }) },

  "Query.adminAnnouncements": { ...admin, variables: () => ({ first: 5 }) },
  "Query.adminAudit": admin,
  "Query.adminFigures": { ...admin, variables: () => ({ days: 3 }) },
  "Query.adminJobs": admin,
  "Query.adminPreviewAnnouncement": { ...admin, variables: () => ({ input: texts }) },
  "Query.adminUser": { ...admin, variables: ({ otherUid }) => ({ id: otherUid }) },
  "Query.adminUsers": admin,
  "Mutation.adminAdjustCredits": {
    ...admin,
    variables: (world) => ({ ...account(world), amount: 10, note: "A present" }),
  },
  "Mutation.adminCreateAnnouncement": { ...admin, variables: () => ({ input: texts }) },
  "Mutation.adminDeleteAnnouncement": { ...admin, variables: announcement },
  "Mutation.adminPublishAnnouncement": {
    ...admin,
    variables: (world) => ({ ...announcement(world), publishAt: "2099-01-01T00:00:00Z" }),
  },
  "Mutation.adminRetryJob": { ...admin, variables: failedJob },
  "Mutation.adminSetRole": { ...admin, variables: (world) => ({ ...account(world), role: "user" }) },
  "Mutation.adminSetStanding": {
    ...admin,
    variables: (world) => ({ ...account(world), standing: "open", days: 3 }),
  },
  "Mutation.adminUpdateAnnouncement": {
    ...admin,
    variables: (world) => ({ ...announcement(world), input: { titleEn: "Another title" } }),
  },
  "Mutation.adminWithdrawAnnouncement": { ...admin, variables: announcement },

  "Subscription.queueChanged": { ...user, variables: entry },

  "Viewer.accountExpiresAt": always,
  "Viewer.createdAt": always,
  "Viewer.credits": always,
  "Viewer.displayName": always,
  "Viewer.email": always,
  "Viewer.id": always,
  "Viewer.language": always,
  "Viewer.ledger": { ...always, variables: () => ({ first: 5 }) },
  "Viewer.limits": always,
  "Viewer.plan": always,
  "Viewer.playerSettings": user,
  "Viewer.role": always,
  "Viewer.trial": always,
};
