import { readFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { z } from "zod";
import {
  falsy,
  type formats,
  listOf,
  logLevels,
  MOST_JOBS,
  modes,
  processRoles,
  renderers,
  stores,
  switches,
  truthy,
} from "./env-formats.mjs";
import { givenIn, LOOPBACK, refusal, wrongIn } from "./env-rules.mjs";

/** Jobs wait for voices and other people's servers most of the time; the voices share the cores by themselves. */
const JOBS_A_CORE = 4;

/** How they are written, and which go together, is checked before: this makes values of them, and names defaults. */
const text = z.string().optional();
const number = z.coerce.number();
const flag = z.stringbool({ truthy, falsy });
const list = z.string().optional().transform(listOf);
const service = z
  .string()
  .transform((address) => address.replace(/\/+$/, ""))
  .optional();

const shape = {
  NODE_ENV: z.enum(modes).optional(),
  PORT: number.default(4_000),
  HOST: z.string().default(LOOPBACK),
  /** How the outside names this server; http://localhost:PORT without it. */
  PUBLIC_URL: text,
  /** Lets the Auth emulator and the payment sandbox serve off loopback, to whom only this machine lets in. */
  TRIAL_INSTALLATION: flag.default(false),
  /** Whether the trial's credits wait for a verified address; without it, wherever mails can be sent. */
  TRIAL_NEEDS_VERIFIED_EMAIL: flag.optional(),
  /** Whether the Auth emulator of a local start takes Google's answers, which it believes without any proof. */
  EMULATOR_GOOGLE: flag.default(false),
  DATA_DIR: z.string().default(".data"),
  DATABASE_URL: z.string(),
  /** Holds the password of the database, for addresses that bear none. */
  DATABASE_PASSWORD_FILE: text,
  /** Off behind a transaction pooler, which gives each transaction another connection. */
  DATABASE_PREPARE: z.enum(switches).default("on"),
  /** The way past the pooler, for LISTEN, jobs and migrations; DATABASE_URL without it. */
  DATABASE_DIRECT_URL: text,
  ROLE: z.enum(processRoles).default("all"),
  /** Where a process that only works serves its health and its figures; nowhere without it. */
  WORKER_PORT: number.optional(),
  WORKER_CONCURRENCY: number.default(Math.min(MOST_JOBS, JOBS_A_CORE * availableParallelism())),
  /** Loaded processes that wait for pages to read. */
  READERS_READY: number.optional(),
  FIREBASE_PROJECT_ID: text,
  FIREBASE_API_KEY: text,
  FIREBASE_AUTH_DOMAIN: text,
  /** Read by the vendors' libraries themselves. */
  GOOGLE_APPLICATION_CREDENTIALS: text,
  /** host:port of the Auth emulator. */
  FIREBASE_AUTH_EMULATOR_HOST: text,
  STORAGE: z.enum(stores).default("local"),
  GCS_BUCKET: text,
  /** Audios of revisions that are not live, and were never shared, are removed after so many; never without it. */
  OLD_AUDIO_MONTHS: number.optional(),
  /** All three, or none of them for the payment sandbox. */
  STRIPE_SECRET_KEY: text,
  STRIPE_WEBHOOK_SECRET: text,
  /** Id of the recurring price of plan monthly. */
  STRIPE_PRICE_MONTHLY: text,
  /** The seller, as the law wants it shown: all of them in production. */
  OPERATOR_NAME: text,
  OPERATOR_REPRESENTATIVE: text,
  OPERATOR_ADDRESS: text,
  OPERATOR_PHONE: text,
  OPERATOR_EMAIL: text,
  /** Whether counsel has checked the texts below /legal; until then they say that they are a template. */
  OPERATOR_LEGAL_CHECKED: flag.default(false),
  /** An OpenAI-compatible chat endpoint that writes scripts; OpenAI's own where only a key is given. */
  WRITER_BASE_URL: service,
  WRITER_API_KEY: text,
  WRITER_MODEL: text,
  /** An OpenAI-compatible speech endpoint; OpenAI's own where only a key is given. */
  SPEECH_OPENAI_BASE_URL: service,
  SPEECH_OPENAI_API_KEY: text,
  SPEECH_OPENAI_MODEL: text,
  /** `ja:name` or `en:name`, by commas; without them OpenAI's own, or those that another endpoint tells. */
  SPEECH_OPENAI_VOICES: list,
  SPEECH_GOOGLE_API_KEY: text,
  SPEECH_VOICEVOX_URL: service,
  /** host:port pairs that the page fetcher may reach although they are private. */
  FETCH_ALLOW_PRIVATE: list,
  /** chromium runs pages that say nothing without their scripts, where a browser is there. */
  RENDERER: z.enum(renderers).default("off"),
  /** The browser's program; searched for in the usual places without it. */
  CHROMIUM_PATH: text,
  /** Accounts that get the role admin, only with a verified e-mail address. */
  ADMIN_EMAILS: list,
  /** Origins whose pages may call the API from a browser; without it, only the server's own. */
  CORS_ORIGINS: list,
  PLAYGROUND: z.enum(switches).default("on"),
  LOG_LEVEL: z.enum(logLevels).default("info"),
  /** Whether X-Forwarded-* of the one proxy in front is believed. */
  TRUST_PROXY: flag.default(false),
  /** Requests a minute, of an address in each process and of a user in all: above what a busy user with several open windows needs. */
  REQUESTS_PER_ADDRESS: number.default(3_000),
  REQUESTS_PER_USER: number.default(1_200),
  /** Sockets that one process holds: several windows on several devices, and about 150 MB of memory in all. */
  SOCKETS_PER_USER: number.default(20),
  SOCKETS_PER_PROCESS: number.default(5_000),
  /** Bearer that /metrics wants; without one it answers to loopback only. */
  METRICS_TOKEN: text,
} satisfies Record<keyof typeof formats, z.ZodType>;

/** Every variable that the server knows: deployment files may name no other. */
export const environmentNames = Object.keys(shape);

/** The address with the password that the file holds, unless it bears one itself. */
function withPassword(address: string, file: string | undefined): string {
  if (!file) return address;
  const database = new URL(address);
  if (database.password) return address;
  database.password = encodeURIComponent(readFileSync(file, "utf8").replace(/\n+$/, ""));
  return database.href;
}

const LOCAL_PROJECT = "demo-yomikoe";

const Environment = z.object(shape).transform((env) => {
  const projectId = env.FIREBASE_PROJECT_ID ?? LOCAL_PROJECT;
  return {
    ...env,
    PUBLIC_URL: (env.PUBLIC_URL ?? `http://localhost:${env.PORT}`).replace(/\/+$/, ""),
    TRIAL_NEEDS_VERIFIED_EMAIL: env.TRIAL_NEEDS_VERIFIED_EMAIL ?? !env.FIREBASE_AUTH_EMULATOR_HOST,
    DATABASE_URL: withPassword(env.DATABASE_URL, env.DATABASE_PASSWORD_FILE),
    DATABASE_DIRECT_URL: withPassword(
      env.DATABASE_DIRECT_URL ?? env.DATABASE_URL,
      env.DATABASE_PASSWORD_FILE,
    ),
    FIREBASE_PROJECT_ID: projectId,
    FIREBASE_API_KEY: env.FIREBASE_API_KEY ?? "local",
    FIREBASE_AUTH_DOMAIN: env.FIREBASE_AUTH_DOMAIN ?? `${projectId}.firebaseapp.com`,
  };
});
export type Env = z.infer<typeof Environment>;

/** Names each wrong variable. */
export class EnvironmentError extends Error {
  readonly problems: string[];

  constructor(problems: string[]) {
    super(refusal(problems));
    this.name = "EnvironmentError";
    this.problems = problems;
  }
}

export function parseEnv(source: Record<string, string | undefined>): Env {
  const problems = wrongIn(source);
  if (problems.length > 0) throw new EnvironmentError(problems);
  return Environment.parse(givenIn(source));
}
