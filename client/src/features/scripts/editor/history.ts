export interface History<T> {
  past: readonly T[];
  present: T;
  future: readonly T[];
}

const DEPTH = 100;

export const startHistory = <T>(present: T): History<T> => ({ past: [], present, future: [] });

export const record = <T>({ past, present }: History<T>, next: T): History<T> => ({
  past: [...past, present].slice(-DEPTH),
  present: next,
  future: [],
});

/** The same text in another form, such as sentences split anew: not a step of its own. */
export const amend = <T>(history: History<T>, present: T): History<T> => ({ ...history, present });

export function undo<T>(history: History<T>): History<T> {
  const { past, present, future } = history;
  const previous = past.at(-1);
  return previous === undefined
    ? history
    : { past: past.slice(0, -1), present: previous, future: [present, ...future] };
}

export function redo<T>(history: History<T>): History<T> {
  const { past, present, future } = history;
  const [next, ...rest] = future;
  return next === undefined ? history : { past: [...past, present], present: next, future: rest };
}

/** Its present and each of its steps as another text has them. A step that would change nothing any more goes. */
export function replay<T>(
  { past, future }: History<T>,
  present: T,
  carry: (step: T) => T,
  isSame: (one: T, other: T) => boolean,
): History<T> {
  const [before, after] = [past.map(carry), future.map(carry)];
  return {
    past: before.filter((step, at) => !isSame(step, before[at + 1] ?? present)),
    present,
    future: after.filter((step, at) => !isSame(step, after[at - 1] ?? present)),
  };
}
