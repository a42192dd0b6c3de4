import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";
import type { Host } from "#transport/shared/host";
import { samples } from "../documents/samples.ts";

const FirebaseConfig = z
  .object({
    apiKey: z.string(),
    projectId: z.string(),
    authDomain: z.string(),
    emulatorUrl: z.string().nullable().describe("Null in production"),
  })
  .meta({ examples: [samples.firebase] });

/** Configuration that a browser needs before sign-in. */
export const configRoutes =
  ({ identityConfig }: Host): FastifyPluginAsyncZod =>
  async (api) => {
    api.get(
      "/config/firebase",
      {
        schema: {
          tags: ["Public"],
          summary: "Get the configuration of the identity provider",
          security: [],
          response: { 200: FirebaseConfig },
        },
      },
      async () => identityConfig,
    );
  };
