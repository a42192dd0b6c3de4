import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";
import type { Host } from "#transport/shared/host";

const Query = z.object({
  site: z.string().max(100).catch(""),
  url: z.string().max(4_096).catch(""),
});

/** Long enough that a page which is opened again does not ask, short enough for what was just shared. */
const A_MINUTE = "public, max-age=60";

/** Tells the pages of a site whether there is an audio of them. */
export const siteLookupRoute =
  ({ services: { sites } }: Host): FastifyPluginAsyncZod =>
  async (app) => {
    app.get(
      "/embed/lookup",
      { schema: { hide: true, querystring: Query } },
      async ({ query, headers: { origin } }, reply) => {
        reply.header("vary", "Origin").header("cross-origin-resource-policy", "cross-origin");
        const found = await sites.lookup({ ...query, origin });
        if (found.state === "refused")
          return reply
            .code(403)
            .header("cache-control", "no-store")
            .send({ success: false, data: null, error: "FORBIDDEN" });
        return reply
          .header("access-control-allow-origin", origin)
          .header("cache-control", A_MINUTE)
          .send({ publicId: found.publicId });
      },
    );
  };
