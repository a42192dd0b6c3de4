import { type DestinationStream, type Logger, type LoggerOptions, pino } from "pino";
import { logError } from "./log-error.ts";

/** JSON lines. Tokens and the parameters of queries never reach them, nor the query strings in which signed links carry theirs. */
export function createLogger(level: string, destination?: DestinationStream): Logger {
  const options: LoggerOptions = {
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
      err: logError,
    },
  };
  return destination ? pino(options, destination) : pino(options);
}
