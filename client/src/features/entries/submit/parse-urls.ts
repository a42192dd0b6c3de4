import { webAddress } from "#lib/web-address";

export interface ParsedUrls {
  /** In the order given, each once. */
  urls: string[];
  /** Words that are not addresses. */
  invalid: string[];
}

/** Addresses separated by white space or lines, as they come out of a clipboard. */
export function parseUrls(text: string, longest = Number.POSITIVE_INFINITY): ParsedUrls {
  const words = text.split(/[\s\u3000]+/u).filter(Boolean);
  const parsed = words.map((word) => ({ word, url: webAddress(word, longest) }));
  return {
    urls: [...new Set(parsed.flatMap(({ url }) => url ?? []))],
    invalid: parsed.filter(({ url }) => url === null).map(({ word }) => word),
  };
}
