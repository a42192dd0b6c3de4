import { type NodeLimits, packed, type Trees } from "../../../server/src/kernel/learned/trees.ts";

/** A list of a model's file, a line each: so that a change of the model can be seen. */
export const lineEach = (some: readonly unknown[]) =>
  `[\n${some.map((one) => JSON.stringify(one)).join(",\n")}\n]`;

/** A forest of a model's file, packed. */
export function forest(trees: Trees, limits: NodeLimits): string {
  const { base, trees: kept } = packed(trees, limits);
  return `{"base":${base},"trees":${lineEach(kept)}}`;
}
