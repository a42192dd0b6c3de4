import { availableParallelism } from "node:os";
import { z } from "zod";

/** Jobs wait for voices and other people's servers most of the time; the voices share the cores by themselves. */
const JOBS_A_CORE = 4;
const MOST_JOBS = 64;
const MOST_READERS = 32;

const text = z.string().min(1).optional();
const port = z.coerce.number().int().min(0).max(65_535);
const count = z.coerce.number().int().min(1);
const list = z
  .string()
  .default("")
  .transform((value) =>
    value
      .split(",")
      .map((item) => item.trim())
      .filter((item) => item !== ""),
  );
const url = (protocol: RegExp) => z.url({ protocol, error: "is no such address" });

const service = url(/^https?$/)
  .transform((address) => address.replace(/\/+$/, ""))
  .optional();

/** Each variable by itself; env.ts says which go together. */
export const variables = {
  NODE_ENV: z.enum(["production", "development", "test"]).optional(),
  PORT: port.default(4_000),
  HOST: z.string().min(1).default("127.0.0.1"),
  /** How the outside names this server; http://localhost:PORT without it. */
  PUBLIC_URL: url(/^https?$/).optional(),
  /** Lets the Auth emulator and the payment sandbox serve off loopback, to whom only this machine lets in. */
  TRIAL_INSTALLATION: z.stringbool().default(false),
  /** Whether the trial's credits wait for a verified address; without it, wherever mails can be sent. */
  TRIAL_NEEDS_VERIFIED_EMAIL: z.stringbool().optional(),
  DATA_DIR: z.string().min(1).default(".data"),
  DATABASE_URL: url(/^postgres(ql)?$/),
  /** Holds the password of the database, for addresses that bear none. */
  DATABASE_PASSWORD_FILE: text,
  /** Off behind a transaction pooler, which gives each transaction another connection. */
  DATABASE_PREPARE: z.enum(["on", "off"]).default("on"),
  /** The way past the pooler, for LISTEN, jobs and migrations; DATABASE_URL without it. */
  DATABASE_DIRECT_URL: url(/^postgres(ql)?$/).optional(),
  ROLE: z.enum(["all", "web", "worker"]).default("all"),
  /** Where a process that only works serves its health and its figures; nowhere without it. */
  WORKER_PORT: port.optional(),
  WORKER_CONCURRENCY: z.coerce
    .number()
    .int()
    .min(1)
    .max(MOST_JOBS)
    .default(Math.min(MOST_JOBS, JOBS_A_CORE * availableParallelism())),
  /** Loaded processes that wait for pages to read. */
  READERS_READY: z.coerce.number().int().min(0).max(MOST_READERS).optional(),
  FIREBASE_PROJECT_ID: text,
  FIREBASE_API_KEY: text,
  FIREBASE_AUTH_DOMAIN: text,
  /** Read by the vendors' libraries themselves. */
  GOOGLE_APPLICATION_CREDENTIALS: text,
  /** host:port of the Auth emulator. */
  FIREBASE_AUTH_EMULATOR_HOST: z
    .string()
    .regex(/^[^/\s]+:\d+$/, "must be host:port")
    .optional(),
  STORAGE: z.enum(["local", "gcs"]).default("local"),
  GCS_BUCKET: text,
  /** Audios of revisions that are not live, and were never shared, are removed after so many; never without it. */
  OLD_AUDIO_MONTHS: count.optional(),
  /** All three, or none of them for the payment sandbox. */
  STRIPE_SECRET_KEY: text,
  STRIPE_WEBHOOK_SECRET: text,
  /** Id of the recurring price of plan monthly. */
  STRIPE_PRICE_MONTHLY: text,
  /** Who sells, as the law wants it shown: all of them in production. */
  OPERATOR_NAME: text,
  OPERATOR_REPRESENTATIVE: text,
  OPERATOR_ADDRESS: text,
  OPERATOR_PHONE: text,
  OPERATOR_EMAIL: z.email("is no e-mail address").optional(),
  /** Whether counsel has checked the texts below /legal; until then they say that they are a template. */
  OPERATOR_LEGAL_CHECKED: z.stringbool().default(false),
  /** An OpenAI-compatible chat endpoint that writes scripts; OpenAI's own where only a key is given. */
  WRITER_BASE_URL: service,
  WRITER_API_KEY: text,
  WRITER_MODEL: text,
  /** An OpenAI-compatible speech endpoint; OpenAI's own where only a key is given. */
  SPEECH_OPENAI_BASE_URL: service,
  SPEECH_OPENAI_API_KEY: text,
  SPEECH_OPENAI_MODEL: text,
  /** `ja:name` or `en:name`, by commas; without them OpenAI's own, or those that another endpoint tells. */
  SPEECH_OPENAI_VOICES: list.refine(
    (voices) => voices.every((voice) => /^(ja|en):[\w-]+$/.test(voice)),
    "must be voices like ja:nova, by commas",
  ),
  SPEECH_GOOGLE_API_KEY: text,
  SPEECH_VOICEVOX_URL: service,
  /** host:port pairs that the page fetcher may reach although they are private. */
  FETCH_ALLOW_PRIVATE: list,
  /** chromium runs pages that say nothing without their scripts, where a browser is there. */
  RENDERER: z.enum(["off", "chromium"]).default("off"),
  /** The browser's program; searched for in the usual places without it. */
  CHROMIUM_PATH: text,
  /** Accounts that get the role admin, only with a verified e-mail address. */
  ADMIN_EMAILS: list,
  /** Origins whose pages may call the API from a browser; without it, only the server's own. */
  CORS_ORIGINS: list.refine(
    (origins) => origins.every((origin) => URL.canParse(origin) && new URL(origin).origin === origin),
    "must be origins like https://shop.example, by commas",
  ),
  PLAYGROUND: z.enum(["on", "off"]).default("on"),
  LOG_LEVEL: z.enum(["fatal", "error", "warn", "info", "debug", "trace", "silent"]).default("info"),
  /** Whether X-Forwarded-* of the one proxy in front is believed. */
  TRUST_PROXY: z.stringbool().default(false),
  /** Requests a minute, of an address in each process and of a user in all: above what a busy user with several open windows needs. */
  REQUESTS_PER_ADDRESS: count.default(3_000),
  REQUESTS_PER_USER: count.default(1_200),
  /** Sockets that one process holds: several windows on several devices, and about 150 MB of memory in all. */
  SOCKETS_PER_USER: count.default(20),
  SOCKETS_PER_PROCESS: count.default(5_000),
  /** Bearer that /metrics wants; without one it answers to loopback only. */
  METRICS_TOKEN: text,
};
