import type { PageProcess } from "./page-process.ts";

/**
 * Loaded processes that wait for pages. Loading costs a third of a second of processor, and the first pages twice as
 * much as later ones, so both are done ahead of need. Six let pages of five users begin in the same moment, two of
 * them one user's.
 */
export const READY = 6;
/** Fewer are filled up at once, others when nothing has been read for a while: loading takes time from what is read. */
const FEW = 1;
const QUIET_MS = 2_000;

/** Keeps processes for the pages that come next. */
export function readyProcesses(most: number, start: () => PageProcess, startAhead: () => PageProcess) {
  const idle: PageProcess[] = [];
  let loading: PageProcess | null = null;
  let quiet: NodeJS.Timeout | undefined;
  let closed = false;

  /** Loads one after the other: they are not to take the processor from the pages that are read. */
  function load() {
    idle.splice(0, idle.length, ...idle.filter(({ child }) => child.connected));
    if (closed || loading || idle.length >= most) return;
    const one = startAhead();
    loading = one;
    release(one);
    void one.loaded.then(() => {
      if (loading !== one) return;
      loading = null;
      release(one);
      // The next page gets one that has read before: its code is compiled.
      if (one.child.connected) idle.unshift(one);
      if (idle.length < FEW) load();
      else loadWhenQuiet();
    });
  }

  function loadWhenQuiet() {
    clearTimeout(quiet);
    quiet = setTimeout(load, QUIET_MS).unref();
  }

  return {
    /** A process has compiled what it ran: a small page gets the one that has read most, which others leave to it. */
    take(leavesWarm: boolean): PageProcess {
      const found = leavesWarm ? idle.shift() : idle.pop();
      if (found && !found.child.connected) return this.take(leavesWarm);
      loadWhenQuiet();
      const one = found ?? loading ?? start();
      if (one === loading) loading = null;
      one.isAwaited = true;
      hold(one);
      return one;
    },
    /** Takes back one that can read further pages. */
    keep(one: PageProcess) {
      release(one);
      idle.push(one);
      idle.sort((some, other) => some.pages - other.pages);
    },
    /** Another process is not coming back. */
    replace() {
      if (idle.length < FEW) load();
      else loadWhenQuiet();
    },
    /** Loads one now, and the others while nothing is read. */
    begin: load,
    /** Settles when as many are loaded as are kept. */
    async fill() {
      while (!closed && idle.length < most) {
        load();
        if (!loading) continue;
        hold(loading);
        await loading.loaded;
      }
    },
    close() {
      closed = true;
      clearTimeout(quiet);
    },
  };
}

function hold({ child }: PageProcess) {
  child.ref();
  child.channel?.ref();
}

/** A process without a page does not keep the server alive, and ends with it. */
function release({ child }: PageProcess) {
  child.unref();
  child.channel?.unref();
}
