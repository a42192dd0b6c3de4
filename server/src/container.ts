import type { FastifyBaseLogger } from "fastify";
import { postgresEvents } from "#adapters/events/postgres";
import { firebaseIdentity } from "#adapters/identity/firebase";
import { pgBossJobs } from "#adapters/jobs/pg-boss";
import { undiciPageFetcher } from "#adapters/page-fetcher/undici";
import { connect } from "#db/client";
import { accountsService } from "#domain/accounts/accounts.service";
import { authenticator } from "#domain/accounts/authenticate";
import { expirationsService } from "#domain/accounts/expirations";
import { adminService } from "#domain/admin/admin.service";
import { announcementsService } from "#domain/announcements/announcements.service";
import { audiosService } from "#domain/audios/audios.service";
import { segmentStore } from "#domain/audios/order/segments";
import { changesService } from "#domain/changes/changes.service";
import { creditsService } from "#domain/credits/credits.service";
import { dictionaryService } from "#domain/dictionary/dictionary.service";
import { entriesService } from "#domain/entries/entries.service";
import { looseFilesOf } from "#domain/files/loose-files";
import { housekeepingService } from "#domain/housekeeping/housekeeping.service";
import { mediaLinks } from "#domain/links/media-links";
import { sharedSecret } from "#domain/links/shared-secret";
import { measuresService } from "#domain/measures/measures.service";
import { mediaFiles } from "#domain/media/files";
import { mp3Files } from "#domain/media/mp3";
import { pagesService } from "#domain/pages/pages.service";
import { paymentsService } from "#domain/payments/payments.service";
import { queuesService } from "#domain/queues/queues.service";
import { revisionsService } from "#domain/revisions/revisions.service";
import { scriptsService } from "#domain/scripts/scripts.service";
import { previews as readingPreviews } from "#domain/voices/previews";
import { voiceSamples } from "#domain/voices/samples";
import type { Env } from "#env";
import type { Identity, IdentityConfig } from "#ports/identity";
import { samplesFolder } from "./folders.ts";
import { paymentsOf, rendererOf, speechOf, storageOf, writerOf } from "./vendors.ts";

/** Everything of one process, wired. Only here and in vendors.ts it is known which adapter stands behind a port. */
export async function createContainer(env: Env, log: FastifyBaseLogger, identity = identityOf(env)) {
  const onError = (error: unknown) => log.error({ err: error }, "in the background");
  const { sql, db } = connect(env.DATABASE_URL);
  const events = postgresEvents(sql, onError);
  const jobs = await pgBossJobs({
    url: env.DATABASE_URL,
    db,
    concurrency: env.ROLE === "web" ? 0 : env.WORKER_CONCURRENCY,
    onError,
  });
  const storage = storageOf(env);
  const speech = await speechOf(env, onError);
  const fetcher = undiciPageFetcher({ allowPrivate: env.FETCH_ALLOW_PRIVATE });
  const segments = segmentStore({ db, storage });
  const links = mediaLinks(await sharedSecret(db, "media"));
  const previews = readingPreviews({ speech, links });

  const { payments, paymentSandbox } = await paymentsOf(env, db);
  const credits = creditsService({ db });
  const accounts = accountsService({ db, credits, adminEmails: env.ADMIN_EMAILS });
  const files = looseFilesOf({ db, storage });
  const queues = queuesService({ db, jobs, events, credits });
  const entries = entriesService({ db, queues, files });
  const pages = pagesService({
    db,
    fetcher,
    renderer: rendererOf(env, onError),
    publicUrl: env.PUBLIC_URL,
    samplesDir: samplesFolder,
  });
  const scripts = scriptsService({ db, queues, credits, pages, writer: writerOf(env, onError), files });
  const revisions = revisionsService({ db });
  const audios = audiosService({ db, queues, credits, speech, segments, storage, files });
  const housekeeping = housekeepingService({ db, queues, storage, files });

  return {
    env,
    log,
    db,
    sql,
    events,
    jobs,
    identity,
    storage,
    speech,
    links,
    media: mediaFiles({
      audios,
      storage,
      mp3s: mp3Files({ db, storage, files }),
      samples: voiceSamples({ speech, storage }),
      previews,
    }),
    paymentSandbox,
    identityConfig: identityConfigOf(env),
    ...authenticator({ identity, accounts }),
    services: {
      accounts,
      admin: adminService({ db, events, scripts, audios, adminEmails: env.ADMIN_EMAILS }),
      announcements: announcementsService({ db }),
      audios,
      changes: changesService({ db, revisions, files }),
      credits,
      dictionary: dictionaryService({ db, speech, segments, previews }),
      entries,
      expirations: expirationsService({ db, events, jobs }),
      housekeeping,
      measures: measuresService({ db }),
      pages,
      payments: paymentsService({ db, credits, events, payments, publicUrl: env.PUBLIC_URL }),
      queues,
      revisions,
      scripts,
    },

    /** Jobs first: they need everything else to hand back what they hold. */
    async close() {
      await jobs.stop();
      await Promise.all([events.close(), pages.close(), speech.close()]);
      await sql.end({ timeout: 1 });
    },
  };
}
export type Container = Awaited<ReturnType<typeof createContainer>>;

const identityOf = ({ FIREBASE_PROJECT_ID, FIREBASE_AUTH_EMULATOR_HOST }: Env): Identity =>
  firebaseIdentity({ projectId: FIREBASE_PROJECT_ID, emulatorHost: FIREBASE_AUTH_EMULATOR_HOST });

function identityConfigOf(env: Env): IdentityConfig {
  return {
    apiKey: env.FIREBASE_API_KEY,
    projectId: env.FIREBASE_PROJECT_ID,
    authDomain: env.FIREBASE_AUTH_DOMAIN,
    emulatorUrl: env.FIREBASE_AUTH_EMULATOR_HOST ? env.PUBLIC_URL : null,
  };
}
