import type { FastifyReply } from "fastify";
import type { MediaFile } from "#domain/media/files";
import type { Host } from "#transport/shared/host";
import type { Range } from "./range.ts";

interface Wanted {
  storage: Host["storage"];
  range: Range | null | "unsatisfiable";
}

/** A stored file, whole or in the range that was asked for. */
export async function sendFile(reply: FastifyReply, file: MediaFile, { storage, range }: Wanted) {
  const { key, bytes, contentType } = file;
  reply.type(contentType).header("accept-ranges", "bytes");
  if (range === "unsatisfiable") return reply.code(416).header("content-range", `bytes */${bytes}`).send();
  if (!range) return reply.header("content-length", bytes).send(await storage.read(key));
  const { start, end } = range;
  return reply
    .code(206)
    .header("content-range", `bytes ${start}-${end}/${bytes}`)
    .header("content-length", end - start + 1)
    .send(await storage.read(key, range));
}
