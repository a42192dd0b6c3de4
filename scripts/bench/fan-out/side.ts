import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import type { Usage } from "../../../server/src/test/bench/fan-out/measured.ts";
import { Listener } from "../../../server/src/test/bench/fan-out/sockets.ts";

/** Sockets that are opened at a time. */
const OPENED_TOGETHER = 50;

/** One of the two servers in a process of its own, and the sockets that are open to it. */
export interface BenchServer {
  name: "our" | "bare";
  listeners: Listener[];
  usage(question: "cpu" | "memory"): Promise<Usage>;
  open(tokens: readonly string[]): Promise<void>;
  closeAll(): Promise<void>;
  stop(): Promise<void>;
}

export async function startSide(name: BenchServer["name"], args: string[]): Promise<BenchServer> {
  const entry = new URL(`../../../server/src/test/bench/fan-out/${name}-process.ts`, import.meta.url);
  const child = fork(fileURLToPath(entry), args, {
    execArgv: [...process.execArgv, "--expose-gc"],
    env: { ...process.env, NODE_ENV: "production" },
  });
  const { address } = await answerOf<{ address: string }>(child);
  const side: BenchServer = {
    name,
    listeners: [],
    usage(question) {
      const answer = answerOf<Usage>(child);
      child.send(question);
      return answer;
    },
    async open(tokens) {
      for (let from = 0; from < tokens.length; from += OPENED_TOGETHER) {
        const some = tokens.slice(from, from + OPENED_TOGETHER);
        side.listeners.push(
          ...(await Promise.all(
            some.map((token, index) => Listener.open(address, token, `${from + index}`)),
          )),
        );
      }
    },
    async closeAll() {
      await Promise.all(side.listeners.splice(0).map((listener) => listener.close()));
    },
    async stop() {
      const ended = once(child, "exit");
      child.disconnect();
      await ended;
    },
  };
  return side;
}

async function answerOf<Answer>(child: ChildProcess): Promise<Answer> {
  const answer = new AbortController();
  const ended = once(child, "exit", { signal: answer.signal }).then(([code]) => {
    throw new Error(`a server of the bench ended with ${code}`);
  });
  try {
    const [message] = (await Promise.race([once(child, "message", { signal: answer.signal }), ended])) as [
      Answer,
    ];
    return message;
  } finally {
    answer.abort();
    ended.catch(() => {});
  }
}
