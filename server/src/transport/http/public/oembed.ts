import { coverHeight, coverWidths } from "#domain/publications/covers";
import type { OpenPublication } from "#domain/publications/open-publications";
import { addressesOf, frameOf, PLAYER_HEIGHT } from "#domain/publications/share";

const WIDTH = 600;

interface Bounds {
  maxwidth?: number | undefined;
  maxheight?: number | undefined;
}

/** The answer of oEmbed 1.0: the player, no larger than the page that asks has room for. */
export function oembedOf(publicUrl: string, { publicId, live }: OpenPublication, bounds: Bounds) {
  const width = Math.min(WIDTH, bounds.maxwidth ?? WIDTH);
  const height = Math.min(PLAYER_HEIGHT, bounds.maxheight ?? PLAYER_HEIGHT);
  const title = live?.title ?? "Yomikoe";
  const to = addressesOf(publicUrl, publicId);
  return {
    version: "1.0",
    type: "rich",
    provider_name: "Yomikoe",
    provider_url: publicUrl,
    title,
    ...(live?.site && { author_name: live.site }),
    cache_age: 3_600,
    html: frameOf(to.embed, title, width, height),
    width,
    height,
    ...(live && thumbnailOf((width) => to.cover(live.cover, width), bounds)),
  };
}

/** The largest picture that the page has room for, if any. */
function thumbnailOf(address: (width: number) => string, { maxwidth = WIDTH, maxheight = Infinity }: Bounds) {
  const width = coverWidths.find((known) => known <= maxwidth && coverHeight(known) <= maxheight);
  return (
    width && {
      thumbnail_url: address(width),
      thumbnail_width: width,
      thumbnail_height: coverHeight(width),
    }
  );
}
