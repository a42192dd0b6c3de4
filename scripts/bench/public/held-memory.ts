import { once } from "node:events";
import { setTimeout as sleep } from "node:timers/promises";

const MIB = 2 ** 20;

interface HeldMemory {
  /** Objects and buffers that a full collection leaves. */
  kept: number;
  /** Resident memory of the process after it. */
  resident: number;
}

/**
 * Memory of a process after a full collection, in megabytes: what it holds, without what it has thrown away. It is
 * asked through its inspector, which the signal opens at the port that NODE_OPTIONS names.
 */
export async function heldMemory(pid: number, inspectorPort: number): Promise<HeldMemory> {
  const socket = new WebSocket(await inspectorOf(pid, inspectorPort));
  await once(socket, "open");
  let id = 0;
  async function ask(method: string, params: object = {}): Promise<{ result?: { value?: string } }> {
    const own = ++id;
    const answered = new Promise<{ result?: { value?: string } }>((resolve) => {
      const listen = ({ data }: MessageEvent) => {
        const answer = JSON.parse(String(data));
        if (answer.id !== own) return;
        socket.removeEventListener("message", listen);
        resolve(answer.result);
      };
      socket.addEventListener("message", listen);
    });
    socket.send(JSON.stringify({ id: own, method, params }));
    return answered;
  }
  for (let turn = 0; turn < 2; turn++) await ask("HeapProfiler.collectGarbage");
  // Pages that are free now go back to the machine a moment later.
  await sleep(1_000);
  const { result } = await ask("Runtime.evaluate", {
    expression: "JSON.stringify(process.memoryUsage())",
    returnByValue: true,
  });
  socket.close();
  const { heapUsed, external, rss } = JSON.parse(String(result?.value));
  return { kept: (heapUsed + external) / MIB, resident: rss / MIB };
}

async function inspectorOf(pid: number, port: number): Promise<string> {
  process.kill(pid, "SIGUSR1");
  for (;;) {
    const answer = await fetch(`http://127.0.0.1:${port}/json/list`).catch(() => null);
    const [target] = answer ? await answer.json() : [];
    if (target) return target.webSocketDebuggerUrl;
    await sleep(50);
  }
}
