import type { PageProcess } from "./page-process.ts";
import { processorTime } from "./processor-time.ts";

/** Request to a parsing process, which says that it is loaded before anything else. */
export interface RawPage {
  html: string;
  url: string;
}

/** Instead of an answer: the page died, or makes room for others. */
export type ReadingOutcome<Answer> = { answer: Answer } | "died" | "yielded";

const LOOK_MS = 5;
/** A page on a busy machine gets so much more time than it may use of the processor. */
const WALL_TIMES = 8;
/** Where only the clock is known, a page is taken to have had the processor for one part of so many. */
const CLOCK_SHARES = 4;

/** One page in one process. It can be stopped while others have their turn, and goes on where it was. */
export class StoppableReading<Answer> {
  readonly process: PageProcess;
  readonly #outcome: Promise<ReadingOutcome<Answer>>;
  readonly #processor: () => number | null;
  readonly #timeoutMs: number;
  /** Milliseconds by the clock, without the time that it was stopped. */
  #ran = 0;
  #rested = 0;
  #isPaused = false;

  private constructor(process: PageProcess, page: object, timeoutMs: number) {
    this.process = process;
    this.#timeoutMs = timeoutMs;
    const { child } = process;
    const { promise, resolve } = Promise.withResolvers<ReadingOutcome<Answer>>();
    const gone = () => resolve("died");
    const heard = (answer: unknown) => resolve({ answer: answer as Answer });
    child.once("message", heard).once("exit", gone).once("error", gone);
    this.#outcome = promise.finally(() => child.off("message", heard).off("exit", gone).off("error", gone));
    this.#processor = stopwatch(child.pid);
    if (child.connected) child.send(page, (error) => error && gone());
    else gone();
  }

  /** Gives a process the page once its program is loaded. */
  static async begin<Answer>(process: PageProcess, page: object, timeoutMs: number) {
    await process.loaded;
    return new StoppableReading<Answer>(process, page, timeoutMs);
  }

  /** Milliseconds of processor so far; where the system does not tell them, what it had by the clock at the least. */
  get used(): number {
    return this.#processor() ?? this.#ran / CLOCK_SHARES;
  }

  get isPaused(): boolean {
    return this.#isPaused;
  }

  /** Milliseconds by the clock that it was stopped during its turns. */
  get rested(): number {
    return this.#rested;
  }

  /**
   * Reads on until the page has ended, used up its time, or is to make room, having used so much so far. It stops as
   * long as it is to rest.
   */
  async advance(
    makesRoom: (usedMs: number) => boolean,
    rests = () => false,
  ): Promise<ReadingOutcome<Answer>> {
    const { promise: ended, resolve } = Promise.withResolvers<ReadingOutcome<Answer>>();
    let at = performance.now();
    const look = () => {
      const passed = performance.now() - at;
      at += passed;
      if (this.#isPaused) this.#rested += passed;
      else this.#ran += passed;
      const used = this.#processor() ?? this.#ran;
      if (used > this.#timeoutMs || this.#ran > this.#timeoutMs * WALL_TIMES) resolve("died");
      else if (makesRoom(this.used)) resolve("yielded");
      else this.#restIf(rests());
    };
    this.#restIf(rests());
    const watch = setInterval(look, LOOK_MS);
    const outcome = await Promise.race([this.#outcome, ended]).finally(() => clearInterval(watch));
    // The answer may have been on its way when the process was stopped, which reads further pages.
    if (outcome !== "yielded") this.#goOn();
    return outcome;
  }

  #restIf(rests: boolean) {
    if (!rests) this.#goOn();
    else if (!this.#isPaused) this.pause();
  }

  #goOn() {
    if (this.#isPaused) this.process.child.kill("SIGCONT");
    this.#isPaused = false;
  }

  /** Stops it until its next turn; false where a process is not to be stopped. */
  pause(): boolean {
    const { endsWithServer, child } = this.process;
    this.#isPaused = endsWithServer && child.kill("SIGSTOP");
    return this.#isPaused;
  }
}

/** Milliseconds of processor from now on; null where the system does not tell them. */
function stopwatch(pid: number | undefined): () => number | null {
  const time = () => (pid === undefined ? null : processorTime(pid));
  const begun = time();
  return () => {
    const now = time();
    return now === null || begun === null ? null : now - begun;
  };
}
