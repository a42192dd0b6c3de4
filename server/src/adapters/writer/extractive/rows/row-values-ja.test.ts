import { expect, it } from "vitest";
import { asSentence, rowSentence, spokenValue } from "./row-values-ja.ts";

const said = (topic: string, text: string) => {
  const value = spokenValue(text);
  return value && rowSentence(topic, value);
};

it.each([
  [
    "日時",
    "11月14日（土）・21日（土） 18時30分～20時",
    "日時は、11月14日土曜日と21日土曜日、18時30分から20時です。",
  ],
  ["開館時間", "9:00〜16:30", "開館時間は、9時から16時30分です。"],
  [
    "受付時間",
    "平日 午前8時30分から午後5時15分まで",
    "受付時間は、平日、午前8時30分から午後5時15分までです。",
  ],
  ["参加費", "1人300円（4歳以下は無料）", "参加費は、1人300円です。ただし、4歳以下は無料です。"],
  [
    "休館日",
    "毎週水曜日(祝日の場合は開館し、翌日休館)",
    "休館日は、毎週水曜日です。ただし、祝日の場合は開館し、翌日休館です。",
  ],
  ["会場", "市民会館 ※駐車場はありません。", "会場は、市民会館です。駐車場はありません。"],
  ["休園日", "月曜日 ※7月20日からは無休", "休園日は、月曜日です。7月20日からは無休です。"],
  [
    "必要書類",
    "申請書（様式第1号）、所有者の同意書（借家の場合のみ）",
    "必要書類は、申請書、借家の場合のみ所有者の同意書です。",
  ],
  ["申し込み", "電話または窓口で北公民館へ", "申し込みは、電話または窓口で北公民館へお願いします。"],
  ["審査", "二週間で結果をお送りします", "審査については、二週間で結果をお送りします。"],
  ["アクセス", "東駅から徒歩5分、下車すぐ", "アクセスは、東駅から徒歩5分、下車すぐです。"],
  ["容量", "データの 2.5 倍以上", "容量は、データの 2.5倍以上です。"],
  [
    "料金",
    "大人1,000円、小学生500円（入館料込み）",
    "料金は、大人1,000円、小学生500円です。入館料込みです。",
  ],
  [
    "受付期間",
    "11月17日（月）～12月12日（金）、土日祝を除く",
    "受付期間は、11月17日月曜日から12月12日金曜日です。土日祝を除きます。",
  ],
  ["参加費", "4,000円（保険料を含む）", "参加費は、4,000円です。保険料を含みます。"],
  ["質量", "約310g（電池を除く）", "質量は、約310gです。電池を除きます。"],
  ["料金", "無料（要整理券）", "料金は、無料です。整理券が必要です。"],
  ["会場", "市内の医院（一覧は下記をご覧ください）", "会場は、市内の医院です。"],
  ["住所", "〒370-0001 本町1-2", "住所は、本町1-2です。"],
  ["講師", "山田 太郎", "講師は、山田太郎です。"],
  ["色", "白/黒", "色は、白、黒です。"],
  ["完成", "3月下旬（予定）", "完成は、3月下旬の予定です。"],
  ["番号", "待ち受ける番号です。初期値は80です。", "番号は、待ち受ける番号です。初期値は80です。"],
  ["駐車場", "あり", "駐車場があります。"],
  ["定休日", "なし", "定休日は、ありません。"],
])("says the value of a row whole, with what limits it: %s [6.2]", (topic, text, sentence) => {
  expect(said(topic, text)).toBe(sentence);
});

it.each([
  ["of a tick", "○"],
  ["of nothing", "―"],
  ["of an address", "https://pages.example/"],
  ["that goes on", "公民館に"],
  ["whose note goes on", "300円（雨天の場合は体育館で）"],
  ["whose brackets do not close", "300円（税込"],
  ["that changes into another", "500円→600円"],
  ["with a label of its own", "ライト：約15時間"],
  ["of a person with a part", "山田 太郎（ピアノ）、佐藤 花子（歌）"],
  ["of a person with a title", "田中 花子 氏"],
  ["of several things with a note", "杉（棚板）、合板（背板）"],
  ["of a state with a note", "あり（10名以上）"],
  ["with a note that names another", "申請書（窓口にあるもの）"],
  ["with several notes", "コメ釜（白米18分、7,480円）"],
  ["that asks nobody", "各回12名。前日までに電話で予約"],
  ["of a folder", "broken/ へ移す"],
  ["of a rate", "10通/月"],
  ["of a speed", "30m/s"],
  ["of a day with a slash", "5/10"],
  ["of two sides", "北高 対 南商"],
])("says no value %s [6.2]", (_, text) => {
  expect(said("会場", text)).toBeNull();
});

it("takes the number of a note for none of the note's own [6.2]", () => {
  expect(said("料金", "500円 ※1 平日の料金です。")).toBe("料金は、500円です。平日の料金です。");
  expect(said("料金", "500円 ※10人からは400円です。")).toBe("料金は、500円です。10人からは400円です。");
});

it("makes a sentence of a clause, and none of what is open [6.2]", () => {
  expect(asSentence("衛生面を優先")).toBe("衛生面を優先します。");
  expect(asSentence("電気代を抑えられる")).toBe("電気代を抑えられます。");
  expect(asSentence("0を指定すると無制限")).not.toBe("0を指定すると無制限します。");
  expect(asSentence("不在のときはどうなりますか")).toBeNull();
  expect(asSentence("受付期間を過ぎていないか")).toBeNull();
  expect(asSentence("たんす")).toBeNull();
  expect(asSentence("窓口に持参し")).toBeNull();
});
