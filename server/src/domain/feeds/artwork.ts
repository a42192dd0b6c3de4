import { createHash } from "node:crypto";
import sharp from "sharp";
import {
  ARTWORK_FORMATS,
  type DecodedArtwork,
  LEAST_ARTWORK_SIDE,
  ARTWORK_SIDE as SIDE,
} from "#domain/pictures/decode-artwork";
import { decodeArtworkApart } from "#domain/pictures/decoder";
import { textPicture } from "#domain/pictures/text-picture";
import { invalid } from "#kernel/errors";

const MARGIN = 300;
const TEXT_HEIGHT = 1_500;
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

/** Checks a given picture and makes it anew, in a process that has nothing else. */
export async function givenArtwork(given: Buffer): Promise<Artwork> {
  // No letter of Base64 in it.
  if (given.length === 0) throw invalid("artwork", "malformed");
  const decoded: DecodedArtwork = (await decodeArtworkApart(given)) ?? { refused: "malformed" };
  if ("image" in decoded) return artworkOf(Buffer.from(decoded.image), "image/jpeg", false);
  const { refused } = decoded;
  if (refused === "not_allowed") throw invalid("artwork", refused, { allowed: ARTWORK_FORMATS });
  if (refused === "too_small") throw invalid("artwork", refused, { limit: LEAST_ARTWORK_SIDE });
  throw invalid("artwork", refused);
}
