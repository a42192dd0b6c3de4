/** A column to look up beside a row: nobody who listens keeps a column of telephone numbers in mind. */
const LOOKED_UP =
  /^(?:(?:お?問い?合わ?せ(?:先)?|連絡先)の?)?(?:電話(?:番号)?|TEL|FAX|ファクス(?:番号)?|ファックス|メール(?:アドレス)?|URL|地図|リンク|詳細|ホームページ)$/iu;
const FEWEST = 3;

/** The cells of a table without such columns, where enough others are left to tell of each row. */
export function withoutLookedUp(cells: readonly string[][]): string[][] {
  const [head = [], ...rest] = cells;
  const isEven = rest.every(({ length }) => length === head.length);
  const left = head.map((name, at) => at > 0 && LOOKED_UP.test(name.trim()));
  const isRich = head.length >= FEWEST && left.filter((one) => !one).length > 1;
  return isEven && isRich
    ? cells.map((row) => row.filter((_, at) => !left[at]))
    : cells.map((row) => [...row]);
}
