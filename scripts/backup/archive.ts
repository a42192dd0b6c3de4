import { createHash } from "node:crypto";
import { createReadStream, createWriteStream } from "node:fs";
import { pipeline } from "node:stream/promises";
import { createZstdCompress, createZstdDecompress } from "node:zlib";
import { UserError } from "../lib/say.ts";

/**
 * A backup is a zstd stream of pieces: a line of JSON with the name of a part and the number of bytes, then the
 * bytes. Pieces of one part follow each other. The last line holds the SHA-256 of everything before it.
 */
export interface Piece {
  part: string;
  bytes: Buffer;
}

/** Pieces are held in memory one at a time. */
export const PIECE_BYTES = 1 << 20;

const END = "end";

export async function writeArchive(file: string, pieces: AsyncIterable<Piece>): Promise<void> {
  await pipeline(encode(pieces), createZstdCompress(), createWriteStream(file, { mode: 0o600, flush: true }));
}

async function* encode(pieces: AsyncIterable<Piece>) {
  const hash = createHash("sha256");
  for await (const { part, bytes } of pieces) {
    const line = Buffer.from(`${JSON.stringify({ part, bytes: bytes.length })}\n`);
    hash.update(line).update(bytes);
    yield line;
    yield bytes;
  }
  yield Buffer.from(`${JSON.stringify({ part: END, sha256: hash.digest("hex") })}\n`);
}

/** Throws a sentence where the file is no backup, is cut short or was changed: after the last piece, if not before. */
export async function* readArchive(file: string): AsyncGenerator<Piece> {
  const take = reader(file);
  const hash = createHash("sha256");
  for (;;) {
    const line = await take.line();
    const head = headOf(line, file);
    if (head.part === END) {
      if (head.sha256 !== hash.digest("hex")) throw damaged(file, "its checksum does not fit");
      return;
    }
    const bytes = await take.bytes(head.bytes);
    hash.update(line).update(bytes);
    yield { part: head.part, bytes };
  }
}

function headOf(line: Buffer, file: string): { part: string; bytes: number; sha256?: string } {
  try {
    return JSON.parse(line.toString());
  } catch {
    throw damaged(file, "it is none of Yomikoe's");
  }
}

function reader(file: string) {
  const source = createReadStream(file);
  const stream = source.pipe(createZstdDecompress());
  source.once("error", (error) => stream.destroy(error));
  const chunks: AsyncIterator<Buffer> = stream[Symbol.asyncIterator]();
  let rest: Buffer = Buffer.alloc(0);

  async function more() {
    const { value, done } = await chunks.next().catch((error: NodeJS.ErrnoException) => {
      if (error.code === "ENOENT") throw new UserError(`There is no file ${file}.`);
      throw damaged(file, error.message);
    });
    if (done) throw damaged(file, "it ends too early");
    rest = rest.length === 0 ? value : Buffer.concat([rest, value]);
  }
  async function bytes(count: number): Promise<Buffer> {
    while (rest.length < count) await more();
    const taken = rest.subarray(0, count);
    rest = rest.subarray(count);
    return taken;
  }
  return {
    bytes,
    async line(): Promise<Buffer> {
      let end = rest.indexOf("\n");
      while (end < 0) {
        if (rest.length > PIECE_BYTES) throw damaged(file, "it is none of Yomikoe's");
        await more();
        end = rest.indexOf("\n");
      }
      return bytes(end + 1);
    },
  };
}

const damaged = (file: string, why: string) => new UserError(`${file} cannot be restored: ${why}.`);
