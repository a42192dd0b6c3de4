import type { FastifyBaseLogger } from "fastify";
import type { Sql } from "postgres";
import type { authenticator } from "#domain/accounts/authenticate";
import type { MediaLinks } from "#domain/links/media-links";
import type { Media, Services } from "#domain/services";
import type { StorageFaultKind } from "#kernel/storage-fault";
import type { TokenSeal } from "#kernel/token-seal";
import type { Events } from "#ports/events";
import type { Identity, IdentityConfig } from "#ports/identity";
import type { Jobs } from "#ports/jobs";
import type { PaymentSandbox } from "#ports/payment-sandbox";
import type { Speech } from "#ports/speech";
import type { Storage } from "#ports/storage";
import type { InfoPageSettings } from "./info-page-settings.ts";

/** The settings of the installation that callers can notice. */
export interface PublicSettings extends InfoPageSettings {
  NODE_ENV?: "production" | "development" | "test";
  TRIAL_INSTALLATION: boolean;
  EMULATOR_GOOGLE: boolean;
  PUBLIC_URL: string;
  PLAYGROUND: "on" | "off";
  FIREBASE_AUTH_EMULATOR_HOST?: string;
  METRICS_TOKEN?: string;
  SOCKETS_PER_USER: number;
  SOCKETS_PER_PROCESS: number;
}

/** The process that both transports serve: the container provides it. */
export interface Host extends ReturnType<typeof authenticator> {
  env: PublicSettings;
  log: FastifyBaseLogger;
  services: Services;
  media: Media;
  links: MediaLinks;
  speech: Speech;
  storage: Storage;
  /** How often the store has failed in this process, by what was wrong. */
  storageFaults: ReadonlyMap<StorageFaultKind, number>;
  events: Events;
  identityConfig: IdentityConfig;
  /** Signs the tokens of an Auth emulator that others than this machine may reach. */
  tokenSeal: TokenSeal | null;
  /** Null where a provider takes the payments. */
  paymentSandbox: PaymentSandbox | null;
  /** A sentence about why the database's schema cannot be served; null when it can. */
  schemaProblem(): Promise<string | null>;
  /** Only asked whether they answer. */
  sql: Sql;
  jobs: Pick<Jobs, "ready">;
  identity: Pick<Identity, "ready">;
}
