import { type DestinationStream, destination, type Logger, type LoggerOptions, pino } from "pino";
import { logError } from "./log-error.ts";
import { type OutageLog, outageLog } from "./outages.ts";

/** JSON lines. Tokens and the parameters of queries never reach them, nor the query strings in which signed links carry theirs. */
export function createLogger(level: string, output?: DestinationStream): Logger {
  const outages = outageLog((severity, line, words) => logger[severity](line, words));
  const options: LoggerOptions = {
    level,
    hooks: {
      logMethod(line, write, severity) {
        const [first] = line as unknown[];
        if (severity >= WARNING && hasError(first) && outages.takes(first.err)) return;
        write.apply(this, line);
      },
    },
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
        path: loggedPath(request.url),
        ip: request.ip,
      }),
      err: logError,
    },
  };
  const logger = output ? pino(options, output) : pino(options);
  outagesByLogger.set(logger, outages);
  return logger;
}

const WARNING = 40;
const outagesByLogger = new WeakMap<object, OutageLog>();

/** One line for an outage replaces the lines of all calls that meet it. */
export function outagesOf(logger: object): OutageLog {
  const outages = outagesByLogger.get(logger);
  if (!outages) throw new Error("the logger is none of createLogger");
  return outages;
}

const hasError = (line: unknown): line is { err: unknown } =>
  typeof line === "object" && line !== null && "err" in line;

/** Links to readings hold the very words that are to be heard; so does, perhaps, whatever is longer than our names. */
const loggedPath = (url: string) =>
  (url.split("?")[0] ?? "")
    .replace(/^(\/media\/readings\/)[^/]+/, "$1[hidden]")
    .replace(/[^/]{80,}/g, "[hidden]");

/** Standard output, written in pieces instead of line by line; what is left is written when the process ends. */
export const bufferedOutput = () => destination({ sync: false, minLength: 15_360, periodicFlush: 100 });
