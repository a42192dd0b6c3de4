import {
  type AuthInfo,
  createMcpHandler,
  getOAuthProtectedResourceMetadataUrl,
  validateOriginHeader,
} from "@modelcontextprotocol/server";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { bearerOf } from "#domain/accounts/authenticate";
import { AppError } from "#kernel/errors";
import type { Viewer } from "#kernel/viewer";
import { scopes } from "#kernel/vocabulary";
import type { Host } from "#transport/shared/host";
import { callerOf } from "#transport/shared/network";
import type { ViewerLimit } from "#transport/shared/rate-limits";
import { httpRefusalOf, type Thrown } from "#transport/shared/refusal";
import { mcpServer } from "./server.ts";

const PATH = "/mcp";

/** The Model Context Protocol over streamable HTTP: stateless, with an API key as the bearer. */
export async function serveMcp(
  app: FastifyInstance,
  container: Host,
  limitViewer: ViewerLimit,
): Promise<void> {
  const { services, links, events, log, env } = container;
  const resource = new URL(PATH, env.PUBLIC_URL);
  const metadataUrl = getOAuthProtectedResourceMetadataUrl(resource);
  const handler = createMcpHandler(
    ({ authInfo }) =>
      mcpServer({
        services,
        links,
        events,
        log,
        publicUrl: env.PUBLIC_URL,
        viewer: viewerOf(authInfo),
      }),
    { onerror: (error) => log.debug({ err: error }, "a request for tools was refused") },
  );
  app.addHook("onClose", () => handler.close());

  // Promises no authorisation server: a key is made under Account, API.
  const metadata = {
    resource: resource.href,
    bearer_methods_supported: ["header"],
    scopes_supported: scopes,
  };
  app.get(new URL(metadataUrl).pathname, { schema: { hide: true } }, () => metadata);

  await app.register(async (endpoint) => {
    endpoint.setErrorHandler((thrown: Thrown, request, reply) => {
      const { error, status } = httpRefusalOf(thrown);
      if (status === 401)
        reply.header("www-authenticate", `Bearer error="invalid_token", resource_metadata="${metadataUrl}"`);
      if (error.retryAfter) reply.header("retry-after", error.retryAfter);
      if (status >= 500) request.log.error({ err: error.cause ?? error }, error.message);
      const { code, reason, message } = error;
      const data = { code, reason: reason ?? code };
      return reply.code(status).send({ jsonrpc: "2.0", id: null, error: { code: -32_000, message, data } });
    });
    endpoint.addHook("onRequest", async (request, reply) => {
      reply.header("cache-control", "no-store");
      requireOwnOrigin(request, resource.hostname);
      const { viewer } = await container.authenticate(
        bearerOf(request.headers.authorization),
        callerOf(request),
      );
      request.viewer = viewer;
      await limitViewer(request, reply);
    });
    endpoint.route({
      method: ["POST", "GET", "DELETE"],
      url: PATH,
      schema: { hide: true },
      exposeHeadRoute: false,
      handler: async (request, reply) =>
        reply.send(
          await handler.fetch(asFetch(request, reply, resource), {
            authInfo: authInfoOf(request, metadataUrl),
            parsedBody: request.body,
          }),
        ),
    });
  });
}

/** A page of somebody else's may not use tools through its reader's browser. */
function requireOwnOrigin({ headers }: FastifyRequest, hostname: string): void {
  if (!validateOriginHeader(headers.origin, [hostname]).ok)
    throw new AppError("FORBIDDEN", { message: "Calls from pages of other sites are not answered" });
}

const authInfoOf = ({ viewer }: FastifyRequest, resourceMetadataUrl: string): AuthInfo => ({
  token: "",
  clientId: viewer.key?.id ?? viewer.uid,
  scopes: [...(viewer.key?.scopes ?? scopes)],
  resourceMetadataUrl,
  extra: { viewer },
});
const viewerOf = (info: AuthInfo | undefined) => info?.extra?.viewer as Viewer;

/** The request as the library wants it; it ends when the caller leaves. */
function asFetch({ method, headers, body }: FastifyRequest, reply: FastifyReply, url: URL): Request {
  const gone = new AbortController();
  reply.raw.on("close", () => gone.abort());
  const given = new Headers();
  for (const [name, value] of Object.entries(headers))
    if (typeof value === "string" && name !== "authorization") given.set(name, value);
  const content = method === "POST" ? { body: JSON.stringify(body) } : {};
  return new Request(url, { method, headers: given, signal: gone.signal, ...content });
}
