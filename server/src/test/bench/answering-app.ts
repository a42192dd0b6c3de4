import Fastify, { type FastifyInstance } from "fastify";
import type { Viewer } from "#kernel/viewer";

/** One route that answers at once, to the caller with an API key that the request names. */
export async function answeringApp(limit: (app: FastifyInstance) => Promise<void>) {
  const app = Fastify();
  app.decorateRequest("viewer");
  app.addHook("onRequest", async (request) => {
    const caller = String(request.headers.caller);
    request.viewer = { uid: caller, key: { id: caller } } as Viewer;
  });
  await limit(app);
  app.get("/", async () => "answered");

  /** Milliseconds of one request. */
  return async (caller: string): Promise<number> => {
    const began = performance.now();
    const { statusCode } = await app.inject({ url: "/", headers: { caller } });
    const ms = performance.now() - began;
    if (statusCode !== 200) throw new Error(`answered ${statusCode}`);
    return ms;
  };
}
