import { Readable } from "node:stream";
import type { ReadableStream } from "node:stream/web";
import type { FastifyInstance } from "fastify";
import { notFound } from "#kernel/errors";
import type { Host } from "#transport/shared/host";

const SERVICES = ["/identitytoolkit.googleapis.com/", "/securetoken.googleapis.com/"];
/**
 * Relevant headers of a browser's client. An Authorization header would make its sender the emulator's
 * administrator.
 */
const FORWARDED = ["content-type", "accept", "x-client-version", "x-firebase-locale", "x-firebase-gmpid"];

/** Without a Firebase project of its own the browser signs in here, at the emulator behind: one origin for all. */
export async function proxyEmulator(app: FastifyInstance, { env }: Host): Promise<void> {
  const host = env.FIREBASE_AUTH_EMULATOR_HOST;
  if (!host) return;
  await app.register(async (proxy) => {
    proxy.removeAllContentTypeParsers();
    proxy.addContentTypeParser("*", { parseAs: "buffer" }, (_request, body, done) => done(null, body));
    for (const service of SERVICES) {
      proxy.route({
        method: ["GET", "POST"],
        url: `${service}*`,
        schema: { hide: true },
        handler: async ({ method, url: path, headers, body }, reply) => {
          const answer = await fetch(within(service, new URL(path, `http://${host}`)), {
            method,
            headers: FORWARDED.flatMap((name) =>
              headers[name] ? [[name, String(headers[name])] as [string, string]] : [],
            ),
            body: method === "POST" ? new Uint8Array((body as Buffer | undefined) ?? []) : undefined,
            redirect: "manual",
          });
          reply.code(answer.status).type(answer.headers.get("content-type") ?? "application/json");
          return reply.send(answer.body && Readable.fromWeb(answer.body as ReadableStream));
        },
      });
    }
  });
}

/** Dots lead out of a service, to where the emulator shows the links of everybody's mails. No call of a browser is spelt with %. */
function within(service: string, target: URL): URL {
  if (target.pathname.startsWith(service) && !target.pathname.includes("%")) return target;
  throw notFound("Address");
}
