import { apiCaller } from "./api-caller.ts";

/** Argument of a start for something else than the screens: its demo account stays empty. */
export const WITHOUT_SAMPLES = "--without-samples";

/** Pages that the installation serves itself; the last one, which is the newest, is spoken. */
const SAMPLES = {
  ja: ["article-en", "article-ja", "product-ja"],
  en: ["article-ja", "product-ja", "article-en"],
};

interface Installation {
  /** Where the server listens. */
  address: string;
  /** How the outside names it: the samples are read under this address. */
  publicUrl: string;
  token: string;
  /** Language that one of the samples is spoken in. */
  language: keyof typeof SAMPLES;
  signal?: AbortSignal | undefined;
}

interface Known {
  entryId: string;
  url: string;
  analyzedAt: string | null;
  /** Jobs that were ordered of it. */
  queues: object[];
}

/**
 * Reads the sample pages in the demo account, and orders script and audio of one, so that the first screen has
 * something to press. A start that was stopped on the way is gone on with; an account that has been used is left as
 * it is.
 */
export async function furnishDemoAccount({ address, publicUrl, token, language, signal }: Installation) {
  const ask = apiCaller({ address, token, signal });
  const urls = SAMPLES[language].map((name) => `${publicUrl}/samples/${name}.html`);
  const [known, deleted, { totalSpent }] = await Promise.all([
    ask<Known[]>(`/entries?limit=${urls.length + 1}`),
    ask<object[]>("/entries?state=deleted&limit=1"),
    ask<{ totalSpent: number }>("/credits/balance"),
  ]);
  const isUsed = known.some(({ url, queues }) => !urls.includes(url) || queues.length > 0);
  if (totalSpent > 0 || deleted.length > 0 || isUsed) return;

  let spoken = "";
  for (const url of urls) {
    const sample = known.find((entry) => entry.url === url) ?? (await ask<Known>("/entries", { url }));
    spoken = sample.entryId;
    if (!sample.analyzedAt) await ask(`/entries/${spoken}/products/analyze`, {});
  }
  await ask(`/entries/${spoken}/scripts/generate`, { settings: {}, audio: {} });
}
