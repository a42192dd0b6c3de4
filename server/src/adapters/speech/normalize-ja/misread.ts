import type { Rewrite } from "../rewrite.ts";
import { alternatives, table } from "../table.ts";
import { wordList } from "../word-list.ts";

/** Words that the front end reads wrong wherever they stand. */
const words = wordList("ja-misread");

/** People, works, firms and places whose names the front end takes for other words. */
const names = wordList("ja-names");

/** Single characters that are words of their own only between other scripts: 薪, not 薪能. */
const alone = wordList("ja-single");

/** Words that change their first sound behind another one, in kana too: 釣り竿 is つりざお. */
const begun = wordList("ja-onset");

const han = String.raw`[\p{Script=Han}々]`;

/** The reading of each word that the front end takes apart wrongly, and of each name. */
export const said: ReadonlyMap<string, string> = new Map([...wordList("ja-everyday"), ...words, ...names]);
/** Two characters may belong to two words: 全問 is none in 安全問題. */
const isPair = (word: string) => !words.has(word) && !names.has(word) && /^\p{Script=Han}{2}$/u.test(word);
const pairs = [...said.keys()].filter(isPair);
const anywhere = [...said.keys()].filter((word) => !isPair(word));

const pressed = table("電=アツデン 送=アッソー 接=アッセツ");

/** What a thing has with it: 朝食付プラン, where 日付 and 受付 are something else. */
const WITH =
  "保証|朝食|夕食|食事|温泉|介護|条件|期限|特典|サービス|フタ|蓋|カバー|ケース|バッグ|リボン|レース|ポケット|フード";
/** What is one's own word, not one from Chinese, so that 御 before it is お. */
const POLITE =
  "買い?上げ|一人様|二人様|知らせ|申し?込み|問い?合わ?せ|願い|届け|支払い|召し|勧め|薦め|手入れ|待ち|話|客様|気軽|気に入り|手頃|求め|祝い|弁当|菓子|肉|魚|鍋|皿|箸";

/** Words that are none where two others meet: 終活, not 最終活動; 催行, not 開催行事. */
const guarded: readonly Rewrite[] = [
  [/(?<![最始臨])終活(?![動用性])/g, "シューカツ"],
  [/(?<![保常])温活(?![動用性])/g, "オンカツ"],
  [/食感(?![染想謝覚情])/g, "ショッカン"],
  [/(?<![枝小大空黒])豆苗/g, "トーミョー"],
  [/(?<!開)始値/g, "ハジメネ"],
  [/(?<![接密吸付装])着圧/g, "チャクアツ"],
  [/(?<!欧)米菓(?!子)/g, "ベーカ"],
  [/(?<!独)自撮り/g, "ジドリ"],
  [/(?<![開主共協])催行(?!事)/g, "サイコー"],
  [/(?<![復振再])興収(?![入益])/g, "コーシュー"],
  [new RegExp(`(?<!${han})取説(?!明)`, "gu"), "トリセツ"],
  [new RegExp(`(?<!${han})圧([電送接])`, "gu"), (_, kind) => `${pressed.get(kind)}`],
  [/(?<![取割値])引落(?:とし|し)?(?![ち札とす])/g, "ヒキオトシ"],
  [/(?<![取割値])引取(?![ぁ-ん])/g, "ヒキトリ"],
  [/(?<![取割値])引渡(?![ぁ-ん])/g, "ヒキワタシ"],
  [/日本(?=企業|社会|政府|料理|経済|製(?![鉄紙粉作])|式|画(?!像|面)|史|紙(?!パ)|全国|学術)/g, "ニホン"],
  [/(?<!東|西|南|北)日本中(?=[のがをにではへ、]|から|$)/g, "ニホンジュー"],
  [/(?<=[こそ])の辺(?!り)/g, "ノヘン"],
  [/(?<=[うくすつぬぶむるぐただの])度に(?!わた|分け)/g, "タビニ"],
  [/(?<=[ァ-ヶー])色(?![素彩覚調])/g, "イロ"],
  [new RegExp(`(?<!${han})お家(?=[のにでがはへをも、。]|$)`, "gu"), "オウチ"],
  [new RegExp(`(?<!${han})怒り(?=[がをのはもにでと、]|$)`, "gu"), "イカリ"],
  [/(?<!羽)根付(?=[くいか]|き(?![のギ餃]))/g, "ネズ"],
  [/(?<!国)内航(?!空)/g, "ナイコー"],
  [/戯れ(?=[るてたにを])/g, "タワムレ"],
  [new RegExp(`(?<!${han}|お|枚挙に|応接に)暇(?=[がなをだでもはに、。]|$)`, "gu"), "ヒマ"],
  [new RegExp(`(?<!${han})達者(?=[なにでが])`, "gu"), "タッシャ"],
  [new RegExp(`(?<!${han})年休`, "gu"), "ネンキュー"],
  [/(?<![独医])特化(?![学粧])/g, "トッカ"],
  [/(?<!最)終刊(?!行)/g, "シューカン"],
  [/(?<!継)続刊(?!行)/g, "ゾッカン"],
  [/留置(?=施設|所|権)/g, "リューチ"],
  [/(?<!反)対日(?!本)/g, "タイニチ"],
  [/日照(?!り)/g, "ニッショー"],
  [/日ソ(?!フト)/g, "ニッソ"],
  [/割り?当て(?=[、。]|$)/g, "ワリアテ"],
  [/取り立て(?=[、。]|$)/g, "トリタテ"],
  [/見立て(?=[、。]|$)/g, "ミタテ"],
  [/仕立て(?=[、。]|$)/g, "シタテ"],
  [/果て(?=[、。]|$)/g, "ハテ"],
  [new RegExp(`(?<!${han})巧み`, "gu"), "タクミ"],
  [new RegExp(`(?<!${han})解する`, "gu"), "カイスル"],
  [new RegExp(`(?<![${"一二三四五六七八九十百"}\\d])九九(?!${han})`, "gu"), "クク"],
  [new RegExp(`(?<!${han}|浮き)浮き(?=[がをのはも、]|輪|具|$)`, "gu"), "ウキ"],
  [/(?<![A-Za-z])O型/g, "オーガタ"],
  [/[○〇][×✕]/g, "マルバツ"],
  [new RegExp(`(?<=${WITH})付(?![けくいき属])`, "g"), "ツキ"],
  [new RegExp(`(?<!${han})御(?=${POLITE})`, "gu"), "お"],
  [/(?<![一毎\d])日当た?り/g, "ヒアタリ"],
  [/(?<![地廃])下処理/g, "シタショリ"],
  [new RegExp(`(?<!${han})内見`, "gu"), "ナイケン"],
  [new RegExp(`(?<!${han})甲(?=[はがをのにとも、及])`, "gu"), "コー"],
  [/(?<!保)健診/g, "ケンシン"],
  [/(?<![一二三四五六七八九十百千数何\d])百合/g, "ユリ"],
  [/(?<![一二三四五六七八九十百数何\d])年に(?=[一二三数]度)/g, "ネンニ"],
  [/[お御]得(?![意るよ])/g, "オトク"],
  [new RegExp(`(?<!${han})体中(?=[のでにはをがも、。]|$)`, "gu"), "カラダジュー"],
  [new RegExp(`(?<!${han})国中(?=[のでにはをがも、。]|$)`, "gu"), "クニジュー"],
  [/(?<=[\d一]年)中(?=[のでにはをが、。]|$)/g, "ジュー"],
  [/(?<=[\d一二三四五]人|両方)共(?=[にがはも、。]|$)/g, "トモ"],
  [/ひと時(?![代間])/g, "ヒトトキ"],
  [/(?<![統同単全十第唯])一国(?![立道語産内外際])/g, "イッコク"],
  [/(?<![統十第唯])一党/g, "イットー"],
  [/和英(?=辞|翻|対)/g, "ワエー"],
  [/(?<![説声証文透判鮮解])明文(?=化|規定)/g, "メーブン"],
  [/(?<![一二三四五六七八九時])十二分(?=[にな])/g, "ジューニブン"],
  [/(?<![駄お御])洒落(?=[たてなにがのはをもで])/g, "シャレ"],
  [/(?<=いなり|ちらし|散らし|にぎり|握り|巻き|押し|なれ|熟れ|ばら|回転)鮨/g, "ズシ"],
  [
    /(?<![一二三四五六七八九十百千〇○\d])(?:〇{2,3}|○{2,3}|〇(?=[がをはとでか、。]|$))(?![一二三四五六七八九〇○])/g,
    (all) => "マル".repeat(all.length),
  ],
  [/(?<![社会店部課局所院校身市町村隊])長(?=財布)/g, "ナガ"],
];

export const misread: readonly Rewrite[] = [
  [new RegExp(alternatives(anywhere), "g"), (word) => said.get(word) ?? word],
  [new RegExp(`(?<!${han})(?:${alternatives(pairs)})(?!${han})`, "gu"), (word) => said.get(word) ?? word],
  [
    new RegExp(`(?<!${han})(?:${alternatives(alone.keys())})(?!${han})`, "gu"),
    (word) => alone.get(word) ?? word,
  ],
  [
    new RegExp(
      `(?<=^|[^\\p{Script=Han}々ぁ-ゖァ-ヶー]|[のをはがにでともたるなだい])(?:${alternatives(begun.keys())})(?!${han})`,
      "gu",
    ),
    (word) => begun.get(word) ?? word,
  ],
  // The last part of a compound: 運動靴, 飛騨牛, 美濃焼.
  [new RegExp(`(?<=${han})(?<!用|(?<!編)上)靴(?!${han})`, "gu"), "グツ"],
  [new RegExp(`(?<=${han}{2})牛(?!${han})`, "gu"), "ギュー"],
  [new RegExp(`(?<=${han})(?<![燃全半延夕朝日胸類混])焼(?=[のはがをとにもで、。]|$)`, "gu"), "ヤキ"],
  [new RegExp(`(?<=${han}{2})不足(?!${han})`, "gu"), "ブソク"],
  [/(?<=単\d)形/g, "ガタ"],
  ...guarded,
  [/(?<=\d人)掛け(?![るてたま])/g, "ガケ"],
  [/(?<=\d人)(?=けが|ケガ)/g, "、"],
];
