/** A step back or forth; null once it leads nowhere. */
type Step<T> = () => T | null;

export interface History<T> {
  past: readonly Step<T>[];
  present: T;
  future: readonly Step<T>[];
  /** The history before another text was merged into it; kept until the next step of its own. */
  origin?: History<T> | undefined;
}

const DEPTH = 100;

export const startHistory = <T>(present: T): History<T> => ({ past: [], present, future: [] });

export const record = <T>({ past, present }: History<T>, next: T): History<T> => ({
  past: [...past, () => present].slice(-DEPTH),
  present: next,
  future: [],
});

/** The same text in another form, such as sentences split anew: not a step of its own. */
export const amend = <T>(history: History<T>, present: T): History<T> => ({ ...history, present });

/** The last step goes on. */
export const extend = <T>({ past }: History<T>, present: T): History<T> => ({ past, present, future: [] });

type Same<T> = (one: T, other: T) => boolean;

export function undo<T>(history: History<T>, isSame: Same<T> = Object.is): History<T> {
  const { past, present, future } = history;
  const previous = past.at(-1)?.() ?? null;
  return previous === null
    ? history
    : settled({ past: past.slice(0, -1), present: previous, future: [() => present, ...future] }, isSame);
}

export function redo<T>(history: History<T>, isSame: Same<T> = Object.is): History<T> {
  const { past, present, future } = history;
  const next = future[0]?.() ?? null;
  return next === null
    ? history
    : settled({ past: [...past, () => present], present: next, future: future.slice(1) }, isSame);
}

/**
 * Its present and each of its steps as another text has them. A step is told only when it is the next one: there may
 * be many, and the other text may change again and again meanwhile.
 */
export function replay<T>(
  history: History<T>,
  present: T,
  carrierOf: (before: T, present: T) => (step: T) => T | null,
  isSame: Same<T> = Object.is,
): History<T> {
  const { origin = history } = history;
  const carrier = once(() => carrierOf(origin.present, present));
  const carried = (step: Step<T>) =>
    once(() => {
      const told = step();
      return told === null ? null : carrier()(told);
    });
  const anew = { past: origin.past.map(carried), present, future: origin.future.map(carried) };
  return { ...settled(anew, isSame), origin };
}

/** Leaves out next steps that would change nothing, and all steps behind one that leads nowhere. */
function settled<T>({ past, present, future }: History<T>, isSame: Same<T>): History<T> {
  const open = (steps: readonly Step<T>[]) => {
    for (const [at, step] of steps.entries()) {
      const told = step();
      if (told === null) return [];
      if (!isSame(told, present)) return steps.slice(at);
    }
    return [];
  };
  return { past: open(past.toReversed()).toReversed(), present, future: open(future) };
}

function once<R>(tell: () => R): () => R {
  let told: { result: R } | null = null;
  return () => {
    told ??= { result: tell() };
    return told.result;
  };
}
