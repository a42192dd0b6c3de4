export const WIDTH = 300;
export const HEIGHT = 100;

/** From the left edge to the right; a single value is a line of its own height. */
export const xOf = (index: number, count: number) => (count > 1 ? (index / (count - 1)) * WIDTH : WIDTH / 2);

const yOf = (value: number, most: number) => HEIGHT - (Math.min(value, most) / most) * HEIGHT;

/** The curve through these values as the data of an SVG path. */
export function pathOf(values: readonly number[], most: number): string {
  const points = values.length === 1 ? [values[0] ?? 0, values[0] ?? 0] : values;
  return points
    .map(
      (value, index) =>
        `${index === 0 ? "M" : "L"}${round(xOf(index, points.length))} ${round(yOf(value, most))}`,
    )
    .join("");
}

const round = (value: number) => Math.round(value * 10) / 10;

/** The value that is drawn nearest to a share of the width, from 0 to 1. */
export const indexAt = (share: number, count: number) =>
  Math.min(count - 1, Math.max(0, Math.round(share * (count - 1))));

/** The end of the scale: a round figure at or above the largest value, which four lines can divide. */
export function scaleFor(values: readonly number[]): number {
  const most = Math.max(4, ...values);
  const step = 10 ** Math.floor(Math.log10(most));
  const round = [1, 2, 4, 6, 8, 10].find((times) => times * step >= most) ?? 10;
  return round * step;
}
