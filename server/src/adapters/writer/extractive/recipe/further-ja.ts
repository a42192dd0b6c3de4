const TURNS = ["次に", "続いて"];
/** Beginnings that say how it goes on, and those of no deed of its own: a way besides, a tip, the day before. */
const GOES_ON = new RegExp(
  [
    "^(?:次に|つぎに|続いて|さらに|最後に|そ[のれこ]|こ[のれこ]|仕上げ|食べる|好み|できあがり|出来上がり|完成|お好み|別の|翌日|冷め(?:ると|ても)|または|もしくは|まず|はじめに|",
    "最初に|同時に|同じ|先に|あらかじめ|前日|前もって|途中|一方|ポイント|コツ|残|余|保存|冷蔵|冷凍|※|なお|ただ|もし)",
  ].join(""),
);
const TELLS_A_DEED = /(?:ます|ください|下さい|ましょう)。$/;
const IS_KEPT = /もちます。|しておくと|ておきます。/;
const WHILE = /^[^、。]{1,16}間に/u;
/** 「崩さないように返します。」 says how it is done. */
const BAN = /ない(?:で|よう(?!に、?[^。]{2,18}ます。$)|こと)|ません|ずに(?:おき|い)|(?:注意|ご遠慮)/u;
/** A state, or what happens without the cook: 「30分ほどかかります。」, 「色が変わります。」 */
const BY_ITSELF = new RegExp(
  [
    "(?:かかり|でき|もち|なり|あり|(?<=[てで])い|わかり|変わり|固まり|崩れ|煮え|焼け|溶け出し|たち|経ち|仕上がり|出来上がり|あがり|浮き|沸き|",
    "すみ|済み|足り|合い|楽しめ|食べられ|いただけ|使え|作れ|はね|縮み|ふくらみ|しみ|染み|出|通り|付き|つき|適し|向き|すぎ|過ぎ)ます。$",
    "|が(?![^。]*(?:を|まで|たら|れば|ように|ので|から|[、と]))[^。]{1,12}ます。$",
  ].join(""),
  "u",
);
const ON_CONDITION = /^[^。]*(?:場合|なら|(?<!け)れば|お好み|好みで)/u;

const IS_DONE = /^[^。]*を[^。]*(?:できあがり|出来上がり|完成)です。$/;

/** Whether a sentence tells the cook to do something: no ban, no state, nothing for some cooks alone. */
export const isCooksDeed = (text: string) =>
  (TELLS_A_DEED.test(text) || IS_DONE.test(text)) &&
  !BAN.test(text) &&
  !BY_ITSELF.test(text) &&
  !ON_CONDITION.test(text);

/** A sentence that keeps somebody from harm: a step is not told without it. */
export const warns = (text: string) => WARNS.test(text);
const WARNS = new RegExp(
  [
    "ない(?:で|よう|こと)|ません|危険|危な|注意|必ず|かならず|絶対|禁物|厳禁|避け|やけど|火傷|けが|怪我|アレルギー|食中毒|生焼け|はね|離れ|換気|",
    "[一二三四五六1-6１-６]歳|乳児|赤ちゃん|妊娠|火が[^、。]{0,8}通|中まで|(?:十分に?|充分に?|よく)加熱|加熱してください",
  ].join(""),
  "u",
);

const isPlaced = (text: string) =>
  TELLS_A_DEED.test(text) &&
  isCooksDeed(text) &&
  !GOES_ON.test(text) &&
  !IS_KEPT.test(text) &&
  !WHILE.test(text);

/** A step behind those that say their numbers, with a word that counts on where the step has none. */
export const furtherStep = (text: string, place: number, isLast: boolean): string =>
  isPlaced(text) ? `${isLast ? "最後に" : TURNS[place % TURNS.length]}、${text}` : text;

/** The first step of those that have no numbers. */
export const firstStep = (text: string): string => (isPlaced(text) ? `まず、${text}` : text);
