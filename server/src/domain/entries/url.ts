import { invalid } from "#kernel/errors";
import { INPUT_LIMITS } from "#kernel/input-limits";

const { url: MAX_URL_LENGTH } = INPUT_LIMITS;

/** Parameters that say where a click came from and change nothing of the page. */
const TRACKING =
  /^(utm_.*|gclid|gclsrc|gbraid|wbraid|dclid|fbclid|msclkid|yclid|twclid|ttclid|li_fat_id|igshid|mc_cid|mc_eid|_ga|_gl|_hsenc|_hsmi|mkt_tok|vero_id|oly_anon_id|oly_enc_id|s_cid|wickedid|yjr|yjad)$/i;

export interface EntryUrl {
  /** The URL in the normal form of URL parsers, without its fragment. */
  url: string;
  /** Without tracking parameters: two URLs with the same key are the same page. */
  key: string;
}

/** Checks what a user gave as a URL. International names become punycode, default ports go. */
export function entryUrl(given: string): EntryUrl {
  const text = given.trim();
  if (text.length === 0) throw invalid("url", "empty");
  if (text.length > MAX_URL_LENGTH) throw invalid("url", "too_long", { limit: MAX_URL_LENGTH });
  const url = URL.parse(text);
  if (!url) throw invalid("url", "not_a_url");
  if (url.protocol !== "http:" && url.protocol !== "https:") throw invalid("url", "bad_scheme");
  if (url.username || url.password) throw invalid("url", "has_credentials");
  url.hash = "";
  if (url.href.length > MAX_URL_LENGTH) throw invalid("url", "too_long", { limit: MAX_URL_LENGTH });
  return { url: url.href, key: withoutTracking(url) };
}

function withoutTracking(url: URL): string {
  const key = new URL(url);
  // The remaining parameters keep their own spelling: "a=1+2" and "a=1%202" may be different pages.
  const kept = key.search
    .slice(1)
    .split("&")
    .filter((parameter) => parameter !== "" && !TRACKING.test(parameter.split("=")[0] ?? ""));
  key.search = kept.join("&");
  return key.href;
}
