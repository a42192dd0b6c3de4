import type { FastifyInstance, FastifyRequest } from "fastify";
import { AppError, notFound } from "#kernel/errors";
import type { TokenSeal } from "#kernel/token-seal";
import type { Host } from "#transport/shared/host";
import { googlesCall, googlesClaims, mayBringGoogles, requireNoOtherSignIn } from "./emulator-google.ts";

const IDENTITY = "/identitytoolkit.googleapis.com";
const TOKENS = "/securetoken.googleapis.com";

type Body = Record<string, unknown>;
interface Call {
  method: "GET" | "POST";
  url: string;
  allows: (body: Body, request: FastifyRequest) => boolean;
}
const anything = () => true;
const hasPassword = ({ email, password }: Body) => typeof email === "string" && typeof password === "string";
/** An account is changed by its own token, or by the code of a mail; never by its id. */
const isOwn = ({ idToken, oobCode, localId }: Body) =>
  (typeof idToken === "string" || typeof oobCode === "string") && localId === undefined;

/**
 * The calls that our client makes, and what each must hold: an account has a password. Anonymous accounts,
 * tokens of other providers and custom tokens would be accepted by the emulator without any proof.
 */
const CALLS: Call[] = [
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
/** With EMULATOR_GOOGLE only, which a local start alone may set. */
const GOOGLE: Call = {
  method: "POST",
  url: `${IDENTITY}/v1/accounts:signInWithIdp`,
  allows: (body, request) => mayBringGoogles(request) && googlesClaims(body) !== null,
};
/** The one parameter of a browser's client. */
const FORWARDED_PARAMETERS = ["key"];
/**
 * Relevant headers of a browser's client. An Authorization header would make its sender the emulator's
 * administrator.
 */
const FORWARDED = ["accept", "x-client-version", "x-firebase-locale", "x-firebase-gmpid"];

/** Without a Firebase project of its own the browser signs in here, at the emulator behind: one origin for all. */
export async function proxyEmulator(
  app: FastifyInstance,
  { env, identityConfig, tokenSeal }: Host,
): Promise<void> {
  const host = env.FIREBASE_AUTH_EMULATOR_HOST;
  if (!host) return;
  await app.register(async (proxy) => {
    proxy.removeAllContentTypeParsers();
    proxy.addContentTypeParser("*", { parseAs: "buffer" }, (_request, body, done) => done(null, body));
    for (const call of env.EMULATOR_GOOGLE ? [...CALLS, GOOGLE] : CALLS) {
      const { method, url, allows } = call;
      proxy.route({
        method,
        // The colon of a call is none of a parameter.
        url: url.replace(":", "::"),
        schema: { hide: true },
        handler: async (request, reply) => {
          const { query, headers, body } = request;
          const sent = method === "POST" ? readBody((body as Buffer | undefined) ?? Buffer.alloc(0)) : null;
          if (sent && !allows(sent.fields, request)) throw notFound("Call");
          const claims = sent && call === GOOGLE ? googlesClaims(sent.fields) : null;
          if (sent && claims) {
            await requireNoOtherSignIn(host, identityConfig.projectId, claims);
            sent.fields = googlesCall(claims);
          }
          if (sent && tokenSeal) sent.fields = unsealed(sent.fields, tokenSeal);
          const answer = await fetch(targetOf(`http://${host}${url}`, query as Body), {
            method,
            headers: [
              ...FORWARDED.flatMap((name) =>
                headers[name] ? [[name, String(headers[name])] as [string, string]] : [],
              ),
              ...(sent ? [["content-type", sent.type] as [string, string]] : []),
            ],
            body: sent && (sent.type === JSON_TYPE ? JSON.stringify(sent.fields) : formOf(sent.fields)),
            redirect: "manual",
          });
          reply
            .code(answer.status)
            .header("cache-control", "no-store")
            .type(answer.headers.get("content-type") ?? "application/json");
          return reply.send(tokenSeal ? sealed(await answer.text(), tokenSeal) : await answer.text());
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

const JSON_TYPE = "application/json";
const FORM_TYPE = "application/x-www-form-urlencoded";

/** Forwards the body as it was understood here: the emulator may not read it in another way. */
function readBody(sent: Buffer): { fields: Body; type: string } {
  try {
    const body: unknown = JSON.parse(sent.toString());
    if (typeof body === "object" && body !== null && !Array.isArray(body))
      return { fields: body as Body, type: JSON_TYPE };
  } catch {
    // A refresh token comes as a form.
  }
  return { fields: Object.fromEntries(new URLSearchParams(sent.toString())), type: FORM_TYPE };
}

const formOf = (fields: Body) =>
  new URLSearchParams(
    Object.entries(fields).map(([name, value]): [string, string] => [name, String(value)]),
  ).toString();

const TOKEN_FIELDS = ["idToken", "id_token", "access_token", "refreshToken", "refresh_token"];

/** Every token that somebody brings must be one that was given out here: the emulator believes any. */
function unsealed(fields: Body, { open }: TokenSeal): Body {
  const tokens = TOKEN_FIELDS.filter((name) => fields[name] !== undefined);
  const opened = tokens.map((name) => {
    const token = open(String(fields[name]));
    if (token === null) throw new AppError("UNAUTHORIZED");
    return [name, token];
  });
  return { ...fields, ...Object.fromEntries(opened) };
}

function sealed(answer: string, { seal }: TokenSeal): string {
  const fields = readBody(Buffer.from(answer)).fields;
  for (const name of TOKEN_FIELDS) if (typeof fields[name] === "string") fields[name] = seal(fields[name]);
  return JSON.stringify(fields);
}
