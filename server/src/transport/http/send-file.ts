import { createHash } from "node:crypto";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { MediaFile } from "#domain/media/files";
import type { Host } from "#transport/shared/host";
import { type Range, rangeOf } from "./range.ts";

interface Wanted {
  storage: Host["storage"];
  range: Range | null | "unsatisfiable";
}

/** Stands for these bytes: what is stored under a key never changes. */
export const etagOf = ({ key, bytes }: MediaFile): string =>
  `"${createHash("sha256").update(`${key} ${bytes}`).digest("base64url").slice(0, 22)}"`;

/** The part that was asked for; the whole where `If-Range` names another file than this one. */
export function wantedRange({ headers }: Pick<FastifyRequest, "headers">, file: MediaFile) {
  const begun = headers["if-range"];
  return begun === undefined || begun === etagOf(file) ? rangeOf(headers.range, file.bytes) : null;
}

/** A stored file, whole or in the range that was asked for. */
export async function sendFile(reply: FastifyReply, file: MediaFile, { storage, range }: Wanted) {
  const { key, bytes, contentType } = file;
  reply.type(contentType).headers({ "accept-ranges": "bytes", etag: etagOf(file) });
  if (range === "unsatisfiable") return reply.code(416).header("content-range", `bytes */${bytes}`).send();
  if (!range) return reply.header("content-length", bytes).send(await storage.read(key));
  const { start, end } = range;
  return reply
    .code(206)
    .header("content-range", `bytes ${start}-${end}/${bytes}`)
    .header("content-length", end - start + 1)
    .send(await storage.read(key, range));
}
