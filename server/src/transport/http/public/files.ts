import type { FastifyReply } from "fastify";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";
import { SRT } from "#domain/media/files";
import { chaptersJson } from "#domain/publications/chapters-json";
import { type PublicFormat, publicFormats } from "#domain/publications/share";
import type { Host } from "#transport/shared/host";
import { rangeOf } from "../range.ts";
import { sendFile } from "../send-file.ts";
import { noLongerHere, nothingHere, openToAll } from "./answers.ts";

const Permanent = z.object({ file: z.string().max(100) });
const VeryAudio = Permanent.extend({ publicId: z.string().max(100) });

/** The name before the first dot, and the format behind it. */
function partsOf(file: string): { name: string; format: PublicFormat } | null {
  const [name = "", ...endings] = file.split(".");
  const format = publicFormats.find((known) => known === endings.join("."));
  return format && name ? { name, format } : null;
}

/** One name stands for one sound for ever, but whether it is still shared is asked again within the hour. */
const AN_HOUR = "public, max-age=3600";

/** Files of shared entries: a permanent address that follows live, and one of each very audio. */
export const publicFileRoutes =
  ({ media, storage, services: { publications, audios } }: Host): FastifyPluginAsyncZod =>
  async (app) => {
    async function sendText(
      reply: FastifyReply,
      audioId: string,
      format: "srt" | "chapters.json",
      title: string,
    ) {
      if (format === "srt") return reply.type(SRT).send(await media.srtOfAudio(audioId));
      const { chapters } = await audios.words(audioId);
      return reply.type("application/json+chapters; charset=utf-8").send(chaptersJson(chapters, title));
    }

    app.get(
      "/m/:file",
      { schema: { hide: true, params: Permanent }, compress: false },
      async ({ params }, reply) => {
        const parts = partsOf(params.file);
        const found = parts && (await publications.open(parts.name));
        if (found?.state === "gone") return noLongerHere(reply, found.reason);
        if (!parts || found?.state !== "public" || !found.publication.live) return nothingHere(reply);
        const { publicId, live } = found.publication;
        return openToAll(reply)
          .headers({ "cache-control": "no-cache", etag: `"${live.name}"` })
          .redirect(`/m/${publicId}/${live.name}.${parts.format}`, 302);
      },
    );

    app.get(
      "/m/:publicId/:file",
      { schema: { hide: true, params: VeryAudio }, compress: false },
      async ({ params, headers }, reply) => {
        const parts = partsOf(params.file);
        const found = await publications.open(params.publicId);
        if (found.state === "gone") return noLongerHere(reply, found.reason);
        const audioId =
          parts && found.state === "public" && (await publications.audioNamed(found.publication, parts.name));
        if (!parts || !audioId) return nothingHere(reply);
        const { name, format } = parts;
        const etag = `"${name}.${format}"`;
        openToAll(reply).headers({ "cache-control": AN_HOUR, etag });
        if (headers["if-none-match"] === etag) return reply.code(304).send();
        if (format === "srt" || format === "chapters.json")
          return sendText(reply, audioId, format, found.publication.live?.title ?? "");
        const file = await media.ofAudio(audioId, format);
        return sendFile(reply, file, { storage, range: rangeOf(headers.range, file.bytes) });
      },
    );
  };
