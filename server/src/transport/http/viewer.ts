import type { FastifyInstance } from "fastify";
import { bearerOf } from "#domain/accounts/authenticate";
import { requireActive, type Viewer } from "#kernel/viewer";
import type { Host } from "#transport/shared/host";
import { networkOf } from "#transport/shared/network";

declare module "fastify" {
  interface FastifyRequest {
    /** Sets the viewer on every route that needs a token. */
    viewer: Viewer;
  }
  interface FastifyContextConfig {
    /** Calls that an expired account may still make: those that upgrading and signing in need. */
    allowExpired?: boolean;
  }
}

/** Every route registered on `api` after this needs a bearer token, checked before the body is read. */
export function requireViewer(api: FastifyInstance, { authenticate }: Host): void {
  api.addHook("onRequest", async (request, reply) => {
    // Nobody else may find it in a cache, not even on the same machine.
    reply.header("cache-control", "no-store");
    const { viewer } = await authenticate(bearerOf(request.headers.authorization), {
      network: networkOf(request.ip),
    });
    request.viewer = request.routeOptions.config.allowExpired ? viewer : requireActive(viewer);
  });
}
