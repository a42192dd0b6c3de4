import { apiKey, newApiKey, type RestRow, user } from "../row.ts";

/** Keys for programs. */
export const keyRows: Record<string, RestRow> = {
  "GET /api/keys": { ...user, graphql: ["Query.apiKeys"] },
  "POST /api/keys": { ...user, graphql: ["Mutation.createApiKey"], body: newApiKey },
  "PATCH /api/keys/{id}": {
    ...user,
    graphql: ["Mutation.updateApiKey"],
    path: apiKey,
    body: () => ({ monthlyCredits: 20 }),
  },
  "POST /api/keys/{id}/roll": {
    ...user,
    graphql: ["Mutation.rollApiKey"],
    path: apiKey,
    body: () => ({ overlapHours: 2 }),
  },
  "DELETE /api/keys/current": { ...user, graphql: ["Mutation.revokeCurrentApiKey"] },
  "DELETE /api/keys/{id}": { ...user, graphql: ["Mutation.deleteApiKey"], path: apiKey },
};
