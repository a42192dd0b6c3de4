const steps: Record<string, number> = { j: 1, ArrowDown: 1, k: -1, ArrowUp: -1 };

export const leadsDown = (key: string): boolean => steps[key] === 1;

/** Where j, k and the arrows lead from an entry; null for every other key and at the ends. */
export function neighbour(ids: readonly string[], selected: string | null, key: string): string | null {
  const step = steps[key];
  if (step === undefined || ids.length === 0) return null;
  const at = selected === null ? -1 : ids.indexOf(selected);
  if (at < 0) return ids[step > 0 ? 0 : ids.length - 1] ?? null;
  return ids[at + step] ?? null;
}
