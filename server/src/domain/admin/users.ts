import { randomUUID } from "node:crypto";
import { and, desc, eq, or, sql } from "drizzle-orm";
import type { Database, Transaction } from "#db/client";
import { type User, users } from "#db/schema/index";
import { adminEmailMatcher } from "#domain/accounts/admin-emails";
import { keptBytesByUser, keptBytesOf } from "#domain/files/kept-bytes";
import { type CursorPage, olderThan, pageOf } from "#kernel/cursor";
import { AppError, notFound } from "#kernel/errors";
import { isStorable } from "#kernel/text/storable";
import { validate } from "#kernel/validate";
import type { Viewer } from "#kernel/viewer";
import type { Events } from "#ports/events";
import { accountColumns } from "./account-columns.ts";
import { record } from "./audit.ts";
import { changeCredits } from "./change-credits.ts";
import { requireAdmin } from "./gate.ts";
import { CreditChange, Key, type ListOptions, NewRole, NewStanding, pageSize, termOf } from "./input.ts";
import { type AdminUser, adminUserOf } from "./user.ts";

interface Needs {
  db: Database;
  events: Events;
  /** Accounts that are administrators as long as their address is listed. */
  adminEmails?: readonly string[];
}

export function adminUsers({ db, events, adminEmails = [] }: Needs) {
  const isListed = adminEmailMatcher(adminEmails);

  async function shown(from: Database | Transaction, found: User[]): Promise<AdminUser[]> {
    const kept = await keptBytesByUser(
      from,
      found.map(({ id }) => id),
    );
    return found.map((user) => adminUserOf(user, kept.get(user.id) ?? 0));
  }

  /** Changes one account and what is recorded of it together, and tells its open sockets. */
  async function change(
    uid: string,
    work: (tx: Transaction, user: User) => Promise<void>,
  ): Promise<AdminUser> {
    return db.transaction(async (tx) => {
      const user = isStorable(uid)
        ? (await tx.select().from(users).where(eq(users.id, uid)).for("update"))[0]
        : undefined;
      if (!user) throw notFound("User");
      await work(tx, user);
      await events.publish(tx, { kind: "account", userId: uid });
      const [now = user] = await tx.select().from(users).where(eq(users.id, uid));
      return adminUserOf(now, await keptBytesOf(tx, uid));
    });
  }

  return {
    /** Newest first. `search` is the beginning of an e-mail address, or a whole user id. */
    async list(
      viewer: Viewer,
      { search, limit, cursor }: ListOptions & { search?: string | null } = {},
    ): Promise<CursorPage<AdminUser>> {
      await requireAdmin(db, viewer);
      const size = pageSize(limit);
      const term = termOf(search, "search");
      const rows = await db
        .select()
        .from(users)
        .where(
          and(
            term ? or(emailBegins(term), eq(users.id, term)) : undefined,
            olderThan(cursor, users.createdAt, users.id, isStorable),
          ),
        )
        .orderBy(desc(users.createdAt), desc(users.id))
        .limit(size + 1);
      return pageOf(await shown(db, rows), size);
    },

    async get(viewer: Viewer, uid: string): Promise<AdminUser> {
      await requireAdmin(db, viewer);
      const [user] = isStorable(uid) ? await db.select().from(users).where(eq(users.id, uid)) : [];
      if (!user) throw notFound("User");
      return adminUserOf(user, await keptBytesOf(db, uid));
    },

    /** All accounts with exactly this e-mail address: it is not unique. */
    async withEmail(viewer: Viewer, email: string): Promise<AdminUser[]> {
      await requireAdmin(db, viewer);
      const found = await db
        .select()
        .from(users)
        .where(eq(sql`lower(${users.email})`, termOf(email, "email").toLowerCase()))
        .orderBy(users.createdAt);
      return shown(db, found);
    },

    /** Gives credits, or takes back with a negative amount. The same key does it once. */
    async adjustCredits(
      viewer: Viewer,
      uid: string,
      given: unknown,
      idempotencyKey?: string | null,
    ): Promise<AdminUser> {
      await requireAdmin(db, viewer);
      const wanted = validate(CreditChange, given);
      const key = validate(Key, idempotencyKey ?? randomUUID(), "idempotencyKey");
      return change(uid, async (tx, user) => {
        if (!(await changeCredits(tx, user, wanted, key))) return;
        await record(tx, viewer, { action: "user.credits", subject: uid, data: { ...wanted } });
      });
    },

    async setRole(viewer: Viewer, uid: string, given: unknown): Promise<AdminUser> {
      await requireAdmin(db, viewer);
      const role = validate(NewRole, given, "role");
      refuseOwn(viewer, uid);
      return change(uid, async (tx, user) => {
        if (role === "user" && isListed(user.email)) throw listed(user.email);
        await tx.update(users).set({ role }).where(eq(users.id, uid));
        await record(tx, viewer, { action: "user.role", subject: uid, data: { from: user.role, to: role } });
      });
    },

    /** Expires, closes or reopens an account; nothing of it is deleted. */
    async setStanding(viewer: Viewer, uid: string, given: unknown): Promise<AdminUser> {
      await requireAdmin(db, viewer);
      const wanted = validate(NewStanding, given);
      refuseOwn(viewer, uid);
      return change(uid, async (tx, user) => {
        await tx.update(users).set(accountColumns(user, wanted)).where(eq(users.id, uid));
        await record(tx, viewer, { action: "user.standing", subject: uid, data: { ...wanted } });
      });
    },
  };
}

/** Nobody can lock themselves out. */
export function refuseOwn({ uid }: Viewer, subject: string) {
  if (uid === subject)
    throw new AppError("CONFLICT", {
      message: "Somebody else has to do this to your account",
      reason: "OWN_ACCOUNT",
    });
}

const listed = (email: string) =>
  new AppError("CONFLICT", {
    message: `${email} is listed in ADMIN_EMAILS and would be an administrator again at its next call: take it from there first`,
    reason: "LISTED_IN_ADMIN_EMAILS",
  });

/** Written so that the index on lower(email) can answer it. */
const emailBegins = (term: string) =>
  sql`lower(${users.email}) like ${`${term.toLowerCase().replace(/[\\%_]/g, "\\$&")}%`}`;
