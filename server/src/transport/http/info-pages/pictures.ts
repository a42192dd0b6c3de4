import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { assetsFolder } from "#kernel/folders";
import type { Language } from "#kernel/vocabulary";

export const picturesFolder = join(assetsFolder, "info-pages/pictures/");
export const PICTURES_PATH = "/help/pictures/";

/** They are taken with as many pixels for each pixel of the style sheet, so that they are sharp on phones. */
const PIXEL_RATIO = 2;

const FILE = /^(\w+)-(\w+)\.(light|dark)\.webp$/;

/**
 * The addresses that `{{picture.name.light}}` and `.dark` stand for in a text of that language; `.width` and
 * `.height`: its size, so that nothing moves when it comes.
 */
export async function pictureValues(language: Language): Promise<Record<string, string>> {
  const pictures = (await readdir(picturesFolder)).flatMap((file) => {
    const [, of, name, scheme] = FILE.exec(file) ?? [];
    return of === language ? [{ file, name, scheme }] : [];
  });
  const values = pictures.map(async ({ file, name, scheme }): Promise<[string, string][]> => {
    const image = await readFile(join(picturesFolder, file));
    const { width, height } = await sharp(image).metadata();
    return [
      [`picture.${name}.${scheme}`, `${PICTURES_PATH}${file}?v=${versionOf(image)}`],
      [`picture.${name}.width`, String(width / PIXEL_RATIO)],
      [`picture.${name}.height`, String(height / PIXEL_RATIO)],
    ];
  });
  return Object.fromEntries((await Promise.all(values)).flat());
}

/** The address changes with the picture, which a browser may therefore keep. */
const versionOf = (image: Buffer) => createHash("sha256").update(image).digest("hex").slice(0, 10);

/** Each picture's version by its file's name. */
export async function pictureVersions(): Promise<Map<string, string>> {
  const files = (await readdir(picturesFolder)).filter((file) => FILE.test(file));
  const version = async (file: string) => versionOf(await readFile(join(picturesFolder, file)));
  return new Map(await Promise.all(files.map(async (file) => [file, await version(file)] as const)));
}
