import { createHash } from "node:crypto";
import { eq, lt, ne, or, sql } from "drizzle-orm";
import { LRUCache } from "lru-cache";
import type { Database, Transaction } from "#db/client";
import { trials as givenTrials, trialNetworks, users } from "#db/schema/index";
import type { CreditsService } from "#domain/credits/credits.service";
import { TRIAL_CREDITS, TRIALS_A_NETWORK_AND_HOUR } from "#kernel/limits";
import type { TrialState } from "#kernel/vocabulary";
import type { Identified } from "#ports/identity";
import { mailboxOf } from "./mailbox.ts";

export interface TrialRules {
  /** Credits come with a verified address only. */
  needsVerifiedEmail: boolean;
  /** One trial a mailbox, and so many a network and hour. */
  isLimited: boolean;
}

/** Where a call comes from; a network that nobody can know stands as null and is not counted. */
export interface Caller {
  network: string | null;
  /** Address as the connection shows it. */
  address?: string;
}
export const fromAnywhere: Caller = { network: null };

/** For who was refused, because the network had its share of the hour. */
const ASK_AGAIN_MS = 60_000;
const REMEMBERED = 10_000;

interface Needs {
  db: Database;
  credits: Pick<CreditsService, "grant">;
  rules: TrialRules;
}

/** Gives each account its trial's credits once, and where rules say so, only one to a person. */
export function trialGrants({ db, credits, rules }: Needs) {
  const askedLately = new LRUCache<string, true>({ max: REMEMBERED, ttl: ASK_AGAIN_MS });

  /** Counts one more trial of a network in this hour; false where it had its share. */
  async function countNetwork(tx: Transaction, network: string): Promise<boolean> {
    const hour = sql`date_trunc('hour', now())`;
    const counted = await tx
      .insert(trialNetworks)
      .values({ network, hour, asked: 1 })
      .onConflictDoUpdate({
        target: trialNetworks.network,
        set: {
          hour,
          asked: sql`case when ${trialNetworks.hour} = ${hour} then ${trialNetworks.asked} + 1 else 1 end`,
        },
        setWhere: or(ne(trialNetworks.hour, hour), lt(trialNetworks.asked, TRIALS_A_NETWORK_AND_HOUR)),
      })
      .returning({ asked: trialNetworks.asked });
    return counted.length > 0;
  }

  async function isFirstOfMailbox(tx: Transaction, email: string): Promise<boolean> {
    const mailbox = createHash("sha256").update(mailboxOf(email)).digest("hex");
    const [row] = await tx
      .insert(givenTrials)
      .values({ mailbox })
      .onConflictDoNothing()
      .returning({ mailbox: givenTrials.mailbox });
    return row !== undefined;
  }

  /** Whether a call of somebody who waits is worth asking for. */
  const isDue = ({ uid, emailVerified }: Identified) =>
    (emailVerified || !rules.needsVerifiedEmail) && !askedLately.has(uid);

  return {
    isDue,

    /** Gives the trial to an account that waits for it, or finds out why it gets none now. */
    async give(identified: Identified, { network }: Caller): Promise<void> {
      const { uid, email } = identified;
      if (!isDue(identified)) return;
      await db.transaction(async (tx) => {
        const [user] = await tx
          .select({ trial: users.trial })
          .from(users)
          .where(eq(users.id, uid))
          .for("update");
        if (user?.trial !== "waiting") return;
        if (rules.isLimited) {
          if (network && !(await countNetwork(tx, network))) {
            askedLately.set(uid, true);
            return;
          }
          if (!(await isFirstOfMailbox(tx, email))) {
            await tx.update(users).set({ trial: "used" }).where(eq(users.id, uid));
            return;
          }
        }
        await tx.update(users).set({ trial: "given" }).where(eq(users.id, uid));
        await credits.grant(tx, uid, TRIAL_CREDITS, "trial", "Trial");
      });
    },

    /** Why an account has its trial's credits or not, for its own eyes. */
    stateOf(trial: (typeof users.$inferSelect)["trial"], emailVerified: boolean): TrialState {
      if (trial !== "waiting") return trial;
      return rules.needsVerifiedEmail && !emailVerified ? "unverified" : "later";
    },
  };
}
export type TrialGrants = ReturnType<typeof trialGrants>;
