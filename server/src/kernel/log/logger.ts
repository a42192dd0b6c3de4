import { type DestinationStream, destination, type Logger, type LoggerOptions, pino } from "pino";
import { logError } from "./log-error.ts";

/** JSON lines. Tokens and the parameters of queries never reach them, nor the query strings in which signed links carry theirs. */
export function createLogger(level: string, output?: DestinationStream): Logger {
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
  return output ? pino(options, output) : pino(options);
}

/** Standard output, written in pieces instead of line by line; what is left is written when the process ends. */
export const bufferedOutput = () => destination({ sync: false, minLength: 4_096, periodicFlush: 100 });
