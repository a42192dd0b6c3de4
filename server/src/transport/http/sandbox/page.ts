import { createHash } from "node:crypto";
import { escapeHtml } from "#kernel/text/escape-html";
import type { Language } from "#kernel/vocabulary";

const style = `
:root { color-scheme: light dark; font: 16px/1.7 system-ui, sans-serif; }
body { margin: 0; min-height: 100vh; display: grid; place-items: center; }
main { width: min(26rem, calc(100vw - 3rem)); padding: 1.5rem 0; }
h1 { font-size: 1.25rem; }
dl { display: grid; grid-template-columns: 1fr auto; gap: .25rem 1rem; padding: 1rem 0; border-block: 1px solid #8886; }
dt, dd { margin: 0; }
dd { font-weight: 600; text-align: end; }
form { display: grid; gap: .75rem; }
button { font: inherit; padding: .7rem 1rem; border-radius: .5rem; border: 1px solid #0c6b58; background: #0c6b58; color: #fff; cursor: pointer; }
button:focus-visible, a:focus-visible { outline: 3px solid #91a7ff; outline-offset: 2px; }
button + button { background: none; color: inherit; }
.notice { border-inline-start: 4px solid #e67700; padding-inline-start: .75rem; }
a { display: inline-block; margin-top: 1rem; color: inherit; }
`;

export interface SandboxPage {
  language: Language;
  title: string;
  notice: string;
  /** The purchase or subscription, with its price or state. */
  rows: [term: string, description: string][];
  /** Buttons of the one form; the value of each is its name. */
  buttons: { value: string; label: string }[];
  back: { href: string; label: string };
}

/** A page without scripts: works wherever a form does. */
export function renderPage({ language, title, notice, rows, buttons, back }: SandboxPage): string {
  const terms = rows
    .map(([term, text]) => `<dt>${escapeHtml(term)}</dt><dd>${escapeHtml(text)}</dd>`)
    .join("");
  const controls = buttons
    .map(
      ({ value, label }) =>
        `<button name="action" value="${escapeHtml(value)}">${escapeHtml(label)}</button>`,
    )
    .join("");
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title>
<style>${style}</style>
</head>
<body><main>
<h1>${escapeHtml(title)}</h1>
<p class="notice">${escapeHtml(notice)}</p>
<dl>${terms}</dl>
<form method="post">${controls}</form>
<a href="${escapeHtml(back.href)}">${escapeHtml(back.label)}</a>
</main></body>
</html>`;
}

/** Allows its style by hash; its form posts back here or to the checkout. */
export const pagePolicy = (publicUrl: string) =>
  [
    "default-src 'none'",
    `style-src 'sha256-${createHash("sha256").update(style).digest("base64")}'`,
    `form-action 'self' ${new URL(publicUrl).origin}`,
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join("; ");
