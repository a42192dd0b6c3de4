import type { Pcm } from "#kernel/sound/pcm";
import type { PoolMember } from "#kernel/work/pool";
import { threadMember } from "#kernel/work/thread";
import type { Utterance } from "#ports/speech";
import type { Installation } from "./openjtalk-protocol.ts";

/** An utterance with the factor that brings its voice to ordinary loudness, or a text to be read in katakana. */
export type Job = { speak: Utterance; gain: number } | { read: string };
export type Result = Pcm | string;

export interface ThreadData {
  installation: Installation;
  /**
   * Where the thread notes its process, so that it can be ended although the thread is stuck; 0 without one, as for
   * WebAssembly, which runs inside the thread.
   */
  pid: Int32Array;
}

/** A thread with a process of the Japanese voice as a member of a pool. */
export function openjtalkMember(installation: Installation): PoolMember<Job, Result> {
  const pid = new Int32Array(new SharedArrayBuffer(4));
  const thread = threadMember<Job, Result>(import.meta.url, "./openjtalk-thread", {
    installation,
    pid,
  } satisfies ThreadData);
  return {
    run: thread.run,
    stop() {
      end(Atomics.load(pid, 0));
      thread.stop();
    },
  };
}

function end(pid: number) {
  try {
    if (pid > 0) process.kill(pid, "SIGKILL");
  } catch {
    // It has ended already.
  }
}
