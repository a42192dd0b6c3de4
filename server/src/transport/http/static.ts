import { existsSync } from "node:fs";
import { extname, join } from "node:path";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { samplesFolder, version } from "#kernel/folders";
import { unknownRoute } from "./error-handler.ts";

const A_YEAR = "public, max-age=31536000, immutable";
const ASK_EVERY_TIME = "no-cache";
/** Below these nothing is a screen of the application. */
const NO_SCREENS = /^\/(api|graphql|media|samples|assets|locales|identitytoolkit\.|securetoken\.)/;

/** The built client, the sample pages and the version. */
export async function serveStatic(app: FastifyInstance, clientFolder: string): Promise<void> {
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
  if (hasClient) await serveClient(app, clientFolder);
  app.setNotFoundHandler((request, reply) =>
    hasClient && isScreen(request) ? sendScreen(reply) : unknownRoute(request, reply),
  );
}

async function serveClient(app: FastifyInstance, clientFolder: string): Promise<void> {
  await app.register(fastifyStatic, {
    root: clientFolder,
    index: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, path) => {
      reply.header("cache-control", path.startsWith(join(clientFolder, "assets/")) ? A_YEAR : ASK_EVERY_TIME);
    },
  });
  app.get("/", { schema: { hide: true } }, (_request, reply) => sendScreen(reply));
}

const sendScreen = (reply: FastifyReply) =>
  reply.header("cache-control", ASK_EVERY_TIME).sendFile("index.html");

/** A browser that navigates; missing files are not answered with the page. */
function isScreen({ method, url }: FastifyRequest): boolean {
  const path = url.split("?")[0] ?? "/";
  return (method === "GET" || method === "HEAD") && extname(path) === "" && !NO_SCREENS.test(path);
}
