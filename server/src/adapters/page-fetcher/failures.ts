import { AppError } from "#kernel/errors";
import type { UnreadableReason } from "#kernel/reasons";
import { unreadable } from "#kernel/unreadable";

const byCode: Record<string, UnreadableReason> = {
  ENOTFOUND: "DNS",
  EAI_AGAIN: "DNS",
  EAI_FAIL: "DNS",
  EAI_NODATA: "DNS",
  EAI_NONAME: "DNS",
  ERR_IP_BLOCKED: "PRIVATE_ADDRESS",
  UND_ERR_CONNECT_TIMEOUT: "TIMEOUT",
  UND_ERR_HEADERS_TIMEOUT: "TIMEOUT",
  UND_ERR_BODY_TIMEOUT: "TIMEOUT",
  UND_ERR_HEADERS_OVERFLOW: "TOO_LARGE",
  Z_DATA_ERROR: "BAD_ENCODING",
  Z_BUF_ERROR: "BAD_ENCODING",
};

/** Maps a network failure to the reason shown to the user. */
export function asUnreadable(error: unknown): AppError {
  if (error instanceof AppError) return error;
  for (const cause of causes(error)) {
    if (cause instanceof AppError) return cause;
    const code = (cause as NodeJS.ErrnoException).code;
    if (code === undefined) continue;
    const reason = byCode[code];
    if (reason) return unreadable(reason, error);
    if (/^(ERR__?(ERROR|BROTLI|PADDING)|ZSTD_)/.test(code)) return unreadable("BAD_ENCODING", error);
  }
  return unreadable("UNREACHABLE", error);
}

/** The error, its causes, and the parts of an AggregateError (one per address tried). */
function* causes(error: unknown): Generator<object> {
  if (typeof error !== "object" || error === null) return;
  yield error;
  if (error instanceof AggregateError) for (const part of error.errors) yield* causes(part);
  if ("cause" in error) yield* causes(error.cause);
}

/** The reason why an answer with this status holds no page, or null. */
export function unreadableByStatus(status: number): UnreadableReason | null {
  if (status < 400) return null;
  if (status === 404 || status === 410) return "NOT_FOUND";
  return [401, 402, 403, 407, 429, 451].includes(status) ? "BLOCKED" : "SITE_ERROR";
}
