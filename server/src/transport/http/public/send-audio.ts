import type { FastifyReply, FastifyRequest } from "fastify";
import { SRT } from "#domain/media/files";
import { chaptersJson } from "#domain/publications/chapters-json";
import { type PublicFormat, publicFormats } from "#domain/publications/share";
import type { Host } from "#transport/shared/host";
import { rangeOf } from "../range.ts";
import { sendFile } from "../send-file.ts";
import { openToAll } from "./answers.ts";

/** The name before the first dot, and the format behind it. */
export function fileNamed(file: string): { name: string; format: PublicFormat } | null {
  const [name = "", ...endings] = file.split(".");
  const format = publicFormats.find((known) => known === endings.join("."));
  return format && name ? { name, format } : null;
}

/** One name stands for one sound for ever, but whether it is still shared is asked again within the hour. */
const AN_HOUR = "max-age=3600";

interface NamedAudio {
  audioId: string;
  name: string;
  format: PublicFormat;
  title: string;
  /** A shared cache may not keep what needs a key. */
  isPrivate?: boolean;
}

/** A file of this very audio. */
export async function sendAudio(
  { media, storage, services: { audios } }: Host,
  { headers }: Pick<FastifyRequest, "headers">,
  reply: FastifyReply,
  { audioId, name, format, title, isPrivate = false }: NamedAudio,
) {
  const etag = `"${name}.${format}"`;
  openToAll(reply).headers({ "cache-control": `${isPrivate ? "private" : "public"}, ${AN_HOUR}`, etag });
  if (headers["if-none-match"] === etag) return reply.code(304).send();
  if (format === "srt") return reply.type(SRT).send(await media.srtOfAudio(audioId));
  if (format === "chapters.json") {
    const { chapters } = await audios.words(audioId);
    return reply.type("application/json+chapters; charset=utf-8").send(chaptersJson(chapters, title));
  }
  const file = await media.ofAudio(audioId, format);
  return sendFile(reply, file, { storage, range: rangeOf(headers.range, file.bytes) });
}
