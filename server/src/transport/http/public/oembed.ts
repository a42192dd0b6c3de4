import type { OpenPublication } from "#domain/publications/open-publications";
import { addressesOf, frameOf, PLAYER_HEIGHT } from "#domain/publications/share";

const WIDTH = 600;
const ICON = 512;

interface Bounds {
  maxwidth?: number | undefined;
  maxheight?: number | undefined;
}

/** The answer of oEmbed 1.0: the player, no larger than the page that asks has room for. */
export function oembedOf(publicUrl: string, { publicId, live }: OpenPublication, bounds: Bounds) {
  const width = Math.min(WIDTH, bounds.maxwidth ?? WIDTH);
  const height = Math.min(PLAYER_HEIGHT, bounds.maxheight ?? PLAYER_HEIGHT);
  const title = live?.title ?? "Yomikoe";
  return {
    version: "1.0",
    type: "rich",
    provider_name: "Yomikoe",
    provider_url: publicUrl,
    title,
    ...(live?.site && { author_name: live.site }),
    cache_age: 3_600,
    html: frameOf(addressesOf(publicUrl, publicId).embed, title, width, height),
    width,
    height,
    thumbnail_url: `${publicUrl}/icons/icon-${ICON}.png`,
    thumbnail_width: ICON,
    thumbnail_height: ICON,
  };
}
