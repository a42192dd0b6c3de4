import { expect, it } from "vitest";
import { announced } from "./announced-ja.ts";

const STEP = "「共有」を押して、名前を入れます。";
const TELLS = "水車は、九十年前から回っています。";

it.each([
  ["紙がつまったとき", STEP, "紙がつまったときは、こうします。"],
  ["E-11、E-12のとき", STEP, "E-11かE-12のときは、こうします。"],
  ["家族の記入が出てこない", STEP, "家族の記入が出てこないときは、こうします。"],
  ["番号が見つかりません", STEP, "番号が見つかりませんというときは、こうします。"],
  ["雨が降ったなら", TELLS, "雨が降ったなら、次のとおりです。"],
  ["水車が回らないとき", TELLS, "続いて、水車が回らないときの話です。"],
  ["返却が遅れたとき", "二週間を過ぎると、貸し出しを止めます。", "続いて、返却が遅れたときの話です。"],
  ["先に空気を入れる", "平らな床に置いてください。", "先に空気を入れます。"],
  ["帳面を作って招く", STEP, "帳面を作って招くには、こうします。"],
  ["水車のご利用方法", TELLS, "続いて、水車のご利用方法についてです。"],
  ["水車の手入れ", TELLS, "続いて、水車の手入れについてです。"],
  ["その1 包む前に書く", TELLS, "一つ目は、「包む前に書く」です。"],
  ["その二　棚を「古い順」にする", TELLS, "二つ目は、「棚を『古い順』にする」です。"],
  ["説明会を開催します", TELLS, "説明会を開催します。"],
  ["店を出される方へ", TELLS, "続いて、店を出される方へのお知らせです。"],
])("says the heading %s as somebody would, and what follows", (heading, next, said) => {
  expect(announced(heading, 0, [next])).toBe(said);
});

it.each([
  ["色を選ぶ", TELLS],
  ["表は無傷なのに", TELLS],
  ["読み聞かせは、どの棚の前でも", TELLS],
  ["町と川と、人の百年", TELLS],
  ["羽根を増やす理由", TELLS],
  ["五十分の長さ", TELLS],
  ["秋のひととき", STEP],
  ["春の夕方", TELLS],
  ["冬の仕事の話", TELLS],
  ["粉をひく人が足りない", TELLS],
  ["新しい店が増える", "来月、三店が開店します。"],
  ["春を味わう", "山菜が届きます。"],
  ["無理をしない", STEP],
  ["返品はできません", STEP],
  ["午前9時", "職員が出勤します。"],
  ["さようなら", STEP],
  ["次に時代を動かす", "馬は、海を渡りました。"],
  ["最初に海を渡る", "一八六〇年、船が港を出ました。"],
])("says no headline that is no name of a part: %s", (heading, next) => {
  expect(announced(heading, 0, [next])).toBeNull();
});

it("says no two names of parts alike", () => {
  expect(announced("料金", 1, [TELLS])).toBe("料金についても、お伝えします。");
});

it("sends one to look only where the part says what to do", () => {
  const part = ["古い羽根は、水を吸って重くなります。", "乾いた羽根に替えてください。"];
  expect(announced("水車が回らないとき", 0, part)).toBe("続いて、水車が回らないときの対処法です。");
  expect(announced("雪が降るとき", 0, part)).toBe("続いて、雪が降るときの話です。");
});

it("tells the first deed of several as one has to do it", () => {
  expect(announced("まず元栓を閉める", 0, ["流しの下に、栓があります。"])).toBe("まず元栓を閉めます。");
  expect(announced("まず味見", 0, [STEP])).toBeNull();
  expect(announced("まず客が増える", 0, [TELLS])).toBeNull();
});
