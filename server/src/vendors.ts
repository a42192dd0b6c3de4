import { join } from "node:path";
import { paymentSandboxOver } from "#adapters/payments/sandbox";
import { stripePayments } from "#adapters/payments/stripe";
import { chromiumRenderer } from "#adapters/renderer/chromium";
import { findChromium } from "#adapters/renderer/find-chromium";
import { composeSpeech } from "#adapters/speech/compose";
import { flite } from "#adapters/speech/flite";
import { googleSpeech } from "#adapters/speech/google";
import { openaiSpeech } from "#adapters/speech/openai";
import { openjtalk } from "#adapters/speech/openjtalk";
import { voicevox } from "#adapters/speech/voicevox";
import { gcsStorage } from "#adapters/storage/gcs";
import { localStorage } from "#adapters/storage/local";
import { chatWriter } from "#adapters/writer/chat";
import { extractiveWriter } from "#adapters/writer/extractive";
import type { Database } from "#db/client";
import { sandboxRows } from "#db/sandbox-rows";
import { sharedSecret } from "#domain/links/shared-secret";
import type { Env } from "#env";
import type { PageRenderer } from "#ports/page-renderer";
import type { Speech } from "#ports/speech";
import type { Storage } from "#ports/storage";
import type { Writer } from "#ports/writer";

type OnError = (error: unknown) => void;

/** Where files lie on this machine; null where they lie in a bucket. */
export const storageFolderOf = ({ STORAGE, DATA_DIR }: Env): string | null =>
  STORAGE === "local" ? join(DATA_DIR, "storage") : null;

export function storageOf(env: Env): Storage {
  const folder = storageFolderOf(env);
  return folder === null ? gcsStorage({ bucket: env.GCS_BUCKET ?? "" }) : localStorage(folder);
}

/** Without Stripe's key, a sandbox gives everything away. */
export async function paymentsOf(env: Env, db: Database) {
  const paymentSandbox = env.STRIPE_SECRET_KEY ? null : await sandboxOver(db, env);
  return { payments: paymentSandbox ?? stripeOf(env), paymentSandbox };
}

const sandboxOver = async (db: Database, { PUBLIC_URL, NODE_ENV }: Env) =>
  paymentSandboxOver({
    rows: sandboxRows(db),
    secret: await sharedSecret(db, "payment-sandbox"),
    publicUrl: PUBLIC_URL,
    production: NODE_ENV === "production",
  });

/** The environment holds all three or none. */
const stripeOf = ({ STRIPE_SECRET_KEY = "", STRIPE_WEBHOOK_SECRET = "", STRIPE_PRICE_MONTHLY = "" }: Env) =>
  stripePayments({
    secretKey: STRIPE_SECRET_KEY,
    webhookSecret: STRIPE_WEBHOOK_SECRET,
    monthlyPrice: STRIPE_PRICE_MONTHLY,
  });

/** Off unless asked for; without a browser, pages that need scripts are refused as before. */
export function rendererOf(
  { RENDERER, CHROMIUM_PATH, FETCH_ALLOW_PRIVATE }: Env,
  onError: OnError,
): PageRenderer | null {
  if (RENDERER === "off") return null;
  const executablePath = findChromium(CHROMIUM_PATH);
  if (executablePath) return chromiumRenderer({ executablePath, allowPrivate: FETCH_ALLOW_PRIVATE });
  onError(new Error("RENDERER=chromium, and no Chromium was found: name one with CHROMIUM_PATH"));
  return null;
}

/** Without an endpoint, scripts are made of the page's own sentences. */
export function writerOf({ WRITER_BASE_URL, WRITER_API_KEY, WRITER_MODEL }: Env, onError: OnError): Writer {
  if (!WRITER_MODEL) return extractiveWriter();
  return chatWriter({ baseUrl: WRITER_BASE_URL, apiKey: WRITER_API_KEY, model: WRITER_MODEL, onError });
}

/** The embedded voices first, so that they are the ones nobody has to choose; each key adds its own. */
export async function speechOf(env: Env, onError: OnError): Promise<Speech> {
  const { SPEECH_OPENAI_BASE_URL: baseUrl, SPEECH_OPENAI_API_KEY: apiKey } = env;
  const { SPEECH_OPENAI_MODEL: model, SPEECH_OPENAI_VOICES: voices } = env;
  const { SPEECH_GOOGLE_API_KEY: googleKey, SPEECH_VOICEVOX_URL: url } = env;
  const services = [
    ...(baseUrl || apiKey ? [openaiSpeech({ baseUrl, apiKey, model, voices, onError })] : []),
    ...(googleKey ? [googleSpeech({ apiKey: googleKey, onError })] : []),
    ...(url ? [voicevox({ url, onError })] : []),
  ];
  await Promise.all(services.map(({ ready }) => ready));
  return composeSpeech([openjtalk(), flite(), ...services]);
}
