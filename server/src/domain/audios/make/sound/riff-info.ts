import { open } from "node:fs/promises";
import { aiComment, ENCODER, MARK_FIELD } from "./ai-mark.ts";
import type { Tag } from "./id3.ts";

/** Ids that players and editors know, in the order in which they stand in the file. */
function fields(tag: Tag): [id: string, text: string][] {
  const { title, site, source, language, made } = tag;
  const texts: [string, string | null | undefined][] = [
    ["INAM", title],
    ["IART", site],
    ["IPRD", site],
    ["ICRD", made?.toISOString().slice(0, 10)],
    ["ILNG", language],
    ["ISRC", source],
    ["IKEY", MARK_FIELD.description],
    ["ISFT", ENCODER],
    ["ICMT", aiComment(tag)],
  ];
  return texts.filter((field): field is [string, string] => Boolean(field[1]));
}

/** The LIST chunk of a wav file, in UTF-8: to stand behind its samples. */
export function riffInfo(tag: Tag): Buffer {
  const told = fields(tag).map(([id, text]) => chunk(id, Buffer.from(`${text}\0`)));
  return chunk("LIST", Buffer.concat([Buffer.from("INFO"), ...told]));
}

/** Whether the chunks behind the samples of a wav file of ours say that an AI speaks. */
export const saysAi = (chunks: Buffer): boolean =>
  chunks.includes(chunk("IKEY", Buffer.from(`${MARK_FIELD.description}\0`)));

/** A chunk begins at an even byte, whatever the length of the one before it. */
function chunk(id: string, body: Buffer): Buffer {
  const header = Buffer.alloc(8);
  header.write(id, "latin1");
  header.writeUInt32LE(body.length, 4);
  return Buffer.concat([header, body, Buffer.alloc(body.length % 2)]);
}

/** Tells behind the samples of a wav file of ours what it holds; returns how long the file is then. */
export async function tagWav(path: string, tag: Tag): Promise<number> {
  const file = await open(path, "r+");
  try {
    const { size } = await file.stat();
    const told = riffInfo(tag);
    const length = Buffer.alloc(4);
    length.writeUInt32LE(size + told.length - 8);
    await file.write(told, 0, told.length, size);
    await file.write(length, 0, length.length, 4);
    return size + told.length;
  } finally {
    await file.close();
  }
}
