export interface ParsedUrls {
  /** In the order given, each once. */
  urls: string[];
  /** Words that are not addresses. */
  invalid: string[];
}

/** People paste "example.com/page" too; anything without a scheme gets https. */
const withScheme = (text: string) =>
  /^[a-z][a-z0-9+.-]*:/i.test(text) && !/^[^/]+:\d/.test(text) ? text : `https://${text}`;

function toUrl(text: string, longest: number): string | null {
  const candidate = withScheme(text);
  if (candidate.length > longest || !URL.canParse(candidate)) return null;
  const { protocol, hostname, href } = new URL(candidate);
  const isWeb = protocol === "http:" || protocol === "https:";
  return isWeb && /[.:]|^localhost$/.test(hostname) ? href : null;
}

/** Addresses separated by white space or lines, as they come out of a clipboard. */
export function parseUrls(text: string, longest = Number.POSITIVE_INFINITY): ParsedUrls {
  const words = text.split(/[\s\u3000]+/u).filter(Boolean);
  const parsed = words.map((word) => ({ word, url: toUrl(word, longest) }));
  return {
    urls: [...new Set(parsed.flatMap(({ url }) => url ?? []))],
    invalid: parsed.filter(({ url }) => url === null).map(({ word }) => word),
  };
}
