// @ts-check
/**
 * The reasons for which a start is refused. Without a package, because it is refused before there are any, and for
 * Node 20, which may start it.
 */
import { existsSync } from "node:fs";
import { listOf, truthy, wronglyWritten } from "./env-formats.mjs";
import { isLoopback } from "./kernel/loopback.mjs";

/** @typedef {Record<string, string | undefined>} Source */

export const LOOPBACK = "127.0.0.1";

const stripeNames = ["STRIPE_SECRET_KEY", "STRIPE_WEBHOOK_SECRET", "STRIPE_PRICE_MONTHLY"];
const operatorNames = [
  "OPERATOR_NAME",
  "OPERATOR_REPRESENTATIVE",
  "OPERATOR_ADDRESS",
  "OPERATOR_PHONE",
  "OPERATOR_EMAIL",
];

/** @param {string[]} names */
const beyondLoopback = (names) =>
  `${names.join(" and ")} ${names.length > 1 ? "reach" : "reaches"} beyond this machine: name loopback, or set TRIAL_INSTALLATION=1 where the port is published here only`;

/**
 * The variables that name a host beyond this machine.
 * @param {Source} env
 */
function outsideOf({ HOST = LOOPBACK, PUBLIC_URL }) {
  const hosts = { HOST, PUBLIC_URL: PUBLIC_URL === undefined ? "localhost" : new URL(PUBLIC_URL).hostname };
  return Object.entries(hosts).flatMap(([name, host]) => (isLoopback(host) ? [] : [name]));
}

/** @param {string | undefined} flag */
const isOn = (flag) => flag !== undefined && truthy.includes(flag.toLowerCase());

/**
 * An empty variable counts as unset, as compose files write it; a file with the ends of lines of Windows leaves blanks.
 * @param {Source} source
 * @returns {Source}
 */
export const givenIn = (source) =>
  Object.fromEntries(
    Object.entries(source).flatMap(([name, value]) => {
      const trimmed = value?.trim();
      return trimmed === "" ? [] : [[name, trimmed]];
    }),
  );

/**
 * A line for each variable that is wrong, without its value: values are secrets.
 * @param {Source} source
 * @returns {string[]}
 */
export function wrongIn(source) {
  const given = givenIn(source);
  const wrong = wronglyWritten(given);
  if (!given.DATABASE_URL) wrong.push("DATABASE_URL: is missing");
  return wrong.length > 0 ? wrong : [...whoGetsIn(given), ...whatIsMissing(given)];
}

/** @param {string[]} problems */
export const refusal = (problems) =>
  `The environment is not valid:\n${problems.map((problem) => `  ${problem}`).join("\n")}`;

/**
 * The rules of signing in and of paying.
 * @param {Source} env
 * @returns {string[]}
 */
function whoGetsIn(env) {
  /** @type {string[]} */
  const problems = [];
  /** @type {(name: string, message: string) => void} */
  const wrong = (name, message) => void problems.push(`${name}: ${message}`);
  const isProduction = env.NODE_ENV === "production";
  const emulator = env.FIREBASE_AUTH_EMULATOR_HOST;
  const isTrial = isOn(env.TRIAL_INSTALLATION);
  if (isProduction && emulator)
    wrong("FIREBASE_AUTH_EMULATOR_HOST", "the emulator accepts forged sign-ins and never serves production");
  if (!emulator && !env.FIREBASE_PROJECT_ID)
    wrong("FIREBASE_PROJECT_ID", "is needed where no Auth emulator runs");
  if (!emulator && env.FIREBASE_PROJECT_ID && !env.FIREBASE_API_KEY)
    wrong("FIREBASE_API_KEY", "is needed with FIREBASE_PROJECT_ID");
  const charges = stripeNames.some((name) => env[name]);
  for (const name of stripeNames)
    if (charges && !env[name]) wrong(name, `is needed with the other two of ${stripeNames.join(", ")}`);
  const outside = outsideOf(env);
  const isOutside = outside.length > 0;
  if (isProduction && !charges)
    wrong("STRIPE_SECRET_KEY", "is needed in production: the payment sandbox gives everything away");
  else if (isOutside && !charges && !isTrial)
    wrong("STRIPE_SECRET_KEY", `is needed, because ${beyondLoopback(outside)}`);
  for (const name of operatorNames)
    if (isProduction && charges && !env[name])
      wrong(name, "is needed in production: whoever pays has to be told who sells");
  if (isOutside && emulator && !isTrial)
    wrong("FIREBASE_AUTH_EMULATOR_HOST", `lets anybody in, and ${beyondLoopback(outside)}`);
  const hasAdmins = listOf(env.ADMIN_EMAILS).length > 0;
  if (isTrial) {
    if (isProduction) wrong("TRIAL_INSTALLATION", "is no production");
    if (!emulator) wrong("TRIAL_INSTALLATION", "is for the Auth emulator, and none is named");
    if (hasAdmins)
      wrong(
        "ADMIN_EMAILS",
        "has no place in a TRIAL_INSTALLATION, where anybody may sign up with any address",
      );
  }
  if (isOn(env.EMULATOR_GOOGLE)) {
    if (isProduction || !emulator || isTrial || isOutside)
      wrong("EMULATOR_GOOGLE", "is for a local start with the Auth emulator, on loopback, and no trial");
    if (hasAdmins)
      wrong("ADMIN_EMAILS", "has no place beside EMULATOR_GOOGLE, where Google's answers are not checked");
  }
  return problems;
}

/**
 * Variables without those that they need, and files that are not there.
 * @param {Source} env
 * @returns {string[]}
 */
function whatIsMissing(env) {
  /** @type {string[]} */
  const problems = [];
  /** @type {(name: string, message: string) => void} */
  const wrong = (name, message) => void problems.push(`${name}: ${message}`);
  if (env.DATABASE_PASSWORD_FILE && !existsSync(env.DATABASE_PASSWORD_FILE))
    wrong("DATABASE_PASSWORD_FILE", "is no file");
  const writes = env.WRITER_BASE_URL || env.WRITER_API_KEY;
  if (writes && !env.WRITER_MODEL) wrong("WRITER_MODEL", "is needed with WRITER_BASE_URL or WRITER_API_KEY");
  if (env.WRITER_MODEL && !writes) wrong("WRITER_MODEL", "needs WRITER_BASE_URL or WRITER_API_KEY");
  const speaks = env.SPEECH_OPENAI_BASE_URL || env.SPEECH_OPENAI_API_KEY;
  for (const name of ["SPEECH_OPENAI_MODEL", "SPEECH_OPENAI_VOICES"])
    if (listOf(env[name]).length > 0 && !speaks)
      wrong(name, "needs SPEECH_OPENAI_BASE_URL or SPEECH_OPENAI_API_KEY");
  if (env.RENDERER === "chromium" && env.CHROMIUM_PATH && !existsSync(env.CHROMIUM_PATH))
    wrong("CHROMIUM_PATH", "is no file");
  if (env.STORAGE === "gcs" && !env.GCS_BUCKET) wrong("GCS_BUCKET", "is needed with STORAGE=gcs");
  return problems;
}
