import type { FastifyReply, FastifyRequest } from "fastify";
import { SRT } from "#domain/media/files";
import { chaptersJson } from "#domain/publications/chapters-json";
import { type PublicFormat, publicFormats } from "#domain/publications/share";
import type { Host } from "#transport/shared/host";
import { etagOf, sendFile, wantedRange } from "../send-file.ts";
import { openToAll } from "./answers.ts";

/** The name before the first dot, and the format behind it. */
export function fileNamed(file: string): { name: string; format: PublicFormat } | null {
  const dot = file.indexOf(".");
  const [name, ending] = [file.slice(0, Math.max(dot, 0)), file.slice(dot + 1)];
  const format = publicFormats.find((known) => known === ending);
  return format && name ? { name, format } : null;
}

/** One name stands for one sound for ever; its tags, and whether it is still shared, are asked for again within the hour. */
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
  request: Pick<FastifyRequest, "headers">,
  reply: FastifyReply,
  { audioId, name, format, title, isPrivate = false }: NamedAudio,
) {
  const lifetime = `${isPrivate ? "private" : "public"}, ${AN_HOUR}`;
  openToAll(reply).header("cache-control", lifetime);
  const isKnown = (etag: string) => {
    reply.header("etag", etag);
    return request.headers["if-none-match"] === etag;
  };
  if (format === "srt" || format === "chapters.json") {
    if (isKnown(`"${name}.${format}"`)) return reply.code(304).send();
    if (format === "srt") return reply.type(SRT).send(await media.srtOfAudio(audioId));
    const { chapters } = await audios.words(audioId);
    return reply.type("application/json+chapters; charset=utf-8").send(chaptersJson(chapters, title));
  }
  const file = await media.ofAudio(audioId, format);
  if (isKnown(etagOf(file))) return reply.code(304).send();
  return sendFile(reply, file, { storage, range: wantedRange(request, file) });
}
