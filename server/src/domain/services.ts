import type { Database } from "#db/client";
import type { Events } from "#ports/events";
import type { Identity } from "#ports/identity";
import type { Jobs } from "#ports/jobs";
import type { PageFetcher } from "#ports/page-fetcher";
import type { PageRenderer } from "#ports/page-renderer";
import type { Payments } from "#ports/payments";
import type { PictureFetcher } from "#ports/picture-fetcher";
import type { Speech } from "#ports/speech";
import type { Storage } from "#ports/storage";
import type { WebhookSender } from "#ports/webhook-sender";
import type { Writer } from "#ports/writer";
import { accountsService } from "./accounts/accounts.service.ts";
import { agreementsService } from "./accounts/agreements.ts";
import { expirationsService } from "./accounts/expirations.ts";
import { type TrialRules, trialGrants } from "./accounts/trials/trials.ts";
import { adminService } from "./admin/admin.service.ts";
import { announcementsService } from "./announcements/announcements.service.ts";
import { audiosService } from "./audios/audios.service.ts";
import { followingAudio } from "./audios/order/following-audio.ts";
import { segmentStore } from "./audios/order/segments.ts";
import { changesService } from "./changes/changes.service.ts";
import { creditsService } from "./credits/credits.service.ts";
import { dictionaryService } from "./dictionary/dictionary.service.ts";
import { entriesService } from "./entries/entries.service.ts";
import { feedsService } from "./feeds/feeds.service.ts";
import { looseFilesOf } from "./files/loose-files.ts";
import { housekeepingService } from "./housekeeping/housekeeping.service.ts";
import { keysService } from "./keys/keys.service.ts";
import { requestRate } from "./leases/request-leases.ts";
import { socketLimit } from "./leases/socket-leases.ts";
import { deletionsService } from "./leaving/deletions.ts";
import { eraser } from "./leaving/erase.ts";
import { exportsService } from "./leaving/exports.ts";
import { leavingForAdministrators } from "./leaving/for-administrators.ts";
import type { MediaLinks } from "./links/media-links.ts";
import { listeningService } from "./listening/listening.service.ts";
import { liveFiles } from "./live-files/live-files.ts";
import { measuresService } from "./measures/measures.service.ts";
import { aiMarks } from "./media/ai-marks.ts";
import { audioDigester } from "./media/digests.ts";
import { mediaFiles } from "./media/files.ts";
import { mp3Files } from "./media/mp3.ts";
import { webhookEmitter } from "./outbox/emit.ts";
import { pagesService } from "./pages/pages.service.ts";
import type { PageParser } from "./pages/parser.ts";
import { pageRenewals } from "./pages/renewals.ts";
import { paymentsService } from "./payments/payments.service.ts";
import { picturesService } from "./pictures/pictures.service.ts";
import { publicationsService } from "./publications/publications.service.ts";
import { queuesService } from "./queues/queues.service.ts";
import { revisionsService } from "./revisions/revisions.service.ts";
import { scriptsService } from "./scripts/scripts.service.ts";
import { sitesService } from "./sites/sites.service.ts";
import { hearSentence } from "./voices/hear-sentence.ts";
import { previews as readingPreviews } from "./voices/previews.ts";
import { voiceSamples } from "./voices/samples.ts";
import { webhookDeliverer } from "./webhooks/deliver.ts";
import { webhooksService } from "./webhooks/webhooks.service.ts";

/** The database, an adapter of each port, and the installation's own settings. */
export interface Ports {
  db: Database;
  events: Events;
  jobs: Jobs;
  storage: Storage;
  identity: Identity;
  speech: Speech;
  writer: Writer;
  fetcher: PageFetcher;
  pictureFetcher: PictureFetcher;
  parser: PageParser;
  /** Null where pages that need their scripts are refused. */
  renderer: PageRenderer | null;
  payments: Payments;
  webhookSender: WebhookSender;
  links: MediaLinks;
  publicUrl: string;
  /** Folder of the sample pages. */
  samplesDir: string;
  adminEmails: readonly string[];
  /** Told of failures that nobody waits for. */
  onError: (error: unknown) => void;
  trialRules: TrialRules;
  oldAudioMonths?: number | undefined;
  /** The clock of limits a minute; tests have their own. */
  now?: (() => number) | undefined;
}

/** Every service over the same ports: for the container, and for tests with adapters of their own. */
export function servicesOver(ports: Ports) {
  const { db, events, jobs, storage, speech, writer, links, payments, publicUrl, adminEmails } = ports;
  const emit = webhookEmitter({ jobs });
  const credits = creditsService({ db, emit });
  const trials = trialGrants({ db, credits, rules: ports.trialRules });
  const files = looseFilesOf({ db, storage });
  const segments = segmentStore({ db, storage, files });
  const previews = readingPreviews({ ...ports, segments, files });
  const queues = queuesService({ db, jobs, events, credits, emit });
  const pictures = picturesService({ ...ports, files, fetcher: ports.pictureFetcher });
  const pages = pagesService({ ...ports, emit, onRead: pictures.ask });
  const renewals = pageRenewals({ db, jobs });
  const following = followingAudio({ db, speech, segments });
  const scripts = scriptsService({ db, queues, credits, pages, renewals, writer, files, following, events });
  const live = liveFiles({ db, jobs });
  const revisions = revisionsService({ db, liveFiles: live, emit });
  const audios = audiosService({
    db,
    queues,
    credits,
    speech,
    segments,
    storage,
    files,
    liveFiles: live,
  });
  const mp3s = mp3Files({ db, storage, files });
  const marks = aiMarks({ db, storage, audios, files, mp3s });
  const publications = publicationsService({
    db,
    events,
    links,
    speech,
    storage,
    files: live,
    digest: audioDigester({ db, storage, audios, mp3s, mark: marks.mark }),
    publicUrl,
  });
  const webhooks = webhooksService({ db, jobs, emit });
  const paymentsOf = paymentsService({ db, credits, events, payments, links, publicUrl });
  const deletions = deletionsService({
    db,
    identity: ports.identity,
    payments: paymentsOf,
    erase: eraser({ db, storage, jobs, identity: ports.identity, payments: paymentsOf }),
    onError: ports.onError,
  });
  const exports = exportsService({ db, jobs, storage, files, links, onError: ports.onError });
  const entries = entriesService({ db, queues, files, renewals });
  const services = {
    accounts: accountsService({ db, trials, events, adminEmails }),
    admin: {
      ...adminService({ db, events, scripts, audios, adminEmails }),
      leaving: leavingForAdministrators({ db, deletions, exports }),
    },
    agreements: agreementsService({ db }),
    announcements: announcementsService({ db }),
    audios,
    changes: changesService({ db, revisions, files }),
    credits,
    deletions,
    dictionary: dictionaryService({ db, speech, segments, previews }),
    entries,
    exports,
    expirations: expirationsService({ db, events, jobs }),
    keys: keysService(ports),
    /** Limits of a user that hold over all web processes. */
    leases: {
      requests: (perMinute: number) => requestRate(ports, perMinute),
      sockets: (most: number, onError: (error: unknown) => void) => socketLimit({ db, onError }, most),
    },
    feeds: feedsService({ db, links, speech, files: live, publicUrl }),
    housekeeping: housekeepingService({
      ...ports,
      files,
      trash: entries,
      marks,
      webhooks,
      deletions,
      exports,
    }),
    listening: listeningService({ db, onError: ports.onError }),
    measures: measuresService({ db }),
    pages,
    pictures,
    payments: paymentsOf,
    publications,
    queues,
    revisions,
    scripts,
    sites: sitesService({ db, events, publications, publicUrl }),
    webhooks: {
      ...webhooks,
      deliverer: webhookDeliverer({ db, sender: ports.webhookSender }),
    },
    sentences: { hear: hearSentence({ db, speech, previews }) },
  };
  const media = mediaFiles({
    audios,
    storage,
    mp3s,
    samples: voiceSamples({ speech, storage }),
    previews,
    pictures,
  });
  return { services, media, files, segments, previews };
}
type Wired = ReturnType<typeof servicesOver>;
export type Services = Wired["services"];
export type Media = Wired["media"];
