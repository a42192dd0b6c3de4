import type { ChildProcess } from "node:child_process";
import { expectedTime } from "./expected-time.ts";
import { FAIR_MS, makesRoom } from "./making-room.ts";
import { NICE, type PageProcess, startPageProcess } from "./page-process.ts";
import { type BeingRead, pagesBeingRead } from "./pages-being-read.ts";
import { Again, type Others, readingLanes } from "./reading-lanes.ts";
import { READY, readyProcesses } from "./ready-processes.ts";
import { restrictedLauncher } from "./restricted-launcher.ts";
import { slowSources } from "./slow-sources.ts";
import { type RawPage, type ReadingOutcome, StoppableReading } from "./stoppable-reading.ts";

export interface PageProcesses<Answer, Question extends RawPage = RawPage> {
  /** Answer of a parsing process for this user; null when it dies or is killed first. */
  ask(question: Question, owner?: string): Promise<Answer | null>;
  /** Begins to load what the next pages need; otherwise this happens once a page was read. */
  loadAhead(): void;
  /** Loads all of it. */
  prepare(): Promise<void>;
  close(): void;
}

interface Options<Question> {
  entry: { url: URL; execArgv: string[] };
  concurrency: number;
  heapMb?: number;
  /** Milliseconds of processor that a page may use. */
  timeoutMs?: number;
  /** A page of ours, which processes that wait for pages have read a few times. */
  warmUp?: Question;
  /** So many wait for pages, loaded. */
  ready?: number;
  /** Starts the processes, so that they reach no network; null where there is none. */
  launcher?: string | null;
  /** Milliseconds by the clock that a page rests at most while cheaper ones are read. */
  longestRestMs?: number;
}

/** A process keeps the memory that pages made it take: it is replaced after this many, or one this large. */
const PAGES_PER_PROCESS = 100;
const LARGE_PAGE = 1_000_000;

/** A process that has read so many takes a fifth less for the next one than after five, and as much as after twelve. */
const WARM_UPS = 8;

/** In the slow lane a page makes room for those that have used so much less. */
const SLOW_HEAD_START_MS = 200;
/**
 * So many stopped pages keep their processes, and their memory; others begin anew. One more is stopped for a page that
 * is among them, whose turn it is then.
 */
const MOST_PAUSED = 4;

/**
 * Child processes with a heap limit that answer about one page at a time: no page can stall the event
 * loop, and a page that exhausts memory or time takes down its own process only. Processes are kept for
 * the next page. Users take turns, and pages that are slow do not keep others waiting.
 */
export function pageProcesses<Answer extends object, Question extends RawPage = RawPage>({
  entry,
  concurrency,
  heapMb = 256,
  timeoutMs = 8_000,
  warmUp,
  ready: mostReady = READY,
  launcher = restrictedLauncher(),
  longestRestMs,
}: Options<Question>): PageProcesses<Answer, Question> {
  type Reading = StoppableReading<Answer>;
  interface Asked {
    page: Question;
    /** Milliseconds of processor that it may take. */
    expected: number;
    /** Milliseconds of processor after which it was ended in the normal lane; 0 where it was not. */
    endedAfter: number;
    source: { owner: string; host: string };
  }
  const lanes = readingLanes(concurrency);
  const slow = slowSources();
  const all = new Set<ChildProcess>();
  const ready = readyProcesses(
    mostReady,
    () => start(NICE.normal),
    () => warmed(start(NICE.normal)),
  );
  const beingRead = pagesBeingRead(concurrency, longestRestMs);
  let paused = 0;
  let closed = false;

  function start(nice: number): PageProcess {
    const process = startPageProcess({ entry, heapMb, launcher }, nice);
    all.add(process.child);
    process.child.once("exit", () => all.delete(process.child));
    return process;
  }

  /** Counts as loaded once its code has run, and is compiled. */
  function warmed(process: PageProcess): PageProcess {
    const one = { ...process };
    one.loaded = warmUpOf(process, one);
    return one;
  }

  /**
   * It is read once where a page waits for the process already, or others are read in the normal lane, from which it
   * takes time. Those in the slow lane have a lower priority.
   */
  async function warmUpOf(process: PageProcess, one: Pick<PageProcess, "isAwaited">) {
    if (!warmUp) return process.loaded;
    for (let n = 0; n === 0 || (n < WARM_UPS && !one.isAwaited && !beingRead.hasNormal()); n++) {
      const reading = await StoppableReading.begin<Answer>(process, warmUp, timeoutMs);
      if ((await reading.advance(() => false)) === "died") return end(process);
    }
  }

  /** The time that was used decides where a page takes longer than its size tells. */
  const costOf = ({ expected, endedAfter }: Asked, used = 0) => Math.max(expected, endedAfter, used);

  /** For one that goes on where it was, another may be stopped: there are five until it does. */
  const mayPauseFor = ({ isBegun }: { isBegun: boolean }) =>
    launcher !== null && paused < MOST_PAUSED + (isBegun ? 1 : 0);

  const end = ({ child }: PageProcess) => void child.kill("SIGKILL");

  /**
   * A turn in the normal lane: its outcome, or the page where it is stopped. "yielded" where it was ended: others
   * waited, and it had used its share.
   */
  async function normally(
    asked: Asked,
    others: Others,
    place: BeingRead,
    begun: Reading | null,
  ): Promise<ReadingOutcome<Answer> | Reading> {
    const { page, source, expected } = asked;
    // Where pages of the same size wait, what has read most is left to the one that turns out to be small.
    const leavesWarm = expected >= FAIR_MS || others().some(({ cost }) => cost <= expected);
    const reading = begun ?? (await StoppableReading.begin<Answer>(ready.take(leavesWarm), page, timeoutMs));
    const { isOverdue } = place;
    const outcome = await goOn(reading, place, (used) => {
      // Those whose pages wait here since before they were slow leave the lane at once.
      const waiting = others().filter(({ owner }) => !slow.has({ owner, host: "" }));
      const [first] = waiting;
      if (!first || !makesRoom({ expected, used, isOverdue }, waiting)) return false;
      if (used > FAIR_MS) asked.endedAfter = used;
      return used > FAIR_MS || mayPauseFor(first);
    });
    const { process } = reading;
    if (typeof outcome === "object" && page.html.length < LARGE_PAGE && ++process.pages < PAGES_PER_PROCESS) {
      ready.keep(process);
      return outcome;
    }
    ready.replace();
    if (outcome === "yielded" && asked.endedAfter === 0 && pause(reading)) return reading;
    if (outcome === "died") slow.note(source);
    end(process);
    return outcome;
  }

  /** Turns in the slow lane, until the page has its outcome: it is read from its beginning, with all its time. */
  async function slowly(asked: Asked): Promise<ReadingOutcome<Answer>> {
    const { page, source } = asked;
    let reading: Reading | null = null;
    let used = 0;
    const turn = async (others: Others, isOverdue: boolean): Promise<ReadingOutcome<Answer> | Again> => {
      if (closed) return "died";
      // One that has waited too long is not stopped at once for those that cost less.
      const goesOnUntil = isOverdue ? used + FAIR_MS : 0;
      reading ??= await StoppableReading.begin<Answer>(start(NICE.slow), page, timeoutMs);
      const place = beingRead.begin({
        ...source,
        lane: "slow",
        expected: asked.expected,
        isOverdue,
        reading,
      });
      const outcome = await goOn(reading, place, (ofPage) => {
        used = ofPage;
        const [next] = others();
        const makesRoom = next && used >= goesOnUntil && next.cost < costOf(asked, used) - SLOW_HEAD_START_MS;
        return makesRoom === true && mayPauseFor(next);
      }).finally(() => beingRead.end(place));
      if (outcome === "yielded") {
        pause(reading);
        return new Again(costOf(asked, used));
      }
      end(reading.process);
      return outcome;
    };
    const outcome = await lanes.run("slow", source.owner, turn, costOf(asked));
    if (outcome === "died") slow.note(source);
    return outcome;
  }

  function goOn(reading: Reading, place: BeingRead, makesRoom: (usedMs: number) => boolean) {
    if (reading.isPaused) paused--;
    place.reading = reading;
    return reading.advance(makesRoom, () => beingRead.rests(place));
  }

  function pause(reading: Reading): boolean {
    if (reading.pause()) paused++;
    return reading.isPaused;
  }

  async function answer(asked: Asked): Promise<ReadingOutcome<Answer>> {
    const { source } = asked;
    if (slow.has(source)) return slowly(asked);
    let begun: Reading | null = null;
    const turn = async (others: Others, isOverdue: boolean): Promise<ReadingOutcome<Answer> | Again> => {
      if (closed) return "died";
      // While it waits, another page of its user may have died: then it goes to the slow lane after all.
      if (slow.has(source)) return begun ? leave(begun) : "yielded";
      const { expected } = asked;
      const place = beingRead.begin({ ...source, lane: "normal", expected, isOverdue, reading: begun });
      const outcome = await normally(asked, others, place, begun).finally(() => beingRead.end(place));
      if (!(outcome instanceof StoppableReading)) return outcome;
      begun = outcome;
      return slow.has(source) ? leave(begun) : new Again(costOf(asked, begun.used));
    };
    const outcome = await lanes.run("normal", source.owner, turn, costOf(asked));
    return outcome === "yielded" ? slowly(asked) : outcome;
  }

  /** Ends a page that is stopped. */
  function leave({ process }: Reading): "yielded" {
    paused--;
    end(process);
    return "yielded";
  }

  return {
    async ask(page, owner = page.url) {
      const host = URL.parse(page.url)?.hostname ?? "";
      const expected = expectedTime(page.html, FAIR_MS);
      const outcome = await answer({ page, expected, endedAfter: 0, source: { owner, host } });
      return typeof outcome === "object" ? outcome.answer : null;
    },
    loadAhead: () => ready.begin(),
    prepare: () => ready.fill(),
    close() {
      closed = true;
      ready.close();
      for (const child of all) child.kill("SIGKILL");
    },
  };
}
