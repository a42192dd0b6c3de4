/** The site's own name, else its host as people know it; pasted text has no address. */
export function siteOf({ site, url }: { site?: string | null; url: string }): string {
  if (site) return site;
  return URL.canParse(url) ? new URL(url).host.replace(/^www\./, "") : url;
}
