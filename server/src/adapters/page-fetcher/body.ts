import { type Readable, Transform, Writable } from "node:stream";
import { pipeline } from "node:stream/promises";
import {
  constants,
  createBrotliDecompress,
  createGunzip,
  createUnzip,
  createZstdDecompress,
} from "node:zlib";
import { unreadable } from "#kernel/unreadable";

export const MAX_BYTES = 5 * 1024 * 1024;

// A sync flush at the end takes what arrived of a stream that the server cut short.
const lenient = { finishFlush: constants.Z_SYNC_FLUSH };
const decoders: Record<string, () => NodeJS.ReadWriteStream> = {
  gzip: () => createGunzip(lenient),
  "x-gzip": () => createGunzip(lenient),
  deflate: () => createUnzip(lenient),
  br: () => createBrotliDecompress(),
  zstd: () => createZstdDecompress({ params: { [constants.ZSTD_d_windowLogMax]: 23 } }),
};

/** The decompressed bytes; stops at the limit instead of unpacking a bomb. */
export async function readBody(body: Readable, encoding: string, signal: AbortSignal): Promise<Buffer> {
  const names = encoding
    .toLowerCase()
    .split(",")
    .map((name) => name.trim())
    .filter((name) => name && name !== "identity");
  if (names.length > 2 || names.some((name) => !decoders[name])) {
    body.destroy();
    throw unreadable("BAD_ENCODING");
  }
  const transforms = names.reverse().flatMap((name) => decoders[name]?.() ?? []);
  const chunks: Buffer[] = [];
  const collected = new Writable({
    write(chunk: Buffer, _, done) {
      chunks.push(chunk);
      done();
    },
  });
  await pipeline([body, limit(), ...transforms, limit(), collected], { signal });
  return Buffer.concat(chunks);
}

/** Stands before and behind the decoders: a stream that unpacks to nothing must not run on either. */
function limit(): Transform {
  let size = 0;
  return new Transform({
    transform(chunk: Buffer, _, done) {
      size += chunk.length;
      if (size > MAX_BYTES) done(unreadable("TOO_LARGE"));
      else done(null, chunk);
    },
  });
}
