import { and, eq, isNull } from "drizzle-orm";
import { z } from "zod";
import type { Database } from "#db/client";
import { type User, users } from "#db/schema/index";
import type { CreditsService } from "#domain/credits/credits.service";
import { notFound } from "#kernel/errors";
import { INPUT_LIMITS } from "#kernel/input-limits";
import { PLAN_LIMITS, TRIAL_CREDITS, TRIAL_DAYS } from "#kernel/limits";
import { validate } from "#kernel/validate";
import type { Viewer } from "#kernel/viewer";
import { type Language, languages, plans } from "#kernel/vocabulary";
import type { Identified } from "#ports/identity";
import { adminEmailMatcher } from "./admin-emails.ts";
import { expiryOf } from "./expiry.ts";
import { playerSettings } from "./player-settings.ts";

const Initialization = z.object({
  plan: z.enum(plans).nullish(),
  language: z.enum(languages).nullish(),
  registrationDomain: z.string().trim().max(253).nullish(),
});

const DAY_MS = 86_400_000;

export type AccountsService = ReturnType<typeof accountsService>;
export type Profile = Awaited<ReturnType<AccountsService["profile"]>>;

interface Needs {
  db: Database;
  credits: CreditsService;
  /** Accounts that become admin as soon as their address is verified. */
  adminEmails?: readonly string[];
}

export function accountsService({ db, credits, adminEmails = [] }: Needs) {
  const isNamed = adminEmailMatcher(adminEmails);

  /** Verified later than initialised, as a rule: that is why it is asked at each call. */
  const isListed = ({ email, emailVerified }: Identified) => emailVerified && isNamed(email);

  async function load(uid: string): Promise<User> {
    const [user] = await db.select().from(users).where(eq(users.id, uid));
    if (!user) throw notFound("User");
    return user;
  }

  async function change(uid: string, values: Partial<typeof users.$inferInsert>): Promise<User> {
    const [user] = await db.update(users).set(values).where(eq(users.id, uid)).returning();
    if (!user) throw notFound("User");
    return user;
  }

  /** The first call of a uid: plan free with the trial. Simultaneous first calls make one user, one grant. */
  async function register({ uid, email, displayName }: Identified): Promise<User> {
    return db.transaction(async (tx) => {
      const accountExpiresAt = new Date(Date.now() + TRIAL_DAYS * DAY_MS);
      await tx.insert(users).values({ id: uid, email, displayName, accountExpiresAt }).onConflictDoNothing();
      await credits.grant(tx, uid, TRIAL_CREDITS, "trial", "Trial");
      const [user] = await tx.select().from(users).where(eq(users.id, uid));
      if (!user) throw new Error("a user was not written");
      return user;
    });
  }

  return {
    /** Who a verified token stands for. One query, but for a user's very first call. */
    async viewerOf(identified: Identified): Promise<Viewer> {
      const { uid, email, displayName, emailVerified } = identified;
      const [known] = await db.select().from(users).where(eq(users.id, uid));
      let user = known ?? (await register(identified));
      if (user.email !== email) user = await change(uid, { email, displayName });
      if (isListed(identified) && user.role !== "admin") user = await change(uid, { role: "admin" });
      return { uid, email, emailVerified, role: user.role, plan: user.plan, expired: expiryOf(user) };
    },

    async profile(viewer: Viewer) {
      return profileOf(await load(viewer.uid));
    },

    /** Once: language and domain of registration. The plan is bought, never given by asking for it. */
    async initialize(viewer: Viewer, given: unknown = {}) {
      const { language, registrationDomain } = validate(Initialization, given ?? {}, "user");
      await db
        .update(users)
        .set({
          initializedAt: new Date(),
          registrationDomain,
          ...(language ? { language } : {}),
        })
        .where(and(eq(users.id, viewer.uid), isNull(users.initializedAt)));
      return this.profile(viewer);
    },

    async language(viewer: Viewer): Promise<Language> {
      return (await load(viewer.uid)).language;
    },

    async setLanguage(viewer: Viewer, given: unknown) {
      const language = validate(z.enum(languages), given, "language");
      return profileOf(await change(viewer.uid, { language }));
    },

    async playerSettings(viewer: Viewer) {
      return playerSettings((await load(viewer.uid)).playerSettings);
    },

    /** Replaces the settings as a whole; what is missing takes its default. */
    async setPlayerSettings(viewer: Viewer, given: unknown) {
      return profileOf(await change(viewer.uid, { playerSettings: playerSettings(given) }));
    },
  };
}

function profileOf(user: User) {
  const { id, email, displayName, role, plan, language, createdAt, accountExpiresAt } = user;
  const { balance, held, totalEarned, totalSpent } = user;
  return {
    userId: id,
    email,
    displayName,
    role,
    plan,
    language,
    credits: { balance, held, totalEarned, totalSpent },
    playerSettings: playerSettings(user.playerSettings),
    limits: { ...PLAN_LIMITS[plan], input: INPUT_LIMITS },
    createdAt,
    accountExpiresAt,
  };
}
