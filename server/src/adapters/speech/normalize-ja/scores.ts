import type { Rewrite } from "../rewrite.ts";

/** Words of games: figures beside them are scores. */
const RESULT =
  "勝|敗|負|下[しす]|破|制|逆転|快勝|辛勝|完勝|圧勝|大勝|惜敗|完敗|大敗|先制|折り返|リード|引き分け|終え|終わ|終了|迎え|試合|シャットアウト|完封|快投|零封|連勝|白星|黒星|首位|ストレート|サヨナラ|競り|逃げ切|振り切|追い[つ付]|突き放|退け|屈し";
const AFTER = [
  `で?(?:${RESULT})`,
  `で[^。、]{1,8}(?:に|を)(?:${RESULT})`,
  "で[^。、]{0,12}(?:進出|突破|優勝|進め|進ん|決め|勝ち上が|勝ち抜|退け|昇格|残留)",
  // Between the names of two sides, where the sentence speaks of a game.
  String.raw`[\p{Script=Han}ァ-ヺー]{2,8}(?:という(?:結果|スコア)|で(?:試合|終了|引き分け|決着)|の(?:試合|結果|スコア))`,
  // The winner may stand between: 3-1で日本が勝った.
  "で[^。、]{1,8}が(?:勝[っちつ]|勝利|敗れ|敗退|負け|逆転|快勝|辛勝|完勝|圧勝|大勝|惜敗|完敗|大敗|先制|競り勝|逃げ切|振り切|連勝|制し|下し|白星)",
  "の(?:勝利|敗戦|引き分け|ドロー|接戦|辛勝|快勝|スコア|逆転|同点|完封|大差|僅差|判定|白星|黒星|まま|ストレート)",
  "[(（](?:前半|後半|延長|PK|第\\d(?:セット|ピリオド|クォーター|Q|戦|試合))",
  "と(?:リード|競り|なり|なった|勝|敗|逆転|大勝|快勝|完勝|圧勝|し、)",
].join("|");

const DASH = "[-‒–—―−]";

/** Games of a set of tennis; two of these side by side are no other game's. */
const SET = `(?:6${DASH}[0-4]|[0-4]${DASH}6|7${DASH}[56]|[56]${DASH}7)`;
const GAMES = ["ゼロ", "イチ", "ニ", "サン", "ヨン", "ゴ", "ロク", "ナナ"];

/** Results of games, 3-1, and the places of players on a field, 4-4-2. */
export const scores: readonly Rewrite[] = [
  [
    new RegExp(String.raw`(?<![\d.-])${SET}(?:[、,・\s]\s?${SET}){1,4}(?![\d-]|[.,]\d)`, "g"),
    (sets) =>
      sets.replace(/(\d)[-‒–—―−](\d)/g, (_, one, other) => `${GAMES[Number(one)]}${GAMES[Number(other)]}`),
  ],
  // Games that nobody won, not minutes.
  [/(?<=\d勝\d{1,3}敗)(\d{1,2})分(?!け)/g, "$1ワケ"],
  [
    /(?<=(?:フォーメーション|システム|布陣)[はがを、]?\s?)(\d(?:-\d){2,3})(?![\d-])/g,
    (places) => places.replaceAll("-", "、"),
  ],
  [
    new RegExp(
      String.raw`(?<![\d.-]|[図表問第章節式例題])(\d{1,3})${DASH}(\d{1,3})(?=(?:、\d{1,3}${DASH}\d{1,3})*(?:${AFTER}))`,
      "gu",
    ),
    "$1たい$2",
  ],
  [
    new RegExp(
      String.raw`(?<=(?:スコア|得点|第?\d(?:セット|ピリオド|クォーター|ゲーム)|カウント|タイブレーク|PK戦?|前半|後半|延長|決勝|試合)(?:は|を|で|が|、|の(?:末|すえ)?、?)?\s?)(\d{1,3})${DASH}(\d{1,3})(?![\d-]|\s?(?:分|時|回|月|年))`,
      "g",
    ),
    "$1たい$2",
  ],
  // Two sides, and what became of them at the end of the sentence.
  [
    /(?<=(?![反絶相応敵])[\p{Script=Han}ァ-ヺー]対(?![策象応面価話比談立処照称物訳])[\p{Script=Han}ァ-ヺー]{1,10}[はが、:]\s?)(\d{1,3})[-‒–—―−](\d{1,3})(?=$|[。、]|で(?!す?か))/gu,
    "$1たい$2",
  ],
  [new RegExp(String.raw`(?<=たい\d{1,3}、)(\d{1,3})${DASH}(\d{1,3})(?![\d-])`, "g"), "$1たい$2"],
];

/** A game whose last half was not played out, 4x-3: before a letter between figures is a sign. No unknown of an equation. */
export const walkOffs: readonly Rewrite[] = [
  [
    /(?<![\d.=＝+-])(?<![=＝] )(\d{1,2})[xX×][-−](\d{1,2})(?![\d=＝+]|の(?:解|値|根|式|グラフ))(?=(?:で|の|と)?[^。、=＝]{0,6}(?:サヨナラ|勝|敗|逆転|下[しす]|破))/g,
    "$1たい$2",
  ],
];
