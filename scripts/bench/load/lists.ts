import { setTimeout as sleep } from "node:timers/promises";
import { connection } from "../api/load.ts";

const EVERY_MS = 25;
const QUERY = `query EntryList {
  entries(first: 20) { totalCount edges { node { id url title createdAt } } pageInfo { hasNextPage endCursor } }
}`;

type Line = Awaited<ReturnType<typeof connection>>;

/**
 * Asks for a list forty times a second, each time as another user, until it is stopped; a late answer delays
 * none of the next questions. Answers how long each took, in milliseconds.
 */
export async function watchLists(address: string, tokens: readonly string[]) {
  const { hostname, port } = new URL(address);
  const lines = await Promise.all(tokens.map((token) => connection(hostname, Number(port), token, QUERY)));
  const idle = [...lines];
  const waiting: ((line: Line) => void)[] = [];
  const times: number[] = [];
  const asked: Promise<void>[] = [];
  let over = false;

  /** While every line waits for its answer, a question waits for a line: that counts as its time, too. */
  const freeLine = () =>
    new Promise<Line>((resolve) => {
      const line = idle.shift();
      if (line) resolve(line);
      else waiting.push(resolve);
    });
  const ask = async () => {
    const began = performance.now();
    const line = await freeLine();
    await line.ask();
    times.push(performance.now() - began);
    const next = waiting.shift();
    if (next) next(line);
    else idle.push(line);
  };
  const asking = (async () => {
    for (; !over; await sleep(EVERY_MS)) asked.push(ask());
  })();

  return async function stop(): Promise<number[]> {
    over = true;
    await asking;
    await Promise.all(asked);
    for (const { close } of lines) close();
    return times;
  };
}
