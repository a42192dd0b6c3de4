import { and, eq, gt, isNotNull, isNull, lte, type SQL, sql } from "drizzle-orm";
import { z } from "zod";
import type { Database, Transaction } from "#db/client";
import { users } from "#db/schema/index";
import { erasedAtOf } from "#domain/accounts/leaves-at";
import type { PaymentsService } from "#domain/payments/payments.service";
import { AppError, invalid, notFound } from "#kernel/errors";
import { DELETION_DAYS, FRESH_SIGN_IN_MINUTES } from "#kernel/limits";
import { validate } from "#kernel/validate";
import type { Viewer } from "#kernel/viewer";
import type { Identity } from "#ports/identity";
import type { Eraser } from "./erase.ts";

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
/** How long the identity provider lets somebody in who may want to come back. */
const SIGN_IN_MINUTES = 15;

export const AccountAddress = z.object({ email: z.string().trim().min(1).max(320) });

/** Both are null of an account that stays. */
export interface Deletion {
  askedAt: Date | null;
  /** From then on nothing is left. */
  erasedAt: Date | null;
}

interface Needs {
  db: Database;
  identity: Pick<Identity, "disable" | "enable">;
  payments: Pick<PaymentsService, "endSubscription">;
  erase: Eraser;
  onError: (error: unknown) => void;
}

export type DeletionsService = ReturnType<typeof deletionsService>;

/** Leaving: an account that asks to be deleted is closed at once, may come back for 30 days, and is gone then. */
export function deletionsService({ db, identity, payments, erase, onError }: Needs) {
  const asked = users.deletionAskedAt;

  async function standing({ uid }: Pick<Viewer, "uid">): Promise<Deletion> {
    const [user] = await db.select({ askedAt: asked }).from(users).where(eq(users.id, uid));
    if (!user) throw notFound("User");
    return { ...user, erasedAt: erasedAtOf(user.askedAt) };
  }

  /** Has the provider refuse every sign-in. What fails is done again by the sweep. */
  async function lockOut(uid: string, now: Date): Promise<void> {
    await identity.disable(uid);
    const isOver = and(eq(users.id, uid), isNotNull(asked), lte(users.signInUntil, now));
    await db.update(users).set({ signInUntil: null }).where(isOver);
    const isShut = and(isNotNull(asked), isNull(users.signInUntil));
    const [shut] = await db
      .select({ uid: users.id })
      .from(users)
      .where(and(eq(users.id, uid), isShut));
    // Taken back or let in anew meanwhile, the account must not stay shut at the provider.
    if (!shut) await identity.enable(uid);
  }

  /**
   * A plan that the provider would charge again is cancelled before. `also` is done in the transaction of the closing,
   * and not for an account that is closed already.
   */
  async function close(
    uid: string,
    now = new Date(),
    also: (tx: Transaction) => Promise<unknown> = async () => {},
  ): Promise<Deletion> {
    await payments.endSubscription({ uid });
    await db.transaction(async (tx) => {
      const closed = await tx
        .update(users)
        .set({ deletionAskedAt: now, signInUntil: now })
        .where(and(eq(users.id, uid), isNull(asked)))
        .returning({ id: users.id });
      if (closed.length > 0) await also(tx);
    });
    await lockOut(uid, now).catch(onError);
    return standing({ uid });
  }

  const leaving = (which: SQL | undefined) =>
    db
      .select({ uid: users.id })
      .from(users)
      .where(and(isNotNull(asked), which));

  return {
    standing,

    /** Closes the viewer's account. */
    async ask(viewer: Viewer, given: unknown, now = new Date()): Promise<Deletion> {
      const { email } = validate(AccountAddress, given);
      if (email.toLowerCase() !== viewer.email.toLowerCase()) throw invalid("email", "other_address");
      requireFreshSignIn(viewer, now);
      return close(viewer.uid, now);
    },

    /** Closes somebody's account; only for administrators. */
    close,

    /** Lets the owner of a leaving account sign in for a while; says nothing about whether there is one. */
    async openSignIn(given: unknown, now = new Date()): Promise<void> {
      const { email } = validate(AccountAddress, given);
      const address = eq(sql`lower(${users.email})`, email.toLowerCase());
      const signInUntil = new Date(now.getTime() + SIGN_IN_MINUTES * MINUTE_MS);
      for (const { uid } of await leaving(and(address, gt(asked, daysBefore(now))))) {
        await db.update(users).set({ signInUntil }).where(eq(users.id, uid));
        await identity.enable(uid);
      }
    },

    /** Takes the deletion back; the account is as it was, but for its subscription. */
    async takeBack(viewer: Viewer, now = new Date()): Promise<Deletion> {
      const back = await db
        .update(users)
        .set({ deletionAskedAt: null, signInUntil: null })
        .where(and(eq(users.id, viewer.uid), gt(asked, daysBefore(now))))
        .returning({ uid: users.id });
      const after = await standing(viewer);
      if (after.askedAt) throw new AppError("CONFLICT", { reason: "DELETION_DUE" });
      // Without a deletion nothing is enabled: an operator may have disabled the account at the provider.
      for (const { uid } of back) await identity.enable(uid);
      return after;
    },

    /** Disables the sign-ins whose 15 minutes are over. */
    async closeSignIns(now = new Date()): Promise<void> {
      const over = await leaving(lte(users.signInUntil, now));
      await forEach(over, (uid) => lockOut(uid, now), "a sign-in could not be closed");
    },

    /** Erases the accounts that asked for it 30 days ago. */
    async sweep(now = new Date()): Promise<void> {
      await forEach(await leaving(lte(asked, daysBefore(now))), erase, "an account could not be erased");
    },
  };
}

/** One that fails keeps none of the others waiting. */
async function forEach(rows: { uid: string }[], work: (uid: string) => Promise<void>, message: string) {
  const failures: unknown[] = [];
  for (const { uid } of rows) await work(uid).catch((error) => failures.push(error));
  if (failures.length > 0) throw new AggregateError(failures, message);
}

const daysBefore = (now: Date) => new Date(now.getTime() - DELETION_DAYS * DAY_MS);

/** A session that was left open must not be enough to lose everything. */
function requireFreshSignIn({ signedInAt }: Pick<Viewer, "signedInAt">, now: Date): void {
  const age = now.getTime() - (signedInAt?.getTime() ?? 0);
  if (age <= FRESH_SIGN_IN_MINUTES * MINUTE_MS) return;
  throw new AppError("FORBIDDEN", {
    reason: "REAUTHENTICATION_REQUIRED",
    message: `Sign in again. Your last sign-in was more than ${FRESH_SIGN_IN_MINUTES} minutes ago.`,
    details: { minutes: FRESH_SIGN_IN_MINUTES },
  });
}
