import { existsSync, readFileSync } from "node:fs";
import { z } from "zod";
import { variables } from "./env-variables.ts";
import { isLoopback } from "./kernel/loopback.ts";

/** Every variable that the server knows: deployment files may name no other. */
export const environmentNames = Object.keys(variables);

const operatorNames = [
  "OPERATOR_NAME",
  "OPERATOR_REPRESENTATIVE",
  "OPERATOR_ADDRESS",
  "OPERATOR_PHONE",
  "OPERATOR_EMAIL",
] as const;

const beyondLoopback = (names: string[]) =>
  `${names.join(" and ")} ${names.length > 1 ? "reach" : "reaches"} beyond this machine: name loopback, or set TRIAL_INSTALLATION=1 where the port is published here only`;

/** The host that a process listens on, or that its address names. */
function hostOf(
  { HOST, PUBLIC_URL }: { HOST: string; PUBLIC_URL?: string | undefined },
  name: string,
): string {
  if (name === "HOST") return HOST;
  return PUBLIC_URL ? new URL(PUBLIC_URL).hostname : "localhost";
}

/** The address with the password that the file holds, unless it bears one itself. */
function withPassword(address: string, file: string | undefined): string {
  if (!file) return address;
  const database = new URL(address);
  if (database.password) return address;
  database.password = encodeURIComponent(readFileSync(file, "utf8").replace(/\n+$/, ""));
  return database.href;
}

const LOCAL_PROJECT = "demo-yomikoe";

const Environment = z
  .object(variables)
  .superRefine((env, context) => {
    const wrong = (name: string, message: string) =>
      context.addIssue({ code: "custom", path: [name], message });
    if (env.NODE_ENV === "production" && env.FIREBASE_AUTH_EMULATOR_HOST) {
      wrong(
        "FIREBASE_AUTH_EMULATOR_HOST",
        "the emulator accepts forged sign-ins and never serves production",
      );
    }
    if (!env.FIREBASE_AUTH_EMULATOR_HOST && !env.FIREBASE_PROJECT_ID) {
      wrong("FIREBASE_PROJECT_ID", "is needed where no Auth emulator runs");
    }
    if (!env.FIREBASE_AUTH_EMULATOR_HOST && env.FIREBASE_PROJECT_ID && !env.FIREBASE_API_KEY) {
      wrong("FIREBASE_API_KEY", "is needed with FIREBASE_PROJECT_ID");
    }
    const stripe = ["STRIPE_SECRET_KEY", "STRIPE_WEBHOOK_SECRET", "STRIPE_PRICE_MONTHLY"] as const;
    const charges = stripe.some((name) => env[name]);
    for (const name of stripe) {
      if (charges && !env[name]) wrong(name, `is needed with the other two of ${stripe.join(", ")}`);
    }
    const outside = ["HOST", "PUBLIC_URL"].filter((name) => !isLoopback(hostOf(env, name)));
    const isOutside = outside.length > 0;
    if (env.NODE_ENV === "production" && !charges) {
      wrong("STRIPE_SECRET_KEY", "is needed in production: the payment sandbox gives everything away");
    } else if (isOutside && !charges && !env.TRIAL_INSTALLATION) {
      wrong("STRIPE_SECRET_KEY", `is needed, because ${beyondLoopback(outside)}`);
    }
    for (const name of operatorNames) {
      if (env.NODE_ENV === "production" && charges && !env[name])
        wrong(name, "is needed in production: whoever pays has to be told who sells");
    }
    if (isOutside && env.FIREBASE_AUTH_EMULATOR_HOST && !env.TRIAL_INSTALLATION) {
      wrong("FIREBASE_AUTH_EMULATOR_HOST", `lets anybody in, and ${beyondLoopback(outside)}`);
    }
    if (env.TRIAL_INSTALLATION) {
      if (env.NODE_ENV === "production") wrong("TRIAL_INSTALLATION", "is no production");
      if (!env.FIREBASE_AUTH_EMULATOR_HOST)
        wrong("TRIAL_INSTALLATION", "is for the Auth emulator, and none is named");
      if (env.ADMIN_EMAILS.length > 0)
        wrong(
          "ADMIN_EMAILS",
          "has no place in a TRIAL_INSTALLATION, where anybody may sign up with any address",
        );
    }
    if (env.DATABASE_PASSWORD_FILE && !existsSync(env.DATABASE_PASSWORD_FILE))
      wrong("DATABASE_PASSWORD_FILE", "is no file");
    const writes = env.WRITER_BASE_URL || env.WRITER_API_KEY;
    if (writes && !env.WRITER_MODEL)
      wrong("WRITER_MODEL", "is needed with WRITER_BASE_URL or WRITER_API_KEY");
    if (env.WRITER_MODEL && !writes) wrong("WRITER_MODEL", "needs WRITER_BASE_URL or WRITER_API_KEY");
    const speaks = env.SPEECH_OPENAI_BASE_URL || env.SPEECH_OPENAI_API_KEY;
    for (const name of ["SPEECH_OPENAI_MODEL", "SPEECH_OPENAI_VOICES"] as const) {
      if (env[name]?.length && !speaks) wrong(name, "needs SPEECH_OPENAI_BASE_URL or SPEECH_OPENAI_API_KEY");
    }
    if (env.RENDERER === "chromium" && env.CHROMIUM_PATH && !existsSync(env.CHROMIUM_PATH))
      wrong("CHROMIUM_PATH", "is no file");
    if (env.STORAGE === "gcs" && !env.GCS_BUCKET) wrong("GCS_BUCKET", "is needed with STORAGE=gcs");
  })
  .transform((env) => {
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

/** Names each wrong variable and never shows a value: values are secrets. */
export class EnvironmentError extends Error {
  readonly problems: string[];

  constructor(problems: string[]) {
    super(`The environment is not valid:\n${problems.map((problem) => `  ${problem}`).join("\n")}`);
    this.name = "EnvironmentError";
    this.problems = problems;
  }
}

/** An empty variable counts as unset, as compose files write it. */
export function parseEnv(source: Record<string, string | undefined>): Env {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ""));
  const parsed = Environment.safeParse(given);
  if (parsed.success) return parsed.data;
  throw new EnvironmentError(
    parsed.error.issues.map((issue) => `${issue.path.join(".")}: ${problem(issue)}`),
  );
}

function problem(issue: z.core.$ZodIssue): string {
  return issue.code === "invalid_type" && issue.input === undefined ? "is missing" : issue.message;
}
