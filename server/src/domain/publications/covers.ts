import { buffer } from "node:stream/consumers";
import { LRUCache } from "lru-cache";
import sharp, { type Sharp } from "sharp";
import { textPicture } from "#domain/pictures/text-picture";
import { AppError } from "#kernel/errors";
import { isVisible } from "#kernel/text/visible";
import type { Storage } from "#ports/storage";
import type { LiveAudio } from "./live-audio.ts";

/** The width that timelines show, and those that fit where a page has less room. */
export const coverWidths = [1_200, 600, 200] as const;
type CoverWidth = (typeof coverWidths)[number];

const [WIDTH] = coverWidths;
const HEIGHT = 630;
export const coverHeight = (width: CoverWidth) => (width * HEIGHT) / WIDTH;

const MARGIN = 80;
const INNER = WIDTH - 2 * MARGIN;
const TITLE = { ink: "#ffffff", width: INNER, height: 260 };
const SITE = { ink: "#cfe8e1", width: INNER, height: 36 };
const MOST_LETTERS = 100;
const COLOR = "#0c6b58";
const MARK = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" width="96" height="96" viewBox="6 7 20 18">' +
    '<path d="M8 14v4M13.3 9.5v13M18.6 12v8M24 14.6v2.8" stroke="#fff" stroke-width="2.6" stroke-linecap="round"/></svg>',
);
const KEPT_BYTES = 16_000_000;

type Shown = Pick<LiveAudio, "cover" | "picture" | "title" | "site" | "sourceUrl">;

interface Options {
  storage: Pick<Storage, "read">;
  keptBytes?: number;
}

/** Pictures of publications: the page's own where it has one, otherwise its title on the product's colour. */
export function covers({ storage, keptBytes = KEPT_BYTES }: Options) {
  const kept = new LRUCache<string, Buffer, { live: Shown; width: CoverWidth }>({
    maxSize: keptBytes,
    sizeCalculation: ({ length }) => length,
    // A picture that is still drawn when others need its place is shown all the same.
    ignoreFetchAbort: true,
    fetchMethod: async (_key, _before, { context }) => drawn(context.live, context.width),
  });

  async function drawn(live: Shown, width: CoverWidth): Promise<Buffer> {
    if (width < WIDTH) return jpeg(sharp(await cover(live, WIDTH)).resize(width));
    const picture = live.picture && (await read(live.picture));
    return picture ? ofPicture(picture) : ofTitle(live);
  }

  /** Null where a newer picture has replaced the file meanwhile. */
  async function read(key: string): Promise<Buffer | null> {
    try {
      return await buffer(await storage.read(key));
    } catch (error) {
      if (error instanceof AppError && error.code === "NOT_FOUND") return null;
      throw error;
    }
  }

  async function cover(live: Shown, width: CoverWidth): Promise<Buffer> {
    return kept.forceFetch(`${live.cover} ${width}`, { context: { live, width } });
  }
  return cover;
}

const jpeg = (picture: Sharp) => picture.jpeg({ quality: 82, mozjpeg: true }).toBuffer();

/** Whole, on a soft copy of itself: its own shape is any. */
async function ofPicture(picture: Buffer): Promise<Buffer> {
  const [whole, behind] = await Promise.all([
    sharp(picture).resize(WIDTH, HEIGHT, { fit: "inside" }).toBuffer(),
    sharp(picture).resize(WIDTH, HEIGHT, { fit: "cover" }).blur(30).toBuffer(),
  ]);
  return jpeg(sharp(behind).composite([{ input: whole }]));
}

async function ofTitle({ title, site, sourceUrl }: Shown): Promise<Buffer> {
  const host = site && isVisible(site) ? site : new URL(sourceUrl).hostname;
  const short = title.length > MOST_LETTERS ? `${title.slice(0, MOST_LETTERS)}…` : title;
  const [name, from] = await Promise.all([
    textPicture(isVisible(short) ? short : host, TITLE),
    textPicture(host, SITE),
  ]);
  const bottom = HEIGHT - MARGIN;
  const background = { create: { width: WIDTH, height: HEIGHT, channels: 3 as const, background: COLOR } };
  return jpeg(
    sharp(background).composite([
      { input: MARK, left: MARGIN, top: MARGIN },
      { input: name.data, left: MARGIN, top: bottom - SITE.height - 40 - name.info.height },
      { input: from.data, left: MARGIN, top: bottom - from.info.height },
    ]),
  );
}
