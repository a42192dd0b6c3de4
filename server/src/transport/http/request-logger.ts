import type { FastifyBaseLogger } from "fastify";
import { type Bindings, type ChildLoggerOptions, type Level, type LogFn, levels } from "pino";

const unwritten = () => {};

/**
 * A request's own logger, made for the first line that is written: its fields are read and censored once for each
 * logger, and a request that goes well writes nothing where the level is above info.
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

  #writing(level: Level): LogFn {
    const least = levels.values[this.#parent.level] ?? Number.POSITIVE_INFINITY;
    return (levels.values[level] ?? 0) >= least ? this.#own[level].bind(this.#own) : unwritten;
  }

  get level() {
    return this.#parent.level;
  }

  get fatal() {
    return this.#writing("fatal");
  }

  get error() {
    return this.#writing("error");
  }

  get warn() {
    return this.#writing("warn");
  }

  get info() {
    return this.#writing("info");
  }

  get debug() {
    return this.#writing("debug");
  }

  get trace() {
    return this.#writing("trace");
  }

  get silent() {
    return unwritten;
  }

  child(bindings: Bindings, options?: ChildLoggerOptions): FastifyBaseLogger {
    return this.#own.child(bindings, options);
  }
}
