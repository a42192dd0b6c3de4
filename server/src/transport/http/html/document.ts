import { createHash } from "node:crypto";
import type { FastifyReply } from "fastify";
import { escapeHtml } from "#kernel/text/escape-html";
import type { Language } from "#kernel/vocabulary";

export interface PublicDocument {
  language: Language;
  title: string;
  /** Complete style sheets, which the policy allows by their hashes. */
  styles: readonly string[];
  /** Attributes of the root element, for a style that needs them. */
  root?: string;
  /** Further elements of the head. */
  head?: string;
  body: string;
}

export const renderDocument = ({ language, title, styles, root = "", head = "", body }: PublicDocument) =>
  `<!doctype html>
<html lang="${language}"${root}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title>
${styles.map((style) => `<style>${style}</style>`).join("\n")}
${head}
</head>
<body>
${body}
</body>
</html>
`;

/** Allows the styles by hash and what is named here, and nothing else. */
export const policyOf = (styles: readonly string[], allowed: Record<string, string>): string =>
  Object.entries({
    "default-src": "'none'",
    "style-src": styles.map(hashOf).join(" "),
    "base-uri": "'none'",
    "form-action": "'none'",
    ...allowed,
  })
    .map(([directive, sources]) => `${directive} ${sources}`)
    .join("; ");

const hashOf = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

export interface Rendered {
  /** As it is sent, encoded once. */
  html: Buffer;
  policy: string;
  etag: string;
}

export const rendered = (html: string, policy: string): Rendered => ({
  html: Buffer.from(html),
  policy,
  etag: `"${createHash("sha256").update(policy).update(html).digest("base64url").slice(0, 22)}"`,
});

/** Asked for every time, so that what is not shared any more is gone at once. */
export function sendDocument(reply: FastifyReply, { html, policy, etag }: Rendered, status = 200) {
  reply.headers({
    "content-security-policy": policy,
    "cache-control": status === 200 ? "no-cache" : "no-store",
    etag,
  });
  if (status === 200 && reply.request.headers["if-none-match"] === etag) return reply.code(304).send();
  return reply.code(status).type("text/html; charset=utf-8").send(html);
}
