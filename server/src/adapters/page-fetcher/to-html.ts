import { unreadable } from "#kernel/unreadable";
import { decodeHtml } from "./charset.ts";

const HTML_TYPES = new Set(["text/html", "application/xhtml+xml"]);

/** HTML as it is, plain text as paragraphs, anything else refused: by type, and by its first bytes. */
export function toHtml(bytes: Buffer, contentType: string): string {
  const type = (contentType.split(";")[0] ?? "").trim().toLowerCase();
  const plain = type === "text/plain";
  if (isBinary(bytes) || !(plain || HTML_TYPES.has(type) || (type === "" && looksLikeHtml(bytes))))
    throw unreadable("NOT_HTML");
  const text = decodeHtml(bytes, contentType);
  return plain ? paragraphs(text) : text;
}

/** Many servers name every file text/html: a PDF, an image or an archive shows in its first bytes. */
function isBinary(bytes: Buffer): boolean {
  const start = bytes.subarray(0, 1_024);
  const utf16 = (start[0] === 0xff && start[1] === 0xfe) || (start[0] === 0xfe && start[1] === 0xff);
  return start.subarray(0, 5).toString("latin1") === "%PDF-" || (!utf16 && start.includes(0));
}

const looksLikeHtml = (bytes: Buffer) =>
  /^\s*<(!doctype|html|head|body|!--)/i.test(bytes.toString("latin1", 0, 512));

function paragraphs(text: string): string {
  const escaped = text.replace(/[&<>]/g, (character) => `&#${character.charCodeAt(0)};`);
  const blocks = escaped.split(/\r?\n\s*\r?\n/).filter((block) => block.trim());
  return `<!doctype html><html><body><article>${blocks.map((block) => `<p>${block}</p>`).join("\n")}</article></body></html>`;
}
