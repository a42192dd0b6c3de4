/** The fewest words to put in, take out or exchange, to come from what was said to what was heard. */
export function wordErrors(said: readonly string[], heard: readonly string[]): number {
  let row = heard.map((_, index) => index + 1);
  said.forEach((word, at) => {
    let diagonal = at;
    let left = at + 1;
    row = heard.map((other, index) => {
      const above = row[index] as number;
      left = Math.min(above + 1, left + 1, diagonal + (word === other ? 0 : 1));
      diagonal = above;
      return left;
    });
  });
  return row.at(-1) ?? said.length;
}
