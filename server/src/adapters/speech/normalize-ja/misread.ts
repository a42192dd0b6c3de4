import type { Rewrite } from "../rewrite.ts";
import { alternatives, table } from "../table.ts";

/** Words that the front end reads wrong wherever they stand, with their reading. */
const words = table(`
元日=ガンジツ 月初=ゲッショ 先々月=センセンゲツ 明後日=アサッテ 今週中=コンシューチュー 来週中=ライシューチュー 今月中=コンゲツチュー
今年中=コトシジュー 七五三=シチゴサン 早い者勝ち=ハヤイモノガチ 人手不足=ヒトデブソク 大家さん=オーヤサン 父母の日=フボノヒ 父母=フボ 床の間=トコノマ 茶の間=チャノマ
税抜き=ゼーヌキ 税抜=ゼーヌキ 均一=キンイツ 生成り=キナリ 天然木=テンネンボク 千鳥格子=チドリゴーシ 七色=ナナイロ 黄色=キイロ 黄色ブドウ球菌=オーショクブドウキューキン
本革=ホンガワ 合皮=ゴーヒ 斜め掛け=ナナメガケ 斜めがけ=ナナメガケ 登山靴=トザングツ 外径=ガイケー 一重まぶた=ヒトエマブタ 消臭=ショーシュー 歯間=シカン 爪切り=ツメキリ
風邪薬=カゼグスリ 食洗機=ショクセンキ 部屋干し=ヘヤボシ 天日干し=テンピボシ 天日=テンピ 薪ストーブ=マキストーブ 鋸=ノコギリ 鋏=ハサミ 檜風呂=ヒノキブロ
直火=ジカビ 国産牛=コクサンギュー 昆布=コンブ 昆布茶=コブチャ お米=オコメ 米粉=コメコ 米麹=コメコージ 米ぬか=コメヌカ 米油=コメアブラ 米大統領=ベーダイトーリョー
生酒=ナマザケ 甘味料=カンミリョー ピリ辛=ピリカラ 辛さ=カラサ 渋味=シブミ 茄子=ナス おでん種=オデンダネ 一工夫=ヒトクフー 一手間=ヒトテマ
あっという間=アットイウマ 夜が明け=ヨガアケ
`);

/** Single characters that are words of their own only between other scripts: 栗, not 栗原. */
const alone = table(`栗=クリ 琴=コト 薪=マキ 蛸=タコ`);

const han = String.raw`[\p{Script=Han}々]`;

export const misread: readonly Rewrite[] = [
  [new RegExp(alternatives(words.keys()), "g"), (word) => words.get(word) ?? word],
  [
    new RegExp(`(?<!${han})(?:${alternatives(alone.keys())})(?!${han})`, "gu"),
    (word) => alone.get(word) ?? word,
  ],
];
