import { expect, it } from "vitest";
import { rowPredicate } from "./row-parts-ja.ts";

const part = (column: string, noun: string) => ({ column, noun });

it("says when it is and in which colour without the names of their columns [6.2]", () => {
  expect(
    rowPredicate([part("日時", "9月24日午後10時から翌25日午前5時まで"), part("対象世帯", "約310世帯")]),
  ).toBe("9月24日午後10時から翌25日午前5時までで、対象は約310世帯");
  expect(rowPredicate([part("日時", "7月4日14時"), part("会場", "町民館")])).toBe(
    "日時が7月4日14時、会場が町民館",
  );
  expect(rowPredicate([part("料金", "19,800円"), part("市の補助を使うと", "2,000円")])).toBe(
    "料金が19,800円、市の補助を使うと2,000円",
  );
  expect(rowPredicate([part("色", "ホワイト"), part("台数", "21,860台")])).toBe("ホワイトで、台数は21,860台");
});

it("says no codes, and figures of one kind beside each other [6.2]", () => {
  const codes = part("製造番号（底面に記載）", "3I00001から4E12400");
  expect(rowPredicate([part("料金", "19,800円"), part("市の補助を使うと", "2,000円")])).toBe(
    "料金が19,800円、市の補助を使うと2,000円",
  );
  expect(rowPredicate([part("色", "黒"), codes, part("台数", "14台")])).toBe("黒で、台数は14台");
  expect(rowPredicate([codes])).toBeNull();
  expect(rowPredicate([part("平日", "300円"), part("土曜日", "400円")])).toBe("平日が300円、土曜日が400円");
});
