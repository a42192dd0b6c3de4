import type { Page } from "#kernel/page";

const HOST =
  /^(?:docs?|documentation|developers?|devdocs|learn|manuals?|wiki|guides?|support|api|handbook)\.|\.(?:readthedocs|gitbook)\.io$/i;
const PATH =
  /\/(?:docs?|documentation|manuals?|handbook|reference|tutorials?|user-?guide|support|how-?tos?|(?:quick|get(?:ting)?)-?start(?:ed)?|api)(?:\/|\.html?$|$)/i;
/** Courses of any kind are found there, too: of those that teach code a page shows some. */
const LEARN = /\/learn(?:\/|$)/i;
/** "let reed = warp(3);", "$ weave --fast", "<loom>" */
const CODE = /[{};]\s|[;{}]$|=>|\w\(.*\)\s*[;{]|<\/?\w+[ >]|^\$ \w|\w+\.\w+\(/;
export const isCode = (text: string): boolean => CODE.test(text);
const SITE = /(?<!\p{L})(?:documentation|docs|manual|handbook|wiki|reference|user guide)$/iu;
const TITLE = /\btutorial\b/i;
const FEWEST_OF_CODE = 3;

/**
 * Whether an English page is one of a manual, by its address, its site's name or its title. A reader of news follows
 * an argument; a reader of a manual looks for one of its sections.
 */
export function isOfManual({ language, type, url, site, title, blocks }: Page): boolean {
  if (language !== "en" || type === "product") return false;
  if (SITE.test(site ?? "") || TITLE.test(title)) return true;
  if (!url) return false;
  const { hostname, pathname } = new URL(url);
  return (
    HOST.test(hostname.replace(/^www\./, "")) ||
    PATH.test(pathname) ||
    (LEARN.test(pathname) && blocks.filter(({ text }) => isCode(text)).length >= FEWEST_OF_CODE)
  );
}
