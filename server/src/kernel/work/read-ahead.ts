/**
 * Results in the order of their items, with some begun before they are asked for: what waits for a
 * network waits together. What was begun in vain, because nobody asks any more, is discarded.
 */
export async function* readAhead<Item, Result>(
  items: readonly Item[],
  count: number,
  begin: (item: Item) => Promise<Result>,
  discard: (result: Result) => void,
): AsyncGenerator<[Item, Result]> {
  const begun: Promise<Result>[] = [];
  let taken = 0;
  try {
    for (const item of items) {
      while (begun.length < count && taken + begun.length < items.length) {
        const result = begin(items[taken + begun.length] as Item);
        // It is checked in its turn; until then nothing is lost.
        result.catch(() => {});
        begun.push(result);
      }
      taken++;
      yield [item, await (begun.shift() as Promise<Result>)];
    }
  } finally {
    for (const result of begun) result.then(discard, () => {});
  }
}
