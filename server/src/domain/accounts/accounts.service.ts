import { and, eq, isNull, sql } from "drizzle-orm";
import { z } from "zod";
import type { Database } from "#db/client";
import { announcements, type User, users } from "#db/schema/index";
import { publishDue } from "#domain/announcements/publish";
import { type KeptSound, keptBytesOf } from "#domain/files/kept-bytes";
import { notFound } from "#kernel/errors";
import { INPUT_LIMITS } from "#kernel/input-limits";
import { KEPT_BYTES, PLAN_LIMITS, TRIAL_DAYS } from "#kernel/limits";
import { validate } from "#kernel/validate";
import type { Viewer } from "#kernel/viewer";
import { disclosures, type Language, languages, plans } from "#kernel/vocabulary";
import type { Events } from "#ports/events";
import type { Identified } from "#ports/identity";
import { adminEmailMatcher } from "./admin-emails.ts";
import { expiryOf } from "./expiry.ts";
import { leavesAtOf } from "./leaves-at.ts";
import { playerSettings } from "./player-settings.ts";
import { type KnownUser, recentUsers } from "./recent-users.ts";
import { type Caller, fromAnywhere, type TrialGrants } from "./trials/trials.ts";

const Initialization = z.object({
  plan: z.enum(plans).nullish(),
  language: z.enum(languages).nullish(),
  registrationDomain: z.string().trim().max(253).nullish(),
});

const DAY_MS = 86_400_000;

/**
 * Requests of one moment share a read of their user. No longer: the news of a change takes a moment, and
 * an account that was closed or paid for must be that at its very next call.
 */
const SHARED_MS = 1;

export type AccountsService = ReturnType<typeof accountsService>;
export type Profile = Awaited<ReturnType<AccountsService["profile"]>>;

interface Needs {
  db: Database;
  trials: TrialGrants;
  events: Pick<Events, "observe">;
  /** Accounts that become admin as soon as their address is verified. */
  adminEmails?: readonly string[];
}

export function accountsService({ db, trials, events, adminEmails = [] }: Needs) {
  const isNamed = adminEmailMatcher(adminEmails);

  /** Verified later than initialised, as a rule: that is why it is asked at each call. */
  const isListed = ({ email, emailVerified }: Identified) => emailVerified && isNamed(email);

  const find = db
    .select({
      email: users.email,
      role: users.role,
      trial: users.trial,
      plan: users.plan,
      accountExpiresAt: users.accountExpiresAt,
      closedAt: users.closedAt,
      deletionAskedAt: users.deletionAskedAt,
    })
    .from(users)
    .where(eq(users.id, sql.placeholder("uid")))
    .prepare("user");

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

  function profileOf({ emailVerified }: Viewer, user: User) {
    const { id, email, displayName, role, plan, language, createdAt, accountExpiresAt } = user;
    const { balance, held, totalEarned, totalSpent } = user;
    return {
      userId: id,
      email,
      displayName,
      role,
      plan,
      language,
      disclosure: user.disclosure,
      trial: trials.stateOf(user.trial, emailVerified),
      credits: { balance, held, totalEarned, totalSpent },
      playerSettings: playerSettings(user.playerSettings),
      limits: { ...PLAN_LIMITS[plan], input: INPUT_LIMITS },
      createdAt,
      accountExpiresAt,
    };
  }

  /**
   * The first call of a uid: plan free, waiting for its trial, and told of nothing that was announced before.
   * Simultaneous first calls make one user.
   */
  async function register({ uid, email, displayName }: Identified): Promise<KnownUser> {
    const accountExpiresAt = new Date(Date.now() + TRIAL_DAYS * DAY_MS);
    await publishDue(db);
    const newest = sql`coalesce((select max(${announcements.id}) from ${announcements}), 0)`;
    const fresh = { id: uid, email, displayName, accountExpiresAt, trial: "waiting" } as const;
    await db
      .insert(users)
      .values({ ...fresh, lastReadAnnouncementId: newest })
      .onConflictDoNothing();
    return load(uid);
  }

  const awaitsTrial = (user: KnownUser, identified: Identified) =>
    user.trial === "waiting" && trials.isDue(identified);

  /** One query, but for a user's very first calls. Where the caller is null, nobody asked, and no trial is given. */
  async function userOf(identified: Identified, caller: Caller | null): Promise<KnownUser> {
    const { uid, email, displayName } = identified;
    const [known] = await find.execute({ uid });
    let user = known ?? (await register(identified));
    if (caller && awaitsTrial(user, identified)) {
      await trials.give(identified, caller);
      user = await load(uid);
    }
    if (user.email !== email) user = await change(uid, { email, displayName });
    if (isListed(identified) && user.role !== "admin") user = await change(uid, { role: "admin" });
    return user;
  }

  const recently = recentUsers(events, userOf, SHARED_MS);

  /** Whether the token says nothing new about its user. */
  const knows = (user: KnownUser, identified: Identified) =>
    user.email === identified.email &&
    (user.role === "admin" || !isListed(identified)) &&
    !awaitsTrial(user, identified);

  return {
    /** The user behind a verified token. */
    viewerOf: async (identified: Identified, caller: Caller | null = fromAnywhere): Promise<Viewer> =>
      viewerFrom(await userOf(identified, caller), identified),

    /** The same for each request: the row may be a second old, unless it has changed since. */
    async recentViewerOf(identified: Identified, caller: Caller = fromAnywhere): Promise<Viewer> {
      const user = await recently(identified, caller);
      return knows(user, identified) ? viewerFrom(user, identified) : this.viewerOf(identified, caller);
    },

    async profile(viewer: Viewer) {
      return profileOf(viewer, await load(viewer.uid));
    },

    /** The sound that is kept, and the room for it. */
    async kept({ uid, plan }: Viewer): Promise<KeptSound> {
      return { bytes: await keptBytesOf(db, uid), limit: KEPT_BYTES[plan] };
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
      return profileOf(viewer, await change(viewer.uid, { language }));
    },

    /** Holds for audios that are ordered from now on. */
    async setDisclosure(viewer: Viewer, given: unknown) {
      const disclosure = validate(z.enum(disclosures), given, "disclosure");
      return profileOf(viewer, await change(viewer.uid, { disclosure }));
    },

    async playerSettings(viewer: Viewer) {
      return playerSettings((await load(viewer.uid)).playerSettings);
    },

    /** Replaces the settings as a whole; what is missing takes its default. */
    async setPlayerSettings(viewer: Viewer, given: unknown) {
      return profileOf(viewer, await change(viewer.uid, { playerSettings: playerSettings(given) }));
    },
  };
}

function viewerFrom(user: KnownUser, { uid, email, emailVerified, issuedAt }: Identified): Viewer {
  const leavesAt = leavesAtOf(user.deletionAskedAt, issuedAt);
  return {
    uid,
    email,
    emailVerified,
    role: user.role,
    plan: user.plan,
    expired: expiryOf(user),
    signedInAt: issuedAt,
    ...(leavesAt && { leavesAt }),
  };
}
