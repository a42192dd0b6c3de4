/** A sentence among those that a script is chosen from. Worths and losses are in seconds of good text. */
export interface Choosable {
  seconds: number;
  worth: number;
  /** The loss of beginning a run with it. */
  start: number;
  /** The loss of ending a run with it. */
  end: number;
  /** The loss of going on with it from the sentence before it. */
  within?: number;
  /** The loss of beginning all with it; that of any run where it is left out. */
  lead?: number;
  /** Whether a script may well begin with it. */
  leads?: boolean;
}

/** The loss for each second by which the budget is missed, beyond a share of it that nobody notices. */
const MISSED = 24;
const CLOSE = 0.04;
/** No choice is longer than the budget by more than this share. */
const FAR = 0.15;

/** The sentences that were taken, the last one first. */
interface Chain {
  index: number;
  before: Chain | null;
}
interface State {
  value: number;
  taken: Chain | null;
}
/** The best choice so far of each number of whole seconds. */
type States = (State | undefined)[];

/** Places of the sentences that fill so many seconds best, in runs of neighbours and in their order. */
export function bestRuns(sentences: readonly Choosable[], budget: number): number[] {
  const most = Math.max(1, Math.round(budget * (1 + FAR)));
  const empty = (): States => Array.from({ length: most + 1 });
  /** By whether the last sentence was taken. */
  let [left, taken] = [empty(), empty()];
  left[0] = { value: 0, taken: null };
  for (const [index, { seconds, worth, start, within = 0, lead = start }] of sentences.entries()) {
    const [nextLeft, nextTaken] = [empty(), empty()];
    const end = sentences[index - 1]?.end ?? 0;
    for (let second = 0; second <= most; second++) {
      const [outside, inside] = [left[second], taken[second]];
      if (outside) keep(nextLeft, second, outside);
      if (inside) keep(nextLeft, second, { ...inside, value: inside.value - end });
      const at = second + Math.round(seconds);
      if (at > most) continue;
      const add = ({ value, taken: before }: State, loss: number) =>
        keep(nextTaken, at, { value: value + worth - loss, taken: { index, before } });
      if (outside) add(outside, outside.taken ? start : lead);
      if (inside) add(inside, within);
    }
    [left, taken] = [nextLeft, nextTaken];
  }
  const last = sentences.at(-1)?.end ?? 0;
  const ended = taken.map((state) => state && { ...state, value: state.value - last });
  return placesOf(best([left, ended], budget)?.taken ?? null);
}

function keep(states: States, second: number, state: State) {
  const known = states[second];
  if (!known || state.value > known.value) states[second] = state;
}

function best(all: readonly States[], budget: number): State | undefined {
  const found = all.flatMap((states) =>
    states.flatMap((state, second) => {
      const missed = Math.max(0, Math.abs(second - budget) - CLOSE * budget);
      return state ? [{ ...state, value: state.value - MISSED * missed }] : [];
    }),
  );
  return found.reduce<State | undefined>(
    (first, one) => (first && first.value >= one.value ? first : one),
    undefined,
  );
}

function placesOf(last: Chain | null): number[] {
  const places: number[] = [];
  for (let one = last; one; one = one.before) places.unshift(one.index);
  return places;
}
