import type { Weighed } from "./features.ts";
import { lookOf } from "./looks.ts";
import type { Surroundings } from "./surroundings.ts";

/** Tells of each block how its neighbours, its parts and those that look like it were judged first. */
export function neighbourFeatures(weighed: readonly Weighed[], first: readonly number[]): number[][] {
  const sums = new Map<Surroundings, { kept: number; all: number }>();
  const alike = new Map<string, { kept: number; all: number }>();
  const total = { kept: 0, all: 0 };
  weighed.forEach(({ block, around }, index) => {
    const weight = block.text.length;
    const kept = weight * (first[index] ?? 0);
    total.kept += kept;
    total.all += weight;
    for (let one = around; one; one = one.parent) addTo(sums, one, kept, weight);
    addTo(alike, lookOf(around, block.kind), first[index] ?? 0, 1);
  });
  const shareOf = (one: Surroundings | null) => {
    const sum = one && sums.get(one);
    return sum ? sum.kept / Math.max(1, sum.all) : 0;
  };
  const at = (index: number) => first[index] ?? 0;
  const weights = weighed.map(({ block }) => Math.sqrt(block.text.length));
  const mean = (from: number, to: number) => {
    let [kept, all] = [0, 0];
    for (let index = Math.max(0, from); index <= Math.min(first.length - 1, to); index++) {
      const weight = weights[index] ?? 0;
      kept += at(index) * weight;
      all += weight;
    }
    return all === 0 ? 0 : kept / all;
  };
  let best = 0;
  let sinceSure = 0;
  const after = sureAfter(first);
  return weighed.map(({ block, around }, index) => {
    const parts = partsAround(around);
    const look = alike.get(lookOf(around, block.kind));
    best = Math.max(best, at(index - 1));
    sinceSure = at(index - 1) > 0.6 ? 0 : Math.min(100, sinceSure + 1);
    return Object.values({
      first: at(index),
      firstPrevious: at(index - 1),
      firstNext: at(index + 1),
      firstBefore: mean(index - 4, index - 1),
      firstAfter: mean(index + 1, index + 4),
      firstFarBefore: mean(index - 15, index - 1),
      firstFarAfter: mean(index + 1, index + 15),
      firstBestBefore: best,
      firstSince: sinceSure,
      firstUntil: after[index] ?? 100,
      firstPart1: shareOf(parts[0] ?? null),
      firstPart2: shareOf(parts[1] ?? null),
      firstPart3: shareOf(parts[2] ?? null),
      firstAlike: look ? look.kept / look.all : 0,
      firstAlikeCount: Math.min(100, look?.all ?? 1),
      firstPage: total.all === 0 ? 0 : total.kept / total.all,
      firstKept: Math.min(20_000, total.kept),
    });
  });
}

function addTo<Key>(
  sums: Map<Key, { kept: number; all: number }>,
  key: Key,
  kept: number,
  all: number,
): void {
  const sum = sums.get(key);
  if (sum) {
    sum.kept += kept;
    sum.all += all;
  } else sums.set(key, { kept, all });
}

function partsAround(around: Surroundings | null): Surroundings[] {
  const parts: Surroundings[] = [];
  let blocks = 1;
  for (let one = around; one && parts.length < 3; one = one.parent) {
    if (one.blocks <= blocks) continue;
    blocks = one.blocks;
    parts.push(one);
  }
  return parts;
}

/** Blocks until the next that is surely text. */
function sureAfter(first: readonly number[]): number[] {
  const after: number[] = [];
  let distance = 100;
  for (let index = first.length - 1; index >= 0; index--) {
    after[index] = distance;
    distance = (first[index] ?? 0) > 0.6 ? 1 : Math.min(100, distance + 1);
  }
  return after;
}
