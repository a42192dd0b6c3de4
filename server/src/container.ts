import type { FastifyBaseLogger } from "fastify";
import { postgresEvents } from "#adapters/events/postgres";
import { firebaseIdentity } from "#adapters/identity/firebase";
import { pgBossJobs } from "#adapters/jobs/pg-boss";
import { undiciPictureFetcher } from "#adapters/page-fetcher/pictures";
import { undiciPageFetcher } from "#adapters/page-fetcher/undici";
import { undiciWebhookSender } from "#adapters/webhooks/undici";
import { connect } from "#db/client";
import { DatabaseHangs } from "#db/hang-watch";
import { schemaWatch } from "#db/schema-watch";
import { authenticator } from "#domain/accounts/authenticate";
import type { TrialRules } from "#domain/accounts/trials/trials";
import { watchedStorage } from "#domain/files/watched-storage";
import { mediaLinks } from "#domain/links/media-links";
import { sharedSecret } from "#domain/links/shared-secret";
import { pageParser } from "#domain/pages/parser";
import { servicesOver } from "#domain/services";
import type { Env } from "#env";
import { samplesFolder } from "#kernel/folders";
import { causeInWords } from "#kernel/log/cause-in-words";
import type { StorageFaultKind } from "#kernel/storage-fault";
import { type TokenSeal, tokenSeal } from "#kernel/token-seal";
import type { Identity, IdentityConfig } from "#ports/identity";
import { paymentsOf, rendererOf, speechOf, storageOf, writerOf } from "./vendors.ts";

/** A caller has left long before; work in the background may take its time. */
const WEB_STATEMENT_MS = 10_000;
const WORK_STATEMENT_MS = 60_000;

/** Everything of one process, wired. Only here and in vendors.ts it is known which adapter stands behind a port. */
export async function createContainer(env: Env, log: FastifyBaseLogger, givenIdentity?: Identity) {
  const onError = (error: unknown) => log.error({ err: error }, "in the background");
  const { sql, db } = connect(env.DATABASE_URL, {
    prepare: env.DATABASE_PREPARE === "on",
    statementMs: env.ROLE === "web" ? WEB_STATEMENT_MS : WORK_STATEMENT_MS,
    onHang(hangs) {
      if (hangs)
        log.error({ err: new DatabaseHangs() }, "the database takes connections and does not answer");
      else events.resync();
    },
  });
  const direct = connect(env.DATABASE_DIRECT_URL);
  const schemaProblem = schemaWatch(direct.sql);
  const problem = await schemaProblem();
  if (problem) log.error(problem);
  const events = postgresEvents(direct.sql, onError);
  const jobs = await pgBossJobs({
    url: env.DATABASE_DIRECT_URL,
    db,
    concurrency: env.ROLE === "web" ? 0 : env.WORKER_CONCURRENCY,
    onError,
    onFailure: ({ error, ...job }) =>
      log.error(
        { err: error, ...job },
        `${job.task} failed at attempt ${job.attempt}: ${causeInWords(error)}`,
      ),
    onDone: (job) => log.info(job, `${job.task} ended`),
  });
  const storageFaults = new Map<StorageFaultKind, number>();
  const storage = watchedStorage(storageOf(env), (kind) =>
    storageFaults.set(kind, (storageFaults.get(kind) ?? 0) + 1),
  );
  const speech = await speechOf(env, onError);
  const isSealed = env.TRIAL_INSTALLATION && env.FIREBASE_AUTH_EMULATOR_HOST;
  const seal = isSealed ? tokenSeal(await sharedSecret(db, "emulator-tokens")) : null;
  const identity = givenIdentity ?? identityOf(env, seal);
  const links = mediaLinks(await sharedSecret(db, "media"));
  const { payments, paymentSandbox } = await paymentsOf(env, db);
  const { services, media } = servicesOver({
    db,
    events,
    jobs,
    storage,
    identity,
    speech,
    writer: writerOf(env, onError),
    fetcher: undiciPageFetcher({ allowPrivate: env.FETCH_ALLOW_PRIVATE }),
    parser: pageParser({ ready: env.READERS_READY }),
    pictureFetcher: undiciPictureFetcher({ allowPrivate: env.FETCH_ALLOW_PRIVATE }),
    renderer: rendererOf(env, onError),
    payments,
    webhookSender: undiciWebhookSender({ allowPrivate: env.FETCH_ALLOW_PRIVATE }),
    links,
    publicUrl: env.PUBLIC_URL,
    samplesDir: samplesFolder,
    adminEmails: env.ADMIN_EMAILS,
    onError,
    trialRules: trialRulesOf(env),
    oldAudioMonths: env.OLD_AUDIO_MONTHS,
  });

  return {
    env,
    log,
    db,
    sql,
    schemaProblem,
    events,
    jobs,
    identity,
    storage,
    storageFaults,
    speech,
    links,
    media,
    paymentSandbox,
    identityConfig: identityConfigOf(env),
    tokenSeal: seal,
    ...authenticator({ identity, ...services }),
    services,

    /** Jobs first: they need everything else to hand back what they hold. */
    async close() {
      await jobs.stop();
      await services.listening.close();
      await Promise.all([events.close(), services.pages.close(), speech.close()]);
      await Promise.all([sql, direct.sql].map((pool) => pool.end({ timeout: 1 })));
    },
  };
}
export type Container = Awaited<ReturnType<typeof createContainer>>;

const identityOf = (env: Env, seal: TokenSeal | null): Identity =>
  firebaseIdentity({
    projectId: env.FIREBASE_PROJECT_ID,
    emulatorHost: env.FIREBASE_AUTH_EMULATOR_HOST,
    seal,
  });

/** The local emulator can send no mail, and nobody else reaches it. */
const trialRulesOf = (env: Env): TrialRules => ({
  needsVerifiedEmail: env.TRIAL_NEEDS_VERIFIED_EMAIL,
  isLimited: env.TRIAL_NEEDS_VERIFIED_EMAIL || !env.FIREBASE_AUTH_EMULATOR_HOST,
});

function identityConfigOf(env: Env): IdentityConfig {
  return {
    apiKey: env.FIREBASE_API_KEY,
    projectId: env.FIREBASE_PROJECT_ID,
    authDomain: env.FIREBASE_AUTH_DOMAIN,
    emulatorUrl: env.FIREBASE_AUTH_EMULATOR_HOST ? env.PUBLIC_URL : null,
  };
}
