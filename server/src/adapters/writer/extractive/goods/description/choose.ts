import type { Language } from "#kernel/vocabulary";
import { overlapOf, piecesOf, SAME_IDEA, saidBy } from "../../similarity.ts";
import type { Unit } from "../../units.ts";

/** How much a sentence loses by what it shares with those that are taken. */
const REDUNDANCY = 1.6;
/** A sentence right behind one that is taken reads better than one from elsewhere. */
const CONTINUES = 0.7;
const MOST_MOVES = 12;
const MOST_CANDIDATES = 60;
/** How far past the budget the last unit may reach before units are exchanged, as a share of it. */
const SLACK = 0.06;
const TOLERANCE = 0.04;
/** The most of the time that a page's first sentence may take. */
const LEAD_SHARE = 0.7;

interface Wanted {
  language: Language;
  /** Seconds that the sentences may take. */
  budget: number;
  /** Other sentences of the script: nothing of them is told again. */
  said: readonly string[];
  /** The unit that the rest is told behind, where there is time for it. */
  lead?: number | undefined;
}

/**
 * The best units that fill the budget of seconds, in the page's order: each tells something new. A unit
 * that leans on the one before it comes only behind that one.
 */
export function choose(
  units: readonly Unit[],
  scores: readonly number[],
  { language, budget, said, lead }: Wanted,
): Unit[] {
  const pieces = units.map(({ sentences }) => piecesOf(sentences.join(" "), language));
  const own = said.map((text) => piecesOf(text, language));
  const ownSameness = pieces.map((here) => Math.max(0, ...own.map((text) => saidBy(here, text))));
  const overlap = remembered((a, b) => overlapOf(pieces[a] ?? new Set(), pieces[b] ?? new Set()));
  const chosen = new Set<number>();
  const seconds = (index: number) => units[index]?.seconds ?? 0;
  const total = () => [...chosen].reduce((sum, index) => sum + seconds(index), 0);
  const stands = (index: number) => !units[index]?.leans || chosen.has(index - 1);

  const sameness = (index: number, without?: number) => {
    const others = [...chosen].filter((one) => one !== index && one !== without);
    return Math.max(ownSameness[index] ?? 0, ...others.map((one) => overlap(index, one)));
  };
  const worthOf = (index: number, without?: number) => {
    const same = sameness(index, without);
    if (same >= SAME_IDEA[language]) return Number.NEGATIVE_INFINITY;
    const continues = chosen.has(index - 1) && units[index - 1]?.blockIndex === units[index]?.blockIndex;
    return (scores[index] ?? 0) - REDUNDANCY * same + (continues ? CONTINUES : 0);
  };
  const best = (candidates: number[], value: (index: number) => number) => {
    const valued = candidates.map((index) => ({ index, value: value(index) }));
    return valued.reduce<{ index: number; value: number } | null>(
      (first, one) => (one.value > (first?.value ?? Number.NEGATIVE_INFINITY) ? one : first),
      null,
    );
  };

  if (lead !== undefined && seconds(lead) <= LEAD_SHARE * budget && worthOf(lead) > Number.NEGATIVE_INFINITY)
    chosen.add(lead);
  for (let left = budget - total(); ; left = budget - total()) {
    const open = [...units.keys()].filter(
      (index) => !chosen.has(index) && stands(index) && seconds(index) <= left + SLACK * budget,
    );
    const next = left > 0 ? best(open, (index) => worthOf(index)) : null;
    if (!next) break;
    chosen.add(next.index);
  }
  fit();
  return [...chosen].sort((a, b) => a - b).flatMap((index) => units[index] ?? []);

  /** Exchanges single units until the seconds are met. */
  function fit() {
    for (let move = 0; move < MOST_MOVES; move += 1) {
      const gap = budget - total();
      if (Math.abs(gap) <= TOLERANCE * budget) return;
      const removable = [...chosen].filter(
        (index) => index !== lead && !(units[index + 1]?.leans && chosen.has(index + 1)),
      );
      const addable = [...units.keys()]
        .filter((index) => !chosen.has(index) && stands(index) && worthOf(index) > Number.NEGATIVE_INFINITY)
        .sort((a, b) => (scores[b] ?? 0) - (scores[a] ?? 0))
        .slice(0, MOST_CANDIDATES);
      const moves = [
        ...addable.map((add) => ({ add, remove: undefined })),
        ...removable.map((remove) => ({ add: undefined, remove })),
        ...removable.flatMap((remove) =>
          addable
            .filter((add) => !(units[add]?.leans && add - 1 === remove))
            .filter((add) => worthOf(add, remove) > Number.NEGATIVE_INFINITY)
            .map((add) => ({ add, remove })),
        ),
      ].map(({ add, remove }) => {
        const rest =
          gap - (add === undefined ? 0 : seconds(add)) + (remove === undefined ? 0 : seconds(remove));
        const loss =
          (remove === undefined ? 0 : (scores[remove] ?? 0)) - (add === undefined ? 0 : (scores[add] ?? 0));
        const cost = Math.max(0, Math.abs(rest) / budget - TOLERANCE) * 20 + Math.max(0, loss);
        return { add, remove, rest, cost };
      });
      const closer = moves.filter(({ rest }) => Math.abs(rest) < Math.abs(gap) - 0.2);
      const [chosenMove] = closer.sort((a, b) => a.cost - b.cost);
      if (!chosenMove) return;
      if (chosenMove.remove !== undefined) chosen.delete(chosenMove.remove);
      if (chosenMove.add !== undefined) chosen.add(chosenMove.add);
    }
  }
}

/** A symmetric function of two places, worked out once for each pair. */
function remembered(compute: (a: number, b: number) => number) {
  const known = new Map<string, number>();
  return (a: number, b: number) => {
    const key = a < b ? `${a},${b}` : `${b},${a}`;
    const value = known.get(key) ?? compute(a, b);
    known.set(key, value);
    return value;
  };
}
