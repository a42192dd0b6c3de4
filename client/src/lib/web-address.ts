/** People type "example.com/page" too; anything without a scheme gets https. */
export const withScheme = (text: string) =>
  /^[a-z][a-z0-9+.-]*:/i.test(text) && !/^[^/]+:\d/.test(text) ? text : `https://${text}`;

/** The address of something on the web in the normal form of browsers; null where the text is none. */
export function webAddress(text: string, longest = Number.POSITIVE_INFINITY): string | null {
  const candidate = withScheme(text.trim());
  if (candidate.length > longest || !URL.canParse(candidate)) return null;
  const { protocol, hostname, href } = new URL(candidate);
  const isWeb = protocol === "http:" || protocol === "https:";
  return isWeb && /[.:]|^localhost$/.test(hostname) ? href : null;
}
