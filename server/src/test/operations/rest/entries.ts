import { entry, job, newUrl, type RestRow, revision, script, text, user } from "../row.ts";

/** Entries, and all that is made of them. */
export const entryRows: Record<string, RestRow> = {
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
  "GET /api/entries/{entryId}/scripts/{scriptId}": {
    ...user,
    graphql: ["Query.script", "Subscription.scriptChanged"],
    path: script,
  },
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
  "POST /api/entries/{entryId}/sentences/preview": {
    ...user,
    graphql: ["Mutation.previewSentence"],
    path: entry,
    body: () => ({ text: "A sentence." }),
  },
  "GET /api/entries/{entryId}/audios/{audioId}/stats": {
    ...user,
    graphql: ["Query.audio"],
    path: ({ entryId, audioId }) => ({ entryId, audioId }),
  },
  "GET /api/audios/{id}": { ...user, graphql: ["Query.audio"], path: ({ audioId }) => ({ id: audioId }) },
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
  "GET /api/entries/{entryId}/share": { ...user, graphql: ["Query.entry"], path: entry },
  "GET /api/entries/{entryId}/listening": { ...user, graphql: ["Query.entry"], path: entry },
  "PUT /api/entries/{entryId}/share": {
    ...user,
    graphql: ["Mutation.shareEntry"],
    path: entry,
    body: () => ({ enabled: true, allowedOrigins: ["https://shop.example"] }),
  },
  "POST /api/entries/{entryId}/share/rotate": { ...user, graphql: ["Mutation.rotateShare"], path: entry },
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
};
