import sharp, { type Sharp } from "sharp";
import { largestOfIco } from "./ico.ts";

/** Bytes of a page's pictures, as its site gave them. */
export interface RawPictures {
  lead: Uint8Array | null;
  icon: Uint8Array | null;
}

/** The same, made anew: nothing but their pixels remains. Null where there is no picture to show. */
export interface Renditions {
  lead: { large: Uint8Array; small: Uint8Array } | null;
  icon: Uint8Array | null;
}

/** No small file may unfold into gigabytes. */
const MOST_PIXELS = 24_000_000;
/** A smaller one counts visits, or is a logo. */
const LEAST_LEAD = 120;
const LARGE = { width: 960, height: 540, fit: "inside", withoutEnlargement: true } as const;
/** Cut to where most is to be seen. */
const SMALL = { width: 192, height: 144, fit: "cover", position: "attention" } as const;
const ICON = { width: 64, height: 64, fit: "inside", withoutEnlargement: true } as const;

const LOADERS = ["Jpeg", "Png", "Webp", "Nsgif"].map((name) => `VipsForeignLoad${name}Buffer`);

/** Lets this process decode these formats only, one picture at a time. */
export function restrictDecoder(): void {
  sharp.block({ operation: ["VipsForeignLoad"] });
  sharp.unblock({ operation: LOADERS });
  sharp.cache(false);
  sharp.concurrency(1);
}

/** Small still pictures of foreign bytes. One that cannot be decoded does not cost the other. */
export async function decode({ lead, icon }: RawPictures): Promise<Renditions> {
  return {
    lead: lead && (await leadOf(lead).catch(() => null)),
    icon: icon && (await iconOf(icon).catch(() => null)),
  };
}

const opened = (bytes: Uint8Array): Sharp =>
  sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: "error", pages: 1, sequentialRead: true });

async function leadOf(bytes: Uint8Array): Promise<Renditions["lead"]> {
  const { width, height } = await opened(bytes).metadata();
  if (Math.min(width, height) < LEAST_LEAD) return null;
  const large = await opened(bytes)
    .autoOrient()
    .resize(LARGE)
    .flatten({ background: "#ffffff" })
    .toColorspace("srgb")
    .jpeg({ quality: 80, mozjpeg: true })
    .toBuffer();
  const small = await opened(large).resize(SMALL).jpeg({ quality: 76, mozjpeg: true }).toBuffer();
  return { large, small };
}

async function iconOf(bytes: Uint8Array): Promise<Uint8Array | null> {
  const ico = largestOfIco(Buffer.from(bytes));
  const picture =
    ico && "raw" in ico
      ? sharp(ico.raw, { raw: { width: ico.width, height: ico.height, channels: 4 } })
      : opened(ico?.png ?? bytes);
  return picture.resize(ICON).toColorspace("srgb").png().toBuffer();
}
