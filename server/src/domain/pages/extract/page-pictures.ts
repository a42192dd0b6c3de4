import type { PagePictures } from "#kernel/page";
import type { Documentish } from "../html/dom.ts";
import { firstMeta } from "../html/metadata.ts";

const LEAD = [
  "og:image:secure_url",
  "og:image",
  "og:image:url",
  "twitter:image",
  "twitter:image:src",
  "image",
];
const ICON = /(^|\s)(icon|apple-touch-icon(-precomposed)?)(\s|$)/i;
/** Addresses of more characters are data, or traps. */
const LONGEST = 2_048;
/** Pixels of the edge that an icon is wanted in. */
const WANTED = 64;

/** Addresses of the picture that the page names as its own, and of its site's icon. */
export function pagePictures(document: Documentish, url: string): PagePictures {
  const base = document.querySelector("base[href]")?.getAttribute("href");
  const from = (base && URL.parse(base, url)?.href) || url;
  const address = (given: string | null | undefined): string | null => {
    const parsed = given && given.length <= LONGEST ? URL.parse(given.trim(), from) : null;
    return parsed && /^https?:$/.test(parsed.protocol) ? parsed.href : null;
  };
  const lead =
    firstMeta(document, LEAD) ?? document.querySelector("link[rel=image_src]")?.getAttribute("href");
  return { lead: address(lead), icon: address(iconOf(document)) ?? address("/favicon.ico") };
}

/** The smallest icon that is large enough, else the largest; drawings by vectors are not taken. */
function iconOf(document: Documentish): string | null {
  const icons = [...document.querySelectorAll("link[rel][href]")]
    .filter((link) => ICON.test(link.getAttribute("rel") ?? ""))
    .filter((link) => !/svg/i.test(link.getAttribute("type") ?? link.getAttribute("href") ?? ""))
    .map((link) => ({ href: link.getAttribute("href"), edge: edgeOf(link) }));
  const distance = (edge: number) => (edge >= WANTED ? edge - WANTED : 10_000 - edge);
  return icons.toSorted((a, b) => distance(a.edge) - distance(b.edge))[0]?.href ?? null;
}

function edgeOf(link: { getAttribute(name: string): string | null }): number {
  const stated = Number(/^(\d{1,4})x/i.exec(link.getAttribute("sizes") ?? "")?.[1] ?? 0);
  return stated || (/apple/i.test(link.getAttribute("rel") ?? "") ? 180 : 32);
}
