import { z } from "zod";
import type { AdminJob } from "#domain/admin/jobs";
import type { AdminUser } from "#domain/admin/user";
import { reasonsByCode } from "#kernel/reasons";
import { languages, plans, roles } from "#kernel/vocabulary";
import type { Host } from "#transport/shared/host";
import { samples } from "../documents/samples.ts";
import { isoMoment, Moment } from "./moment.ts";
import { Balance, KeptSoundShape } from "./profile.ts";
import { presentQueue, Queue } from "./queue.ts";

export const AdminUserShape = z
  .object({
    userId: z.string(),
    email: z.string(),
    displayName: z.string().nullable(),
    role: z.enum(roles),
    plan: z.enum(plans),
    language: z.enum(languages),
    credits: Balance,
    kept: KeptSoundShape,
    createdAt: Moment,
    accountExpiresAt: Moment.nullable(),
    closedAt: Moment.nullable(),
    deletionAskedAt: Moment.nullable(),
    expired: z.enum(reasonsByCode.ACCOUNT_EXPIRED).nullable(),
  })
  .meta({
    id: "AdminUser",
    examples: [samples.adminUser],
  });

export const presentAdminUser = (user: AdminUser): z.infer<typeof AdminUserShape> => {
  const { id, createdAt, accountExpiresAt, closedAt, deletionAskedAt, ...rest } = user;
  return {
    ...rest,
    userId: id,
    createdAt: isoMoment(createdAt),
    accountExpiresAt: accountExpiresAt && isoMoment(accountExpiresAt),
    closedAt: closedAt && isoMoment(closedAt),
    deletionAskedAt: deletionAskedAt && isoMoment(deletionAskedAt),
  };
};

export const AdminJobShape = Queue.extend({
  userId: z.string(),
  email: z.string(),
  url: z.string(),
  title: z.string().nullable(),
}).meta({
  id: "AdminJob",
  examples: [samples.adminJob],
});

export const presentAdminJob = (job: AdminJob): z.infer<typeof AdminJobShape> => {
  const { userId, email, url, title } = job;
  return { ...presentQueue(job), userId, email, url, title };
};

const Figures = z.object({
  users: z.number(),
  audioMinutes: z.number(),
  creditsIssued: z.number(),
  creditsSpent: z.number(),
  jobsCompleted: z.number(),
  jobsFailed: z.number(),
});

export const AdminFiguresShape = z
  .object({
    total: Figures,
    days: z.array(Figures.extend({ date: z.string().describe("YYYY-MM-DD by a clock in Japan") })),
  })
  .meta({
    id: "AdminFigures",
    examples: [samples.figures],
  });

type AuditEntry = Awaited<ReturnType<Host["services"]["admin"]["audit"]["list"]>>["items"][number];

export const AuditEntryShape = z
  .object({
    id: z.string(),
    actor: z.string(),
    actorName: z.string().nullable(),
    action: z.string(),
    subject: z.string().nullable(),
    subjectName: z.string().nullable(),
    data: z.record(z.string(), z.unknown()).nullable(),
    createdAt: Moment,
  })
  .meta({
    id: "AuditEntry",
    examples: [samples.auditEntry],
  });

export const presentAuditEntry = ({ createdAt, ...rest }: AuditEntry): z.infer<typeof AuditEntryShape> => ({
  ...rest,
  createdAt: isoMoment(createdAt),
});
