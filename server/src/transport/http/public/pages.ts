import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { FastifyReply } from "fastify";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { LRUCache } from "lru-cache";
import { z } from "zod";
import { publicWords } from "#domain/publications/live-audio";
import type { OpenPublication } from "#domain/publications/open-publications";
import { assetsFolder } from "#kernel/folders";
import type { Host } from "#transport/shared/host";
import { type Rendered, sendDocument } from "../html/document.ts";
import { nothingHere, openToAll } from "./answers.ts";
import { gonePages } from "./gone-page.ts";
import { oembedOf } from "./oembed.ts";
import { publicPage } from "./page.ts";
import { goneFrame, PlayerOptions, playerPage } from "./player.ts";

const Path = z.object({ publicId: z.string().max(100) });
const OembedQuery = z.object({
  url: z.string().max(2_048).catch(""),
  format: z.string().max(10).catch("json"),
  maxwidth: z.coerce.number().int().positive().optional().catch(undefined),
  maxheight: z.coerce.number().int().positive().optional().catch(undefined),
});

/** Rendered pages that are kept; what is asked for most stays. */
const KEPT_BYTES = 16_000_000;
const AN_HOUR = "public, max-age=3600";
const A_YEAR = "public, max-age=31536000, immutable";

const asset = (name: string) => readFile(join(assetsFolder, "player", name), "utf8");

/** The public page, the player and what puts it into other pages. */
export const publicPageRoutes =
  ({ env, services: { publications } }: Host): FastifyPluginAsyncZod =>
  async (app) => {
    const [colors, pageStyle, playerStyle, playerScript, embedScript] = await Promise.all(
      ["colors.css", "page.css", "player.css", "player.js", "embed.js"].map(asset),
    );
    const publicUrl = env.PUBLIC_URL;
    const version = createHash("sha256").update(String(playerScript)).digest("hex").slice(0, 10);
    const script = `${publicUrl}/embed.${version}.js`;
    const page = { publicUrl, style: `${colors}${pageStyle}`, words: publicWords };
    const player = { publicUrl, style: `${colors}${playerStyle}`, script, words: publicWords };

    const gone = gonePages(page.style);

    const kept = new LRUCache<string, { of: unknown[]; page: Rendered }>({
      maxSize: KEPT_BYTES,
      sizeCalculation: ({ page: { html } }) => html.length,
    });
    /** Rendered once for each state of the publication. */
    function remember(key: string, { live, allowedOrigins }: OpenPublication, render: () => Rendered) {
      const found = kept.get(key);
      if (found?.of[0] === live && found.of[1] === allowedOrigins) return found.page;
      const made = render();
      kept.set(key, { of: [live, allowedOrigins], page: made });
      return made;
    }

    const sendScript = (reply: FastifyReply, text: string, lifetime: string) =>
      openToAll(reply).header("cache-control", lifetime).type("text/javascript; charset=utf-8").send(text);

    app.get("/p/:publicId", { schema: { hide: true, params: Path } }, async ({ params }, reply) => {
      const found = await publications.open(params.publicId);
      if (found.state === "gone") return sendDocument(reply, gone[found.reason], 410);
      if (found.state === "unknown") return nothingHere(reply);
      const { publication } = found;
      return sendDocument(
        reply,
        remember(`page ${params.publicId}`, publication, () => publicPage(page, publication)),
      );
    });

    app.get(
      "/embed/:publicId",
      { schema: { hide: true, params: Path, querystring: PlayerOptions } },
      async ({ params, query }, reply) => {
        const found = await publications.open(params.publicId);
        if (found.state === "unknown") return nothingHere(reply);
        // The policy's list of sites says who may frame it.
        reply.removeHeader("x-frame-options");
        reply.header("cross-origin-resource-policy", "cross-origin");
        if (found.state === "gone") return sendDocument(reply, goneFrame(player, found.allowedOrigins), 410);
        const { publication } = found;
        const key = ["embed", params.publicId, ...Object.values(query)].join(" ");
        return sendDocument(
          reply,
          remember(key, publication, () => playerPage(player, publication, query)),
        );
      },
    );

    app.get("/embed.js", { schema: { hide: true } }, (_request, reply) =>
      sendScript(reply, String(embedScript), AN_HOUR),
    );
    app.get(`/embed.${version}.js`, { schema: { hide: true } }, (_request, reply) =>
      sendScript(reply, String(playerScript), A_YEAR),
    );

    app.get("/oembed", { schema: { hide: true, querystring: OembedQuery } }, async ({ query }, reply) => {
      const { url, format, ...bounds } = query;
      openToAll(reply).header("cache-control", "no-cache");
      if (format !== "json") return reply.code(501).type("text/plain").send("Only json is answered");
      const publicId = oembedId(publicUrl, url);
      const found = publicId ? await publications.open(publicId) : null;
      if (found?.state === "gone") return reply.code(401).type("text/plain").send("Not shared any more");
      if (found?.state !== "public") return nothingHere(reply);
      return oembedOf(publicUrl, found.publication, bounds);
    });
  };

/** The public id in the address of a page or a player of this installation. */
function oembedId(publicUrl: string, address: string): string | null {
  const url = URL.parse(address);
  if (url?.origin !== new URL(publicUrl).origin) return null;
  return /^\/(?:p|embed)\/([0-9A-Za-z]+)\/?$/.exec(url.pathname)?.[1] ?? null;
}
