import { heatingBy } from "../text/sentences/heating-ja.ts";

/** 「返して一分。」, 「火を止めて五分。」: in a recipe, and nowhere else, one knows what is done for so long. */
const FOR_SO_LONG = "約?[\\d０-９一二三四五六七八九十半]+(?:分|秒)(?:半|間|ほど)?";
const TURNED_FOR = new RegExp(`^[^はがも]*返して、?(?:さらに|あと|もう)?${FOR_SO_LONG}。$`, "u");
/** 「葉を加えて1分。」, at the fire; with salt or vinegar it stands. */
const ADDED_FOR = new RegExp(
  `^(?!.*(?:ボウル|バット|漬|つけ|和え|もみ|なじ))[^はがも冷水氷塩酢]*を加えて、?(?:さらに|あと)?${FOR_SO_LONG}。$`,
  "u",
);
/** 「動かさずに3分。」, 「鍋をゆすりながら8分。」: how it is cooked for so long. */
const SO_FOR = new RegExp(
  `^[^。はが]*(?:(?:動かさ|触ら|さわら|いじら|混ぜ|返さ)(?:ず|ないで)に?|(?:ゆす|ゆら|混ぜ|まぜ|返し|かけ)り?ながら|(?:弱|中|強)火(?:に落として|にして|で))、?(?:さらに|あと)?${FOR_SO_LONG}。$`,
  "u",
);
const OFF_FOR = new RegExp(`^[^はがも]*火を(?:止めて|消して)、?(?:そのまま)?${FOR_SO_LONG}。$`, "u");
/** 「ラップをして電子レンジ600Wで2分。」, 「200度のオーブンで20分。」 */
const BY_OVEN =
  /^[^。が]*(?:レンジ|オーブン|トースター|グリル|\d+\s?(?:W|Ｗ|ワット|度|℃))(?:\s?[（(]?\d+\s?(?:W|Ｗ|ワット|度|℃)[)）]?)?(?:の?(?:オーブン|トースター))?で、?(?:さらに|あと|再び)?約?[\d０-９一二三四五六七八九十半]+分(?:半|\d+秒)?(?:間|ほど)?(?:[〜～-]\d+分)?。$/u;
/** Only where the step itself says how it is cooked the verb is certain. */
const HEATS = /焼|煮|炒め|揚げ/u;
const AT_FIRE = /火|煮|炒|鍋|ゆで|茹で|フライパン/u;
const OFF_FIRE = /火を(?:止め|消)|火から|冷ま|冷や|取り出|ざる|ボウル|バット|器に/u;

/** Whether the pan is on the fire behind a step: a step that names neither leaves it where it was. */
export const isAtFireBehind = (step: string, isAtFire: boolean): boolean =>
  OFF_FIRE.test(step) ? false : isAtFire || AT_FIRE.test(step);

/** A cook's short sentence with what is done; `step` has the words of its whole step. */
export function cooked(text: string, step: string, isAtFire: boolean): string {
  const isHot = isAtFire || AT_FIRE.test(step);
  if (TURNED_FOR.test(text) || (isHot && ADDED_FOR.test(text)))
    return text.replace(/。$/, `${heatingBy(`${text}${step}`).polite}。`);
  if (SO_FOR.test(text) && HEATS.test(step)) return text.replace(/。$/, `${heatingBy(step).polite}。`);
  if (BY_OVEN.test(text))
    return text.replace(/。$/, `${/レンジ|[WＷワ]/u.test(text) ? "加熱し" : "焼き"}ます。`);
  if (OFF_FOR.test(text)) return text.replace(/。$/, "おきます。");
  if (LEFT_FOR.test(text)) return text.replace(/。$/, "おきます。");
  if (PUT_INTO.test(text)) return text.replace(/。$/, "入れます。");
  if (STANDS.test(text)) return text.replace(/おく。$/, "おきます。");
  if (CUT_AS.test(text)) return text.replace(/。$/, "にします。");
  if (MADE_INTO.test(text)) return text.replace(/。$/, "します。");
  if (TOGETHER.test(text)) return text.replace(/一緒に。$/, "一緒に加えます。");
  if (BY_FIRE.test(text)) return text.replace(/。$/, "します。");
  return ONCE_MORE.test(text) || ASKS.test(text) ? text.replace(/。$/, "ください。") : text;
}
/** 「塩をふって、冷蔵庫で8時間から24時間。」, 「ふたをして60分。」 */
const LONG = "約?[\\d０-９一二三四五六七八九十半]+(?:分|時間|日)(?:半|間|ほど)?";
const LEFT_FOR = new RegExp(
  `^[^。]*(?:[てで]、?(?:冷蔵庫|室温|常温|冷暗所|日陰|涼しい所)で|(?:ふた|蓋|ラップ|布巾)を(?:して|かけて)、?)${LONG}(?:から${LONG})?。$`,
  "u",
);
/** 「手前から巻いて袋へ。」, 「汁ごと冷蔵庫へ。」 */
const PUT_INTO =
  /(?:^[^。]*[てで]、?[^、。はが]{0,8}|^[^。]*(?:たら|れば)、?[^。はが]{0,12}|ごと)(?:袋|鍋|ボウル|バット|冷蔵庫|冷凍庫|保存容器|器|瓶|型|オーブン|湯)へ。$/u;
/** 「ひと晩おく。」 */
const STANDS = /(?:晩|分|時間|日)(?:間|ほど)?おく。$/u;
/** 「れんこんは半月切り。」, 「鶏肉はそぎ切りに。」 */
const CUT_AS = /^[^。がを]{1,16}は、?[^。はがを]{0,12}(?:切り|おろし)。$/u;
/** 「口はねじって固結びに。」, 「食べやすい大きさに。」 */
const MADE_INTO =
  /^[^。]*[はをて][^。はが]{0,14}(?:結び|切り|[ひ一](?:と)?口大|の(?:大きさ|長さ|厚さ|幅)|cm[角幅厚長]さ?)に。$/u;
/** 「ししとうは、最後の30秒で一緒に。」, where the step is at the fire. */
const TOGETHER = /^[^。がを]{1,16}(?:は|も)、?(?:[^。]{0,24}、)?[^。、]{0,12}一緒に。$/u;
/** 「野菜を戻して強めの中火に。」 */
const BY_FIRE = /(?:て|で)、?(?:(?:強め|弱め)の)?(?:強火|中火|弱火)に。$/u;
/** 「使う直前にもう一度混ぜて。」 asks for it. */
const ONCE_MORE = /(?:もう一度|軽く|よく|さっと|しっかり|必ず)[^、。はがを]{1,6}[てで]。$/u;
/** 「水にさらさないで。」, 「はねるので、ふたを盾にして。」 */
const ASKS = /[かがさたなばまらわけせてべめれ]ないで。$|(?:ので|から)、[^。はが]{2,20}[てで]。$/u;

/** 「POINT 煙が出たら…」: the mark of a hint is seen, and not said. */
const MARKED_HINT =
  /^\s*[【［[]?(?:POINT|Point|ポイント|コツ|こつ|MEMO|メモ|TIPS?)[！!]?(?:[】］\]：:]\s*|\s+)(?=\S)/u;
export const withoutHintMark = (text: string): string => text.replace(MARKED_HINT, "");
