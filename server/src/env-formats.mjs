// @ts-check
/**
 * How each variable is written. Without a package, because a start is refused before there are any, and for Node 20,
 * which may start it.
 */

export const modes = /** @type {const} */ (["production", "development", "test"]);
export const processRoles = /** @type {const} */ (["all", "web", "worker"]);
export const stores = /** @type {const} */ (["local", "gcs"]);
export const renderers = /** @type {const} */ (["off", "chromium"]);
export const switches = /** @type {const} */ (["on", "off"]);
export const logLevels = /** @type {const} */ ([
  "fatal",
  "error",
  "warn",
  "info",
  "debug",
  "trace",
  "silent",
]);

/** How a flag may be written, whatever the case of its letters. */
export const truthy = ["true", "1", "yes", "on", "y", "enabled"];
export const falsy = ["false", "0", "no", "off", "n", "disabled"];

/** Jobs at once, and processes that wait for pages. */
export const MOST_JOBS = 64;
const MOST_READERS = 32;
const MOST_PORT = 65_535;

/**
 * Says what is wrong with a value that is not empty, and never shows it: values are secrets.
 * @typedef {(value: string) => string | null} Format
 */

/** @type {Format} */
const text = () => null;

/** @returns {Format} */
const whole = (least = 1, most = Number.MAX_SAFE_INTEGER) => {
  const range = most < Number.MAX_SAFE_INTEGER ? `from ${least} to ${most}` : `of ${least} at least`;
  return (value) => {
    const number = Number(value);
    return Number.isInteger(number) && number >= least && number <= most
      ? null
      : `must be a whole number ${range}`;
  };
};

/** @type {(values: readonly string[]) => Format} */
const oneOf = (values) => (value) => (values.includes(value) ? null : `must be one of ${values.join(", ")}`);

/** @type {(allows: (value: string) => boolean, problem: string) => Format} */
const such = (allows, problem) => (value) => (allows(value) ? null : problem);

/**
 * A parser takes `http:host` as well, which is no beginning for a path.
 * @type {(beginning: RegExp) => Format}
 */
const url = (beginning) =>
  such((value) => beginning.test(value) && URL.canParse(value), "is no such address");

/** @param {string | undefined} value */
export const listOf = (value) =>
  (value ?? "")
    .split(",")
    .map((item) => item.trim())
    .filter((item) => item !== "");

/** @type {(allows: (item: string) => boolean, problem: string) => Format} */
const listWith = (allows, problem) => such((value) => listOf(value).every(allows), problem);

const port = whole(0, MOST_PORT);
const count = whole();
const service = url(/^https?:\/\/[^/\\]/i);
const database = url(/^postgres(ql)?:\/\//i);
/** Zod's own pattern for addresses of mail. */
const email =
  /^(?!\.)(?!.*\.\.)([A-Za-z0-9_'+\-.]*)[A-Za-z0-9_+-]@([A-Za-z0-9][A-Za-z0-9-]*\.)+[A-Za-z]{2,}$/;
const flag = such((value) => [...truthy, ...falsy].includes(value.toLowerCase()), "must be true or false");

/** @satisfies {Record<string, Format>} */
export const formats = {
  NODE_ENV: oneOf(modes),
  PORT: port,
  HOST: text,
  PUBLIC_URL: service,
  TRIAL_INSTALLATION: flag,
  TRIAL_NEEDS_VERIFIED_EMAIL: flag,
  EMULATOR_GOOGLE: flag,
  DATA_DIR: text,
  DATABASE_URL: database,
  DATABASE_PASSWORD_FILE: text,
  DATABASE_PREPARE: oneOf(switches),
  DATABASE_DIRECT_URL: database,
  ROLE: oneOf(processRoles),
  WORKER_PORT: port,
  WORKER_CONCURRENCY: whole(1, MOST_JOBS),
  READERS_READY: whole(0, MOST_READERS),
  FIREBASE_PROJECT_ID: text,
  FIREBASE_API_KEY: text,
  FIREBASE_AUTH_DOMAIN: text,
  GOOGLE_APPLICATION_CREDENTIALS: text,
  FIREBASE_AUTH_EMULATOR_HOST: such((value) => /^[^/\s]+:\d+$/.test(value), "must be host:port"),
  STORAGE: oneOf(stores),
  GCS_BUCKET: text,
  OLD_AUDIO_MONTHS: count,
  STRIPE_SECRET_KEY: text,
  STRIPE_WEBHOOK_SECRET: text,
  STRIPE_PRICE_MONTHLY: text,
  OPERATOR_NAME: text,
  OPERATOR_REPRESENTATIVE: text,
  OPERATOR_ADDRESS: text,
  OPERATOR_PHONE: text,
  OPERATOR_EMAIL: such((value) => email.test(value), "is no e-mail address"),
  OPERATOR_LEGAL_CHECKED: flag,
  WRITER_BASE_URL: service,
  WRITER_API_KEY: text,
  WRITER_MODEL: text,
  SPEECH_OPENAI_BASE_URL: service,
  SPEECH_OPENAI_API_KEY: text,
  SPEECH_OPENAI_MODEL: text,
  SPEECH_OPENAI_VOICES: listWith(
    (voice) => /^(ja|en):[\w-]+$/.test(voice),
    "must be voices like ja:nova, by commas",
  ),
  SPEECH_GOOGLE_API_KEY: text,
  SPEECH_VOICEVOX_URL: service,
  FETCH_ALLOW_PRIVATE: text,
  RENDERER: oneOf(renderers),
  CHROMIUM_PATH: text,
  ADMIN_EMAILS: text,
  CORS_ORIGINS: listWith(
    (origin) => URL.canParse(origin) && new URL(origin).origin === origin,
    "must be origins like https://shop.example, by commas",
  ),
  PLAYGROUND: oneOf(switches),
  LOG_LEVEL: oneOf(logLevels),
  TRUST_PROXY: flag,
  REQUESTS_PER_ADDRESS: count,
  REQUESTS_PER_USER: count,
  SOCKETS_PER_USER: count,
  SOCKETS_PER_PROCESS: count,
  METRICS_TOKEN: text,
};

/**
 * The problems of the variables that are there.
 * @param {Record<string, string | undefined>} given
 * @returns {string[]}
 */
export const wronglyWritten = (given) =>
  Object.entries(formats).flatMap(([name, format]) => {
    const value = given[name];
    const problem = value === undefined ? null : format(value);
    return problem === null ? [] : [`${name}: ${problem}`];
  });
