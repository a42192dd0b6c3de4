import type { FastifyInstance, FastifyRequest } from "fastify";
import { bearerOf } from "#domain/accounts/authenticate";
import { requireActive, type Viewer } from "#kernel/viewer";
import type { Host } from "#transport/shared/host";
import { requireKeyAccess } from "#transport/shared/key-access";
import { callerOf } from "#transport/shared/network";

declare module "fastify" {
  interface FastifyRequest {
    /** Sets the viewer on every route that needs a token. */
    viewer: Viewer;
  }
  interface FastifyContextConfig {
    /** Calls that an expired account may still make: those that upgrading and signing in need. */
    allowExpired?: boolean;
    /** Calls that an account may make that is about to be deleted, after a later sign-in: those to stay. */
    allowLeaving?: boolean;
  }
}

/** Every route registered on `api` after this needs a bearer token, checked before the body is read. */
export function requireViewer(api: FastifyInstance, { authenticate }: Host): void {
  api.addHook("onRequest", async (request, reply) => {
    // Nobody else may find it in a cache, not even on the same machine.
    reply.header("cache-control", "no-store");
    const { config } = request.routeOptions;
    const bearer = bearerOf(request.headers.authorization);
    const { viewer } = await authenticate(bearer, callerOf(request), { mayLeave: config.allowLeaving });
    if (viewer.key) requireKeyAccess(viewer, operationOf(request));
    request.viewer = config.allowExpired ? viewer : requireActive(viewer);
  });
}

/** The operation as the OpenAPI document writes it: “GET /api/entries/{entryId}”. */
function operationOf({ method, routeOptions }: FastifyRequest): string {
  const path = routeOptions.url?.replace(/:(\w+)/g, "{$1}");
  return `${method === "HEAD" ? "GET" : method} ${path}`;
}
