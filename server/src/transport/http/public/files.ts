import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";
import type { Host } from "#transport/shared/host";
import { noLongerHere, nothingHere, openToAll } from "./answers.ts";
import { fileNamed, sendAudio } from "./send-audio.ts";

const Named = z.object({ publicId: z.string().max(100) });
const VeryAudio = Named.extend({ file: z.string().max(100) });

/** Files of shared entries: a permanent address that follows live, and one of each very audio. */
export const publicFileRoutes =
  (host: Host): FastifyPluginAsyncZod =>
  async (app) => {
    const { publications } = host.services;

    // Without a schema for its path: what is no name of a publication is not found either way.
    app.get<{ Params: { file: string } }>(
      "/m/:file",
      { schema: { hide: true }, compress: false },
      async ({ params }, reply) => {
        const file = fileNamed(params.file);
        const found = file && (await publications.open(file.name));
        if (found?.state === "gone") return noLongerHere(reply, found.reason);
        if (!file || found?.state !== "public" || !found.publication.live) return nothingHere(reply);
        const { publicId, live } = found.publication;
        return openToAll(reply)
          .headers({ "cache-control": "no-cache", etag: `"${live.name}"` })
          .redirect(`/m/${publicId}/${live.name}.${file.format}`, 302);
      },
    );

    /** For a player in a page that stays open: the name of what is live, from memory. */
    app.get("/m/:publicId/live", { schema: { hide: true, params: Named } }, async ({ params }, reply) => {
      const found = await publications.open(params.publicId);
      if (found.state === "gone") return noLongerHere(reply, found.reason);
      if (found.state !== "public" || !found.publication.live) return nothingHere(reply);
      return openToAll(reply)
        .header("cache-control", "no-store")
        .type("text/plain; charset=utf-8")
        .send(found.publication.live.name);
    });

    app.get(
      "/m/:publicId/:file",
      { schema: { hide: true, params: VeryAudio }, compress: false },
      async (request, reply) => {
        const file = fileNamed(request.params.file);
        const found = await publications.open(request.params.publicId);
        if (found.state === "gone") return noLongerHere(reply, found.reason);
        if (!file || found.state !== "public") return nothingHere(reply);
        const audioId = await publications.audioNamed(found.publication, file.name);
        if (!audioId) return nothingHere(reply);
        const title = found.publication.live?.title ?? "";
        return sendAudio(host, request, reply, { ...file, audioId, title });
      },
    );
  };
