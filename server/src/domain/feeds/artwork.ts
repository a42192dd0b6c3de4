import { createHash } from "node:crypto";
import sharp from "sharp";
import { textPicture } from "#domain/pictures/text-picture";
import { invalid } from "#kernel/errors";

/** Apple's largest. */
const SIDE = 3_000;
/** Apple's smallest: a smaller picture would be blown up. */
const LEAST_SIDE = 1_400;
const MARGIN = 300;
const TEXT_HEIGHT = 1_500;
/** Pixels of a picture that is taken: no small file may unfold into gigabytes. */
const MOST_PIXELS = 50_000_000;
const FORMATS = ["jpeg", "png", "webp"];

export interface Artwork {
  isGenerated: boolean;
  contentType: string;
  hash: string;
  image: Buffer;
}

const artworkOf = (image: Buffer, contentType: string, isGenerated: boolean): Artwork => ({
  isGenerated,
  contentType,
  hash: createHash("sha256").update(image).digest("base64url").slice(0, 22),
  image,
});

/** The title in large letters on the colour. */
export async function generatedArtwork(title: string, color: string, ink: string): Promise<Artwork> {
  const text = await textPicture(title, { ink, width: SIDE - 2 * MARGIN, height: TEXT_HEIGHT });
  const image = await sharp({
    create: { width: SIDE, height: SIDE, channels: 3, background: `#${color}` },
  })
    .composite([{ input: text.data, left: MARGIN, top: SIDE - MARGIN - text.info.height }])
    // A palette would make 300 KB a quarter of that, and take six times as long.
    .png()
    .toBuffer();
  return artworkOf(image, "image/png", true);
}

/** Checks a given picture and makes it anew: nothing but its pixels remains. */
export async function givenArtwork(given: Buffer): Promise<Artwork> {
  // No letter of Base64 in it: sharp would throw at once.
  if (given.length === 0) throw invalid("artwork", "malformed");
  const picture = sharp(given, { limitInputPixels: MOST_PIXELS, failOn: "error", pages: 1 });
  const { width, height, format } = await picture.metadata().catch(() => {
    throw invalid("artwork", "malformed");
  });
  if (!FORMATS.includes(format)) throw invalid("artwork", "not_allowed", { allowed: FORMATS });
  const side = Math.min(width, height);
  if (side < LEAST_SIDE) throw invalid("artwork", "too_small", { limit: LEAST_SIDE });
  const image = await picture
    .autoOrient()
    .resize(SIDE, SIDE, { fit: "cover" })
    .flatten({ background: "#ffffff" })
    .toColorspace("srgb")
    .jpeg({ quality: 85, mozjpeg: true })
    .toBuffer()
    .catch(() => {
      throw invalid("artwork", "malformed");
    });
  return artworkOf(image, "image/jpeg", false);
}
