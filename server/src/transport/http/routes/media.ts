import type { FastifyReply } from "fastify";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";
import { audioFormats } from "#domain/links/audio-links";
import { SRT } from "#domain/media/files";
import { AppError } from "#kernel/errors";
import type { Host } from "#transport/shared/host";
import type { Range } from "../range.ts";
import { sendFile, wantedRange } from "../send-file.ts";

const File = z.object({ audioId: z.uuid(), format: z.enum(audioFormats) });
const Segment = z.object({ queueId: z.uuid(), hash: z.string().regex(/^[0-9a-f]{64}$/) });
const Raised = Segment.extend({ raisedBy: z.coerce.number().int().min(-6_000).max(6_000) });
const Voice = z.object({ voice: z.string().max(100) });
const Reading = z.object({ token: z.string().max(4_000) });
const Picture = z.object({ entryId: z.uuid(), name: z.string().regex(/^[\w-]{1,60}\.(jpg|png)$/) });
const Archive = z.object({ exportId: z.uuid() });
const Signature = z.object({ expires: z.coerce.number().int(), signature: z.string() });

const held = {
  "cache-control": "private, max-age=3600",
  "cross-origin-resource-policy": "same-site",
};

/**
 * A player asks for a range from the first byte on; a download asks for the whole file, and Safari's player
 * first for two bytes, to see whether it may ask so.
 */
const beginsToPlay = (method: string, range: Range | null) =>
  method === "GET" && range?.start === 0 && range.end > 1;

/** Files by signed link, whole or in ranges: what a player asks for when somebody seeks. */
export const mediaRoutes =
  ({ links, media, services, storage }: Host): FastifyPluginAsyncZod =>
  async (app) => {
    function requireSigned(url: string, { expires, signature }: z.infer<typeof Signature>) {
      if (links.verify(url.split("?")[0] ?? "", expires, signature)) return;
      throw new AppError("FORBIDDEN", { message: "This link has run out", reason: "LINK_EXPIRED" });
    }

    const sendWav = (reply: FastifyReply, { buffer, byteOffset, length }: Uint8Array<ArrayBuffer>) =>
      reply
        .type("audio/wav")
        .headers(held)
        .send(Buffer.from(buffer, byteOffset, length));

    app.get(
      "/media/segments/:queueId/:hash.wav",
      { schema: { hide: true, params: Segment, querystring: Signature }, compress: false },
      async ({ params, query, url }, reply) => {
        requireSigned(url, query);
        const { key, bytes, contentType } = await media.ofSegment(params.queueId, params.hash);
        reply.type(contentType).headers(held).header("content-length", bytes);
        return reply.send(await storage.read(key));
      },
    );

    app.get(
      "/media/segments/:queueId/:hash/:raisedBy.wav",
      { schema: { hide: true, params: Raised, querystring: Signature }, compress: false },
      async ({ params, query, url }, reply) => {
        requireSigned(url, query);
        return sendWav(reply, await media.raisedSegment(params.queueId, params.hash, params.raisedBy));
      },
    );

    app.get(
      "/media/voices/:voice.wav",
      { schema: { hide: true, params: Voice, querystring: Signature }, compress: false },
      async ({ params, query, url }, reply) => {
        requireSigned(url, query);
        const { key, bytes, contentType } = await media.ofVoice(params.voice);
        reply.type(contentType).headers(held).header("content-length", bytes);
        return reply.send(await storage.read(key));
      },
    );

    app.get(
      "/media/readings/:token.wav",
      { schema: { hide: true, params: Reading, querystring: Signature }, compress: false },
      async ({ params, query, url }, reply) => {
        requireSigned(url, query);
        return sendWav(reply, await media.ofReading(params.token));
      },
    );

    app.get(
      "/media/pictures/:entryId/:name",
      { schema: { hide: true, params: Picture, querystring: Signature }, compress: false },
      async ({ params, query, url }, reply) => {
        requireSigned(url, query);
        const { key, bytes, contentType } = await media.ofPicture(params.entryId, params.name);
        reply.type(contentType).headers(held).header("content-length", bytes);
        return reply.send(await storage.read(key));
      },
    );

    app.get(
      "/media/exports/:exportId.zip",
      { schema: { hide: true, params: Archive, querystring: Signature }, compress: false },
      async (request, reply) => {
        const { params, query, url } = request;
        requireSigned(url, query);
        const { name, ...file } = await services.exports.file(params.exportId);
        reply
          .header("cache-control", "no-store")
          .header("content-disposition", `attachment; filename="${name}"`);
        return sendFile(reply, file, { storage, range: wantedRange(request, file) });
      },
    );

    app.get(
      "/media/audios/:audioId([^.]+).:format",
      { schema: { hide: true, params: File, querystring: Signature }, compress: false },
      async (request, reply) => {
        const { method, params, query, url } = request;
        requireSigned(url, query);
        const { audioId, format } = params;
        if (format === "srt")
          return reply
            .type(SRT)
            .headers(held)
            .send(await media.srtOfAudio(audioId));
        const file = await media.ofAudio(audioId, format);
        reply.headers(held);
        const range = wantedRange(request, file);
        const isSound = !format.endsWith("vtt");
        if (isSound && range !== "unsatisfiable" && beginsToPlay(method, range))
          await services.audios.played(audioId);
        return sendFile(reply, file, { storage, range });
      },
    );
  };
