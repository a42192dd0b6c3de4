import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";
import { coverWidths } from "#domain/publications/covers";
import { addressesOf } from "#domain/publications/share";
import type { Host } from "#transport/shared/host";
import { noLongerHere, nothingHere, openToAll } from "./answers.ts";

const Path = z.object({ publicId: z.string().max(100), file: z.string().max(100) });
const FILE = /^([\w-]{22})-(\d+)\.jpg$/;

/** The picture of a publication; its name changes with what it shows. */
export const coverRoute =
  ({ env, services: { publications } }: Host): FastifyPluginAsyncZod =>
  async (app) => {
    app.get(
      "/p/:publicId/:file",
      { schema: { hide: true, params: Path }, compress: false },
      async ({ params }, reply) => {
        const [, name, given] = FILE.exec(params.file) ?? [];
        const width = coverWidths.find((known) => String(known) === given);
        const found = await publications.open(params.publicId);
        if (found.state === "gone") return noLongerHere(reply, found.reason);
        if (!name || !width || found.state !== "public" || !found.publication.live) return nothingHere(reply);
        const { publicId, live } = found.publication;
        openToAll(reply);
        if (name !== live.cover)
          return reply
            .header("cache-control", "no-cache")
            .redirect(addressesOf(env.PUBLIC_URL, publicId).cover(live.cover, width), 302);
        return reply
          .header("cache-control", "public, max-age=3600")
          .type("image/jpeg")
          .send(await publications.cover(live, width));
      },
    );
  };
