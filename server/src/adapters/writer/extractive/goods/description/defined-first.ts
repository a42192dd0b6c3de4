/** The places of what is told, with the sentence that says what the thing is before all others, and with it what goes on from there. */
export function definedFirst(
  told: readonly number[],
  defines: (index: number) => boolean,
  goesOn: (index: number) => boolean,
): readonly number[] {
  // Torn out of the midst of its paragraph it would go before what leads up to it.
  const from = told.findIndex((index) => defines(index) && !goesOn(index));
  if (from < 1) return told;
  const end = told.findIndex((index, at) => at > from && !goesOn(index));
  const run = told.slice(from, end === -1 ? undefined : end);
  return [...run, ...told.filter((index) => !run.includes(index))];
}
