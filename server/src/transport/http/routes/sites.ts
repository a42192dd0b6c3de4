import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";
import type { Host } from "#transport/shared/host";
import { samples } from "../documents/samples.ts";
import { presentSite, Site } from "../presenters/site.ts";

const tags = ["Publications"];
const SiteFields = z
  .object({
    name: z.string(),
    allowedOrigins: z.array(z.string()).describe("Addresses of the site; of each the origin counts"),
  })
  .meta({ examples: [samples.siteFields] });
const SitePath = z.object({
  key: z
    .string()
    .max(200)
    .meta({ examples: [samples.site.key] }),
});
const Removed = SitePath.meta({ examples: [{ key: samples.site.key }] });

export const siteRoutes =
  ({ services: { sites } }: Host): FastifyPluginAsyncZod =>
  async (api) => {
    api.get(
      "/sites",
      {
        schema: {
          tags,
          summary: "List the sites whose pages find their own audio",
          response: { 200: z.array(Site) },
        },
      },
      async ({ viewer }) => (await sites.list(viewer)).map(presentSite),
    );

    api.post(
      "/sites",
      {
        schema: {
          tags,
          summary: "Add a site and give it a key",
          body: SiteFields,
          response: { 201: Site },
        },
      },
      async ({ viewer, body }, reply) => reply.code(201).send(presentSite(await sites.create(viewer, body))),
    );

    api.put(
      "/sites/:key",
      {
        schema: {
          tags,
          summary: "Change the name and the origins of a site; its key stays",
          params: SitePath,
          body: SiteFields,
          response: { 200: Site },
        },
      },
      async ({ viewer, params, body }) => presentSite(await sites.update(viewer, params.key, body)),
    );

    api.delete(
      "/sites/:key",
      {
        schema: {
          tags,
          summary: "Remove a site; pages with its key show nothing from then on",
          params: SitePath,
          response: { 200: Removed },
        },
      },
      async ({ viewer, params: { key } }) => {
        await sites.remove(viewer, key);
        return { key };
      },
    );
  };
