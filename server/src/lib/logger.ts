import { type Logger, pino } from "pino";

/** JSON lines. Tokens never reach them, nor the query strings in which signed links carry theirs. */
export function createLogger(level: string): Logger {
  return pino({
    level,
    redact: {
      paths: [
        "authorization",
        "*.authorization",
        "*.headers.authorization",
        "*.headers.cookie",
        "token",
        "*.token",
      ],
      censor: "[hidden]",
    },
    serializers: {
      req: (request: { method: string; url: string; ip?: string }) => ({
        method: request.method,
        path: request.url.split("?")[0],
        ip: request.ip,
      }),
      err: pino.stdSerializers.err,
    },
  });
}
