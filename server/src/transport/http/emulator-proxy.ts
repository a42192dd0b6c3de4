import { Readable } from "node:stream";
import type { ReadableStream } from "node:stream/web";
import type { FastifyInstance } from "fastify";
import { notFound } from "#kernel/errors";
import type { Host } from "#transport/shared/host";

const IDENTITY = "/identitytoolkit.googleapis.com";
const TOKENS = "/securetoken.googleapis.com";

type Body = Record<string, unknown>;
const anything = () => true;
const hasPassword = ({ email, password }: Body) => typeof email === "string" && typeof password === "string";
/** An account is changed by its own token, or by the code of a mail; never by its id. */
const isOwn = ({ idToken, oobCode, localId }: Body) =>
  (typeof idToken === "string" || typeof oobCode === "string") && localId === undefined;

/**
 * The calls that our client makes, and what each must hold: an account has a password. Anonymous accounts,
 * tokens of other providers and custom tokens would be accepted by the emulator without any proof.
 */
const CALLS: { method: "GET" | "POST"; url: string; allows: (body: Body) => boolean }[] = [
  { method: "GET", url: `${IDENTITY}/v1/projects`, allows: anything },
  { method: "GET", url: `${IDENTITY}/v2/passwordPolicy`, allows: anything },
  { method: "GET", url: `${IDENTITY}/v2/recaptchaConfig`, allows: anything },
  { method: "POST", url: `${IDENTITY}/v1/accounts:signUp`, allows: hasPassword },
  { method: "POST", url: `${IDENTITY}/v1/accounts:signInWithPassword`, allows: hasPassword },
  { method: "POST", url: `${IDENTITY}/v1/accounts:sendOobCode`, allows: anything },
  { method: "POST", url: `${IDENTITY}/v1/accounts:resetPassword`, allows: anything },
  { method: "POST", url: `${IDENTITY}/v1/accounts:lookup`, allows: isOwn },
  { method: "POST", url: `${IDENTITY}/v1/accounts:update`, allows: isOwn },
  { method: "POST", url: `${IDENTITY}/v1/accounts:delete`, allows: isOwn },
  { method: "POST", url: `${TOKENS}/v1/token`, allows: anything },
];
/** The one parameter of a browser's client. */
const FORWARDED_PARAMETERS = ["key"];
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
    for (const { method, url, allows } of CALLS) {
      proxy.route({
        method,
        // The colon of a call is none of a parameter.
        url: url.replace(":", "::"),
        schema: { hide: true },
        handler: async ({ query, headers, body }, reply) => {
          const sent = method === "POST" ? ((body as Buffer | undefined) ?? Buffer.alloc(0)) : null;
          if (sent && !allows(readBody(sent))) throw notFound("Call");
          const answer = await fetch(targetOf(`http://${host}${url}`, query as Body), {
            method,
            headers: FORWARDED.flatMap((name) =>
              headers[name] ? [[name, String(headers[name])] as [string, string]] : [],
            ),
            body: sent && new Uint8Array(sent),
            redirect: "manual",
          });
          reply
            .code(answer.status)
            .header("cache-control", "no-store")
            .type(answer.headers.get("content-type") ?? "application/json");
          return reply.send(answer.body && Readable.fromWeb(answer.body as ReadableStream));
        },
      });
    }
    for (const service of [IDENTITY, TOKENS])
      proxy.all(`${service}/*`, { schema: { hide: true } }, async () => {
        throw notFound("Call");
      });
  });
}

function targetOf(url: string, query: Body): URL {
  const target = new URL(url);
  for (const name of FORWARDED_PARAMETERS)
    if (typeof query[name] === "string") target.searchParams.set(name, query[name]);
  return target;
}

/** A body that is no JSON object, such as a form with a refresh token, holds no fields to judge. */
function readBody(sent: Buffer): Body {
  try {
    const body: unknown = JSON.parse(sent.toString());
    return typeof body === "object" && body !== null ? (body as Body) : {};
  } catch {
    return {};
  }
}
