import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";
import type { FeedState } from "#domain/feeds/open-feeds";
import type { Host } from "#transport/shared/host";
import { noLongerHere, nothingHere, openToAll } from "./answers.ts";
import { fileNamed, sendAudio } from "./send-audio.ts";

const FeedPath = z.object({ file: z.string().max(100) });
const FilePath = z.object({ feedId: z.string().max(100), file: z.string().max(100) });
const Key = z.object({ key: z.string().max(100).optional().catch(undefined) });

const A_YEAR = "max-age=31536000, immutable";
const ARTWORK = /^artwork-([\w-]{22})\.(?:png|jpg)$/;

/** Podcast feeds, their pictures, and the files of private ones. */
export const publicFeedRoutes =
  (host: Host): FastifyPluginAsyncZod =>
  async (app) => {
    const { feeds } = host.services;
    const isOpen = (found: FeedState) => found.state === "open";

    app.get(
      "/f/:file",
      { schema: { hide: true, params: FeedPath, querystring: Key } },
      async ({ params, query, headers }, reply) => {
        const feedId = /^(\w+)\.xml$/.exec(params.file)?.[1] ?? "";
        const found = await feeds.find(feedId, query.key);
        if (found.state === "paused") return noLongerHere(reply, "PAUSED");
        if (found.state === "unknown") return nothingHere(reply);
        const { xml, etag, changedAt } = await feeds.answer(found.feed);
        openToAll(reply).headers({
          "cache-control": found.feed.key === null ? "no-cache" : "private, no-cache",
          etag,
          "last-modified": changedAt.toUTCString(),
          "x-robots-tag": found.feed.key === null ? "all" : "noindex",
        });
        if (isFresh(headers, etag, changedAt)) return reply.code(304).send();
        return reply.type("application/rss+xml; charset=utf-8").send(xml);
      },
    );

    app.get(
      "/f/:feedId/:file",
      { schema: { hide: true, params: FilePath, querystring: Key }, compress: false },
      async (request, reply) => {
        const { params, query } = request;
        const found = await feeds.find(params.feedId, query.key);
        if (found.state === "paused") return noLongerHere(reply, "PAUSED");
        if (!isOpen(found)) return nothingHere(reply);
        const isPrivate = found.feed.key !== null;
        const hash = ARTWORK.exec(params.file)?.[1];
        if (hash) {
          const artwork = await feeds.artwork(found.feed, hash);
          if (!artwork) return nothingHere(reply);
          return openToAll(reply)
            .header("cache-control", `${isPrivate ? "private" : "public"}, ${A_YEAR}`)
            .type(artwork.contentType)
            .send(artwork.image);
        }
        const file = fileNamed(params.file);
        const item = file && (await feeds.audioNamed(found.feed, file.name));
        if (!file || !item) return nothingHere(reply);
        const { audioId, title } = item;
        return sendAudio(host, request, reply, { ...file, audioId, title: title ?? "", isPrivate });
      },
    );
  };

/** By the tag where one is given, by the date otherwise; dates know whole seconds only. */
function isFresh(
  headers: Record<string, string | string[] | undefined>,
  etag: string,
  changedAt: Date,
): boolean {
  const tag = headers["if-none-match"];
  if (tag) return tag === etag || tag === `W/${etag}`;
  const since = Date.parse(String(headers["if-modified-since"] ?? ""));
  return since >= Math.floor(changedAt.getTime() / 1_000) * 1_000;
}
