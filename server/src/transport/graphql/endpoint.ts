import type { FastifyInstance } from "fastify";
import type { GraphQLSchema } from "graphql";
import type { Host } from "#transport/shared/host";
import type { ViewerLimit } from "#transport/shared/rate-limits";
import { operationLimits } from "./limits.ts";
import { servePlayground } from "./playground.ts";
import { serveHttp } from "./server.ts";
import { serveSocket } from "./socket.ts";

/** /graphql: POST, WebSocket, and a page for people. */
export async function serveGraphql(
  app: FastifyInstance,
  container: Host,
  schema: GraphQLSchema,
  limitViewer: ViewerLimit,
): Promise<void> {
  const introspection = container.env.PLAYGROUND === "on";
  const options = {
    schema,
    limits: operationLimits({ introspection }),
    introspection,
    limitViewer,
  };
  await serveHttp(app, container, options);
  const page = introspection ? await servePlayground(app, container) : null;
  const socket = await serveSocket(app, container, options);
  app.route({
    method: "GET",
    url: "/graphql",
    schema: { hide: true },
    wsHandler: socket,
    handler: async (_request, reply) => {
      if (page) return page(reply);
      return reply.callNotFound();
    },
  });
}
