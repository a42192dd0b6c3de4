import { account, admin, announcement, failedJob, type RestRow, texts } from "../row.ts";

export const adminRows: Record<string, RestRow> = {
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
  "POST /api/admin/users/{userId}/export": {
    ...admin,
    graphql: ["Mutation.adminExportAccount"],
    path: account,
  },
  "DELETE /api/admin/users/{userId}": {
    ...admin,
    leaves: true,
    graphql: ["Mutation.adminDeleteAccount"],
    path: account,
  },
};
