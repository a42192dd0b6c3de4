import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";
import { isUncounted, readBeacon } from "#domain/listening/beacon";
import type { Host } from "#transport/shared/host";
import { householdOf } from "#transport/shared/network";
import { openToAll } from "./answers.ts";

const Path = z.object({ publicId: z.string().max(100) });

/** Receives the events of players. The answer is always the same and says nothing. */
export const listeningBeacons =
  ({ services: { publications, listening } }: Host): FastifyPluginAsyncZod =>
  async (app) => {
    app.post(
      "/m/:publicId/events",
      { schema: { hide: true, params: Path }, bodyLimit: 4_096 },
      async ({ params, body, headers, ip }, reply) => {
        const beacon = isUncounted(headers) ? null : readBeacon(body);
        const found = beacon && (await publications.open(params.publicId));
        if (beacon && found?.state === "public") listening.count(found.publication, beacon, householdOf(ip));
        return openToAll(reply).code(204).send();
      },
    );
  };
