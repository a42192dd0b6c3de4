import sharp from "sharp";

/** Apple's largest. */
export const ARTWORK_SIDE = 3_000;
/** Apple's smallest: a smaller picture would be blown up. */
export const LEAST_ARTWORK_SIDE = 1_400;
export const ARTWORK_FORMATS = ["jpeg", "png", "webp"];
/** No small file may unfold into gigabytes. */
const MOST_PIXELS = 50_000_000;

export type DecodedArtwork = { image: Uint8Array } | { refused: "malformed" | "not_allowed" | "too_small" };

/** Makes a given picture anew as a square: nothing but its pixels remains. */
export async function decodeArtwork(given: Uint8Array): Promise<DecodedArtwork> {
  const picture = sharp(given, {
    limitInputPixels: MOST_PIXELS,
    failOn: "error",
    pages: 1,
    sequentialRead: true,
  });
  const facts = await picture.metadata().catch(() => null);
  if (!facts || !ARTWORK_FORMATS.includes(facts.format)) return { refused: "not_allowed" };
  if (Math.min(facts.width, facts.height) < LEAST_ARTWORK_SIDE) return { refused: "too_small" };
  return picture
    .autoOrient()
    .resize(ARTWORK_SIDE, ARTWORK_SIDE, { fit: "cover" })
    .flatten({ background: "#ffffff" })
    .toColorspace("srgb")
    .jpeg({ quality: 85, mozjpeg: true })
    .toBuffer()
    .then(
      (image) => ({ image }),
      () => ({ refused: "malformed" as const }),
    );
}
