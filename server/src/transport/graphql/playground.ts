import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { FastifyInstance, FastifyReply } from "fastify";
import { ruruHTML } from "ruru/server";
import { getStaticFile } from "ruru/static";
import { notFound } from "#kernel/errors";
import { assetsFolder } from "#kernel/folders";
import { connectSources } from "#transport/shared/connect-sources";
import type { Host } from "#transport/shared/host";

const PATH = "/graphql/static/";
const OWN = new Map([
  ["playground.js", "text/javascript"],
  ["playground.css", "text/css"],
]);

const signInBar = (config: object) => `
<header id="sign-in">
  <strong>Yomikoe GraphQL</strong>
  <span id="sign-in-status" role="status"></span>
  <form id="by-password">
    <input name="email" type="email" placeholder="E-mail" aria-label="E-mail" autocomplete="username" required />
    <input name="password" type="password" placeholder="Password" aria-label="Password" autocomplete="current-password" required />
    <button>Sign in</button>
  </form>
  <form id="by-key">
    <input name="key" type="password" placeholder="or an API key, ymk_…" aria-label="API key" autocomplete="off" pattern="ymk_[0-9A-Za-z]{36}" title="ymk_ and 36 letters and digits" required />
    <button>Use key</button>
  </form>
  <button id="sign-out" type="button">Sign out</button>
</header>
<script type="application/json" id="sign-in-config">${JSON.stringify(config).replaceAll("<", "\\u003c")}</script>
<script src="${PATH}playground.js"></script>`;

/** GraphiQL from this server itself, with a bar to sign in or to put in an API key. Returns what answers a browser's GET. */
export async function servePlayground(app: FastifyInstance, { env, identityConfig }: Host) {
  const identity = identityConfig.emulatorUrl
    ? (host: string) => `/${host}`
    : (host: string) => `https://${host}`;
  const bar = signInBar({
    identityBase: identity("identitytoolkit.googleapis.com"),
    tokenBase: identity("securetoken.googleapis.com"),
    apiKey: identityConfig.apiKey,
  });
  const html = ruruHTML({
    staticPath: PATH,
    endpoint: "/graphql",
    subscriptionEndpoint: `${env.PUBLIC_URL.replace(/^http/, "ws")}/graphql`,
    clientConfig: { defaultQuery: await readFile(join(assetsFolder, "examples.graphql"), "utf8") },
    htmlParts: {
      titleTag: "<title>Yomikoe GraphQL</title>",
      styleTags: (tags) => `${tags}<link rel="stylesheet" href="${PATH}playground.css" />`,
      bodyContent: (content) => bar + content,
    },
  });
  const policy = policyOf(html, connectSources(env));

  app.get(`${PATH}*`, { schema: { hide: true } }, async ({ url, headers }, reply) => {
    const name = url.slice(PATH.length).split("?")[0] ?? "";
    const type = OWN.get(name);
    if (type) return reply.type(type).send(await readFile(join(assetsFolder, name)));
    const file = await getStaticFile({
      staticPath: PATH,
      urlPath: url,
      acceptEncoding: headers["accept-encoding"],
      disallowDevAssets: true,
    });
    if (!file) throw notFound("File");
    return reply.headers({ ...file.headers, "cache-control": "public, max-age=86400" }).send(file.content);
  });

  return (reply: FastifyReply) =>
    reply.type("text/html; charset=utf-8").header("content-security-policy", policy).send(html);
}

/** Allows its inline scripts by hash, its workers, and nothing from elsewhere. */
function policyOf(html: string, connect: string[]): string {
  const scripts = [...html.matchAll(/<script(?![^>]*src=)[^>]*>([\s\S]*?)<\/script>/g)].map(
    ([, code = ""]) => `'sha256-${createHash("sha256").update(code).digest("base64")}'`,
  );
  return [
    "default-src 'self'",
    `script-src 'self' ${scripts.join(" ")}`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self' data:",
    "worker-src 'self' blob:",
    `connect-src ${connect.join(" ")}`,
    "object-src 'none'",
    "base-uri 'self'",
    "frame-ancestors 'none'",
  ].join("; ");
}
