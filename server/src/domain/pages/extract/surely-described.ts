import type { FeatureTable } from "./feature-table.ts";

/** Blocks whose words stand in the description of the goods, too, are text as often as this. */
const LIKELY = 0.88;
const COLUMNS = ["inData", "inDescription"];

/**
 * On a page that sells, what its data or its summary says of the thing belongs to the text, whatever box it stands
 * in: shops fold it, and set it beside the price.
 */
export function surelyDescribed(
  { names, rows }: FeatureTable,
  judged: readonly number[],
  sells: boolean,
): number[] {
  const columns = COLUMNS.map((name) => names.indexOf(name));
  return judged.map((one, index) =>
    sells && columns.some((column) => (rows[index]?.[column] ?? 0) > 0) ? Math.max(one, LIKELY) : one,
  );
}
