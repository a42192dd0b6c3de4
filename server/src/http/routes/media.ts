import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";
import type { Container } from "#container";
import { AppError } from "#domain/errors";
import { audioFormats } from "#domain/media/audio-links";
import { rangeOf } from "../range.ts";

const File = z.object({ audioId: z.uuid(), format: z.enum(audioFormats) });
const Signature = z.object({ expires: z.coerce.number().int(), signature: z.string() });

/** Files by signed link, whole or in ranges: what a player asks for when somebody seeks. */
export const mediaRoutes =
  ({ links, media, services, storage }: Container): FastifyPluginAsyncZod =>
  async (app) => {
    app.get(
      "/media/audios/:audioId.:format",
      { schema: { hide: true, params: File, querystring: Signature }, compress: false },
      async ({ params, query, headers, url }, reply) => {
        if (!links.verify(url.split("?")[0] ?? "", query.expires, query.signature)) {
          throw new AppError("FORBIDDEN", { message: "This link has run out", reason: "LINK_EXPIRED" });
        }
        const { key, bytes, contentType } = await media.ofAudio(params.audioId, params.format);
        const range = rangeOf(headers.range, bytes);
        reply
          .type(contentType)
          .header("accept-ranges", "bytes")
          .header("cache-control", "private, max-age=3600")
          .header("cross-origin-resource-policy", "same-site");
        if (range === "unsatisfiable")
          return reply.code(416).header("content-range", `bytes */${bytes}`).send();
        const begins = params.format !== "vtt" && (range?.start ?? 0) === 0;
        if (begins) await services.audios.played(params.audioId);
        if (!range) return reply.header("content-length", bytes).send(await storage.read(key));
        const { start, end } = range;
        return reply
          .code(206)
          .header("content-range", `bytes ${start}-${end}/${bytes}`)
          .header("content-length", end - start + 1)
          .send(await storage.read(key, range));
      },
    );
  };
