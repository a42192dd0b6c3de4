/** 「杜氏 冬木 清吾」: two parts of one name, and no two things. */
export const withWholeName = ({ label, value }: { label: string; value: string }) =>
  OF_PERSON.test(label) && FULL_NAME.test(value.trim()) ? value.replace(/[ 　]+/g, "") : value;
const OF_PERSON =
  /(?:杜氏|作者?|作家|著者?|訳者?|監修|監督|職人|窯元|生産者|栽培者|農家|蔵元|代表|店主|デザイナー|デザイン|絵師|イラスト|画家|演奏|作曲|指揮)(?:名|者)?$/;
const FULL_NAME =
  /^[\p{Script=Han}々ヶ]{1,4}[ 　]+[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}々ー]{1,5}$/u;
