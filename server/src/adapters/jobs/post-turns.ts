import pLimit, { type LimitFunction } from "p-limit";

/** Requests at a time for a group that is not known to answer. Each answer makes room for one more. */
const FIRST_AT_ONCE = 4;
/** Requests at a time that a process makes for one group. The others it holds are claimed, or written down, meanwhile. */
const AT_ONCE = 32;
/** A group that answers is trusted with less once a request of it has taken so long, and is silent without an answer for so long. */
const SLOW_MS = 5_000;
/** A post that was claimed so long ago is handed back instead of its turn: it could expire while its request runs. */
export const FRESH_MS = 40_000;

/** Posts of one group that may be held: all get their turn in time where each answer takes all but `SLOW_MS`. */
export const TURNS_IN_TIME = turnsWithin(FRESH_MS / SLOW_MS);

/** Each round answers what was asked in the last one, and every answer makes room for one more. */
function turnsWithin(rounds: number): number {
  let turns = 0;
  for (let round = 0; round < rounds; round++) turns += Math.min(FIRST_AT_ONCE * 2 ** round, AT_ONCE);
  return turns;
}

interface Group {
  limit: LimitFunction;
  /** When its last request was answered, or when it began. */
  heardAt: number;
}

/** Takes the posts of each group in turn, so that one whose server hangs keeps few places of the process. */
export function turnsOfGroups() {
  const groups = new Map<string, Group>();

  function begin(): Group {
    return { limit: pLimit({ concurrency: FIRST_AT_ONCE, rejectOnClear: true }), heardAt: Date.now() };
  }

  function hear(group: Group, tookMs: number) {
    const { limit } = group;
    if (tookMs >= SLOW_MS) {
      limit.concurrency = FIRST_AT_ONCE;
      return;
    }
    group.heardAt = Date.now();
    if (limit.concurrency < AT_ONCE) limit.concurrency += 1;
  }

  return {
    /** Gives the result of the request; null if its turn did not come in time, or is not to be waited for. */
    async take<Result>(
      name: string,
      claimedAt: number,
      request: () => Promise<Result>,
    ): Promise<Result | null> {
      const group = groups.get(name) ?? begin();
      groups.set(name, group);
      let from = 0;
      try {
        return await group.limit(async () => {
          from = Date.now();
          if (from >= claimedAt + FRESH_MS) return null;
          const result = await request();
          hear(group, Date.now() - from);
          return result;
        });
      } catch (error) {
        if (from === 0) return null;
        throw error;
      } finally {
        const { activeCount, pendingCount } = group.limit;
        if (activeCount + pendingCount === 0) groups.delete(name);
      }
    },

    /** Groups that are silent and may make no further request. Their waiting posts no longer wait here. */
    silent(): string[] {
      const before = Date.now() - SLOW_MS;
      const names: string[] = [];
      for (const [name, { limit, heardAt }] of groups) {
        if (heardAt > before) continue;
        limit.concurrency = FIRST_AT_ONCE;
        if (limit.activeCount < FIRST_AT_ONCE) continue;
        limit.clearQueue();
        names.push(name);
      }
      return names;
    },
  };
}
