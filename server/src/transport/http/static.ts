import { existsSync, readFileSync } from "node:fs";
import { extname, join } from "node:path";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { samplesFolder, version } from "#kernel/folders";
import { unknownRoute } from "./error-handler.ts";
import { withTrialStrip } from "./trial-strip.ts";

const A_YEAR = "public, max-age=31536000, immutable";
const ASK_EVERY_TIME = "no-cache";
/** Below these nothing is a screen of the application. */
const NO_SCREENS =
  /^\/(api|graphql|mcp|\.well-known|media|m\/|p\/|f\/|legal|order|help|status|embed|oembed|samples|assets|locales|identitytoolkit\.|securetoken\.)/;

/** The built client, the sample pages and the version. */
export async function serveStatic(
  app: FastifyInstance,
  clientFolder: string,
  isTrialInstallation: boolean,
): Promise<void> {
  app.get("/version.json", { schema: { hide: true } }, async (_request, reply) =>
    reply.header("cache-control", ASK_EVERY_TIME).send({ version }),
  );
  await app.register(fastifyStatic, {
    root: samplesFolder,
    prefix: "/samples/",
    decorateReply: false,
    extensions: ["html"],
    schemaHide: true,
  });
  const hasClient = existsSync(join(clientFolder, "index.html"));
  const page = hasClient && isTrialInstallation ? trialPageOf(clientFolder) : null;
  const sendScreen = (reply: FastifyReply) =>
    page === null
      ? reply.header("cache-control", ASK_EVERY_TIME).sendFile("index.html")
      : reply.header("cache-control", ASK_EVERY_TIME).type("text/html; charset=utf-8").send(page);
  if (hasClient) await serveClient(app, clientFolder, sendScreen);
  app.setNotFoundHandler((request, reply) =>
    hasClient && isScreen(request) ? sendScreen(reply) : unknownRoute(request, reply),
  );
}

async function serveClient(
  app: FastifyInstance,
  clientFolder: string,
  sendScreen: (reply: FastifyReply) => FastifyReply,
): Promise<void> {
  for (const path of ["/", "/index.html"])
    app.get(path, { schema: { hide: true } }, (_request, reply) => sendScreen(reply));
  await app.register(fastifyStatic, {
    root: clientFolder,
    index: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, path) => {
      reply.header("cache-control", path.startsWith(join(clientFolder, "assets/")) ? A_YEAR : ASK_EVERY_TIME);
    },
  });
}

const trialPageOf = (clientFolder: string) =>
  withTrialStrip(readFileSync(join(clientFolder, "index.html"), "utf8"));

/** A browser that navigates; missing files are not answered with the page. */
function isScreen({ method, url }: FastifyRequest): boolean {
  const path = url.split("?")[0] ?? "/";
  return (method === "GET" || method === "HEAD") && extname(path) === "" && !NO_SCREENS.test(path);
}
