/** Signs of writing do not make two names different. */
export const foldedName = (text: string) =>
  text
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[\s\p{P}\p{S}]/gu, "");

export const domainOf = (url: string | null) =>
  url ? new URL(url).hostname.replace(/^(www|shop|store|blog|en|docs)\./, "") : "";

/** Parts of an address that say what it is, and not whose. */
const KIND_OF_ADDRESS = /^(?:com?|net|org|edu|gov|ac|info|app|dev|io)$/;

/** The part of an address that names its house: "tarn" of www.tarn.co.example; empty where a part of the house has one, too. */
export function ownLabelOf(url: string | null): string {
  const [own = "", ...others] = domainOf(url)
    .split(".")
    .slice(0, -1)
    .filter((label) => !KIND_OF_ADDRESS.test(label));
  return others.length > 0 ? "" : own;
}

/** Hosts on whose pages somebody else speaks. */
const OF_OTHERS = new RegExp(
  [
    "^(?:github|gitlab|bitbucket|wordpress|blogger|blogspot|wix|wixsite|weebly|squarespace|shopify|myshopify|",
    "substack|medium|tumblr|livejournal|typepad|notion|webflow|jimdo|netlify|vercel|facebook|instagram|",
    "twitter|youtube|vimeo|linkedin|reddit|pinterest|quora|flickr|behance|kickstarter|indiegogo|patreon|",
    "gofundme|etsy|ebay|amazon|bigcartel|bandcamp|soundcloud|wikipedia|wikimedia|fandom|stackoverflow|",
    "stackexchange|readthedocs|gitbook|google|apple|microsoft)$",
  ].join(""),
);
export const isHostOfOthers = (label: string): boolean => OF_OTHERS.test(label);
