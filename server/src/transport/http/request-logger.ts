import type { FastifyBaseLogger } from "fastify";
import { type Bindings, type ChildLoggerOptions, type Level, levels } from "pino";

/**
 * A request's own logger, made for the first line that is written: its fields are read and censored once for each
 * logger, and a request that goes well writes nothing where the level is above info. Fastify looks at each method
 * of it at every request, so that only a call makes the logger.
 */
export class RequestLogger implements FastifyBaseLogger {
  readonly #parent: FastifyBaseLogger;
  readonly #bindings: Bindings;
  readonly #options: ChildLoggerOptions;
  #made: FastifyBaseLogger | undefined;

  constructor(parent: FastifyBaseLogger, bindings: Bindings, options: ChildLoggerOptions) {
    this.#parent = parent;
    this.#bindings = bindings;
    this.#options = options;
  }

  get #own(): FastifyBaseLogger {
    this.#made ??= this.#parent.child(this.#bindings, this.#options);
    return this.#made;
  }

  /** A route may have a level of its own. */
  get level() {
    return this.#options.level ?? this.#parent.level;
  }

  #write(level: Level, line: unknown[]) {
    const least = levels.values[this.level] ?? Number.POSITIVE_INFINITY;
    if ((levels.values[level] ?? 0) >= least) (this.#own[level] as (...line: unknown[]) => void)(...line);
  }

  fatal(...line: unknown[]) {
    this.#write("fatal", line);
  }

  error(...line: unknown[]) {
    this.#write("error", line);
  }

  warn(...line: unknown[]) {
    this.#write("warn", line);
  }

  info(...line: unknown[]) {
    this.#write("info", line);
  }

  debug(...line: unknown[]) {
    this.#write("debug", line);
  }

  trace(...line: unknown[]) {
    this.#write("trace", line);
  }

  silent() {}

  child(bindings: Bindings, options?: ChildLoggerOptions): FastifyBaseLogger {
    return this.#own.child(bindings, options);
  }
}
