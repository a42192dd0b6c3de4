/** Features by name. */
export type Features = Record<string, number>;

/** The features of all blocks of a page: numbers side by side, as an object for each block would cost more than the text. */
export interface FeatureTable {
  names: readonly string[];
  rows: Float32Array[];
}

/** Some of the columns of a table. */
export interface Columns {
  names: readonly string[];
  of(index: number): ArrayLike<number>;
}

/** Columns that are the same for all blocks. */
export function sameForAll(features: Features): Columns {
  const values = Object.values(features);
  return { names: Object.keys(features), of: () => values };
}

/** Columns named by the features of the first block; the others have the same in the same order. */
export function columnsOf(of: (index: number) => Features): Columns {
  return { names: Object.keys(of(0)), of: (index) => Object.values(of(index)) };
}

export function featureTable(length: number, groups: readonly Columns[]): FeatureTable {
  const names = groups.flatMap((group) => group.names);
  const rows = Array.from({ length }, (_, index) => {
    const row = new Float32Array(names.length);
    let at = 0;
    for (const group of groups) {
      const values = group.of(index);
      // Copied one by one: set() is slow at plain arrays.
      for (let from = 0; from < values.length; from++) row[at + from] = values[from] as number;
      at += group.names.length;
    }
    return row;
  });
  return { names, rows };
}
