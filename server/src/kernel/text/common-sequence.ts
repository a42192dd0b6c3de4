/** Cells of all tables for one pair of texts: 2 MB, enough for 500 sentences between the first edit and the last. */
const MOST_CELLS = 1_000_000;

/**
 * For each token of `before` its place in `after`, or −1: a longest common sequence of both. Texts too
 * different for that are first parted at what both have only once, so that none takes quadratic time.
 */
export function placesIn(before: readonly string[], after: readonly string[]): Int32Array {
  const places = new Int32Array(before.length).fill(-1);
  const numbers = new Map<string, number>();
  const numbered = (tokens: readonly string[]) =>
    Int32Array.from(tokens, (token) => {
      const known = numbers.get(token) ?? numbers.size;
      numbers.set(token, known);
      return known;
    });
  const [a, b] = [numbered(before), numbered(after)];
  let cells = MOST_CELLS;
  const match = (range: Range, isWhole: boolean) => {
    const { start, end, from, to } = withoutEnds(a, b, range, places);
    const size = (end - start + 1) * (to - from + 1);
    if (size <= cells) {
      cells -= size;
      matchByTable(a, b, { start, end, from, to }, places);
    } else if (isWhole) {
      let [i, j] = [start, from];
      for (const [at, place] of [...anchorsOf(a, b, { start, end, from, to }), [end, to] as const]) {
        match({ start: i, end: at, from: j, to: place }, false);
        if (at < end) places[at] = place;
        [i, j] = [at + 1, place + 1];
      }
    }
  };
  match({ start: 0, end: a.length, from: 0, to: b.length }, true);
  return places;
}

/** Tokens of `before` from start to end, and of `after` from `from` to `to`. */
interface Range {
  start: number;
  end: number;
  from: number;
  to: number;
}

/** Matches what both begin and end with; what is left. */
function withoutEnds(
  a: Int32Array,
  b: Int32Array,
  { start, end, from, to }: Range,
  places: Int32Array,
): Range {
  while (start < end && from < to && a[start] === b[from]) places[start++] = from++;
  while (end > start && to > from && a[end - 1] === b[to - 1]) places[--end] = --to;
  return { start, end, from, to };
}

function matchByTable(a: Int32Array, b: Int32Array, { start, end, from, to }: Range, places: Int32Array) {
  const width = to - from + 1;
  const lengths = new Uint16Array((end - start + 1) * width);
  const lengthAt = (cell: number) => lengths[cell] as number;
  for (let i = end - 1; i >= start; i--)
    for (let j = to - 1, cell = (i - start) * width + (j - from); j >= from; j--, cell--)
      lengths[cell] =
        a[i] === b[j] ? lengthAt(cell + width + 1) + 1 : Math.max(lengthAt(cell + width), lengthAt(cell + 1));
  for (let i = start, j = from; i < end && j < to; ) {
    const cell = (i - start) * width + (j - from);
    if (a[i] === b[j]) places[i++] = j++;
    else if (lengthAt(cell + width) >= lengthAt(cell + 1)) i++;
    else j++;
  }
}

/** Tokens that both have exactly once, as many as come in the same order in both. */
function anchorsOf(a: Int32Array, b: Int32Array, { start, end, from, to }: Range): [number, number][] {
  const [inA, inB] = [placesOfSingles(a, start, end), placesOfSingles(b, from, to)];
  const pairs: { at: number; place: number; before: number }[] = [];
  /** For each length of an increasing row the pair that ends it lowest. */
  const ends: number[] = [];
  for (const [token, at] of inA) {
    const place = inB.get(token);
    if (at < 0 || place === undefined || place < 0) continue;
    let [low, high] = [0, ends.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((pairs[ends[middle] as number]?.place ?? 0) < place) low = middle + 1;
      else high = middle;
    }
    ends[low] = pairs.push({ at, place, before: ends[low - 1] ?? -1 }) - 1;
  }
  const anchors: [number, number][] = [];
  for (let pair = pairs[ends.at(-1) ?? -1]; pair; pair = pairs[pair.before])
    anchors.push([pair.at, pair.place]);
  return anchors.reverse();
}

/** Where each token stands, in order; −1 where it stands more than once. */
function placesOfSingles(tokens: Int32Array, start: number, end: number): Map<number, number> {
  const singles = new Map<number, number>();
  for (let at = start; at < end; at++) {
    const token = tokens[at] as number;
    singles.set(token, singles.has(token) ? -1 : at);
  }
  return singles;
}
