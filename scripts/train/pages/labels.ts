/** Runs of so many tokens are looked for in the truth. */
const RUN = 4;
/** Tokens around the neighbours' places in which a short block is looked for. */
const REACH = 12;

/**
 * The share of each block's tokens that the truth has, in order: of long blocks by runs of tokens wherever
 * they stand, of short ones whole, between the places of the blocks before and after.
 */
export function labelsOf(blocks: readonly string[][], truth: readonly string[]): number[] {
  const runs = new Map<string, number[]>();
  for (let at = 0; at + RUN <= truth.length; at++) {
    const key = truth.slice(at, at + RUN).join(" ");
    const places = runs.get(key);
    if (places) places.push(at);
    else runs.set(key, [at]);
  }
  const places: (readonly [number, number] | null)[] = [];
  const labels = blocks.map((tokens, index) => {
    places[index] = null;
    if (tokens.length < RUN) return 0;
    const covered = new Uint8Array(tokens.length);
    let first = -1;
    let last = -1;
    for (let at = 0; at + RUN <= tokens.length; at++) {
      const found = runs.get(tokens.slice(at, at + RUN).join(" "));
      if (!found) continue;
      covered.fill(1, at, at + RUN);
      if (found.length === 1 && first < 0) first = found[0] ?? 0;
      if (found.length === 1) last = (found[0] ?? 0) + RUN;
    }
    const share = covered.reduce((sum, one) => sum + one, 0) / tokens.length;
    if (share > 0.6 && first >= 0 && last >= first) places[index] = [first, last];
    return share;
  });
  const used = new Uint8Array(truth.length);
  for (const place of places) if (place) used.fill(1, ...place);
  blocks.forEach((tokens, index) => {
    if (tokens.length === 0 || tokens.length >= RUN + 2 || (labels[index] ?? 0) > 0.6) return;
    const from = nearest(places, index, -1)?.[1];
    const to = nearest(places, index, 1)?.[0];
    const found = foundIn(tokens, truth, used, windowOf(from, to, truth.length));
    if (found < 0) return;
    used.fill(1, found, found + tokens.length);
    places[index] = [found, found + tokens.length];
    labels[index] = 1;
  });
  return labels;
}

function nearest(places: readonly (readonly [number, number] | null)[], from: number, step: 1 | -1) {
  for (let at = from + step, steps = 0; at >= 0 && at < places.length && steps < 40; at += step, steps++)
    if (places[at]) return places[at];
  return null;
}

function windowOf(from: number | undefined, to: number | undefined, length: number): [number, number] | null {
  if (from !== undefined && to !== undefined && from - 3 <= to && to - from < 200) return [from - 3, to + 3];
  if (from !== undefined) return [from - 3, from + REACH];
  if (to !== undefined) return [to - REACH, to + 3];
  return length < 40 ? [0, length] : null;
}

function foundIn(
  tokens: readonly string[],
  truth: readonly string[],
  used: Uint8Array,
  window: [number, number] | null,
): number {
  if (!window) return -1;
  const last = Math.min(truth.length, window[1]) - tokens.length;
  for (let at = Math.max(0, window[0]); at <= last; at++)
    if (tokens.every((token, index) => truth[at + index] === token && used[at + index] === 0)) return at;
  return -1;
}
