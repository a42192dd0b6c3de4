import { expect, it } from "vitest";
import { normalizeJapanese } from "./index.ts";

it.each([
  // House numbers and ways from a crossing, each beside what is neither.
  ["東京都新宿区西新宿2-8", "東京都新宿区西新宿2の8"],
  ["横浜市西区みなとみらい2-3-1、横浜市は3-0", "横浜市西区みなとみらい2の3の1、横浜市は3-0"],
  ["千葉県大会 市川高校5-3東高校", "千葉県大会、市川高校5-3東高校"],
  ["千葉県柏市が5-3で勝利", "千葉県柏市が5たい3で勝利"],
  ["京都市中京区烏丸通御池下ル", "京都市中京区烏丸通オイケサガル"],
  ["京都市中京区寺町通御池上る", "京都市中京区寺町通オイケアガル"],
  ["四条通烏丸東入", "四条通烏丸ヒガシイル"],
  ["通りを上る人、山を下る", "通りを上る人、山を下る"],
  ["上ルート、東入ルビー", "上ルート、東入ルビー"],
])("says %s as %s", (text, spoken) => expect(normalizeJapanese(text)).toBe(spoken));
