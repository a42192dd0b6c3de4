import { asSentence, type SpokenValue } from "../row-values-ja.ts";

type NounValue = SpokenValue & { noun: string };

const isNoun = (value: SpokenValue | null | undefined): value is NounValue =>
  !!value?.noun && asSentence(value.noun) === `${value.noun}です。`;

/** 「氏名を記入、市民課まで」 orders something; 「住所を有する方」 names somebody. */
const ORDERS =
  /を(?![^、を]*[うくぐすつぬぶむるたい][^\p{Script=Hiragana}、])|[にでへ]\p{Script=Han}{2}$|[てし]、/u;
const HAS_SUBJECT =
  /(?<!また|もしく|あるい)は|が(?![^、がは]*[うくぐすつぬぶむるたい](?:方|人|者|世帯|もの)(?=$|、))|次の|以下の|下記/u;
/** Lines of one cell that ran together: 「65歳以上の方2 障害のある方」. */
const RUN_TOGETHER = /(?:方|人|者|もの|こと|世帯)(?:\d(?![\d,.]*[名人組台基回枚個点円万千百])|[①-⑳])/u;
/** A value that says what something is, in one phrase or several. */
export const isNamed = (value: SpokenValue | null | undefined): value is NounValue =>
  isNoun(value) && ![ORDERS, HAS_SUBJECT, RUN_TOGETHER].some((one) => one.test(value.noun));

/** How a thing is, and no thing: 「なし」, 「要相談」, 「さわやか」. */
const STATE =
  /^(?:なし|無し|無|あり|有り?|要.*|可|不可|必要|不要|任意|必須|満席|中止|未定|同じ|禁止)$|(?:でも|[いかき]|やか|らか|必要|可能|不可|可|なし|あり)$/u;
/** A bare number has its unit elsewhere, and 「4-4」 is a score. */
const BARE = /^[-+＋－−±]?[\d,.]+$|^[-+＋－−±]|\d\s?[-－−]\s?\d/u;
/** One thing or one figure: said in a row with others, it is heard as what it is. */
export const isPlain = (value: SpokenValue | null | undefined): value is NounValue =>
  isNamed(value) &&
  value.sentences.length === 0 &&
  value.noun.length <= LONGEST &&
  !/[、をがは]/.test(value.noun) &&
  !STATE.test(value.noun) &&
  !BARE.test(value.noun);
const LONGEST = 30;

/** A ban that is not told leaves too much allowed, and of doses each is for somebody else. */
const WARNS =
  /しない|禁止|でき(?:ません|ない)|いけ(?:ません|ない)|なこと|(?:い|る|す)こと(?:$|[）)])|警告|危険/u;
const DOSE = /服用|用量|[1１]回量/u;
export const holdsBan = (text: string) => WARNS.test(text);
export const isOfDoses = (texts: readonly string[]) => texts.some((text) => DOSE.test(text));
