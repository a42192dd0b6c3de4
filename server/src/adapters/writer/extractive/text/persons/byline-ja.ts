/** 「編集部」, 「広報課」, 「森の製作所」, and 「山川市」: nobody says さん of those. */
const NO_PERSON =
  /(?:さん|氏|様|先生|博士|[部課局室会社店館所庁院隊班]|[市区町村]|チーム|スタッフ|クラブ|センター|グループ|プロジェクト)$/u;
/** 「市」 and 「村」 end people's names, too: 「西村」, 「古市」, 「大町」; those of places and offices are longer: 「柚木町」. */
const SURNAME = /^(?:\p{Script=Han}{1,2}[村部]|\p{Script=Han}[町市])$/u;

/** The writer of a page, as a narrator names somebody else: without the space inside a name, and with さん. */
export function writerNamed(author: string): string {
  const name = author.replace(/(?<=[^\p{Script=Latin}])\s+(?=[^\p{Script=Latin}])/gu, "");
  return NO_PERSON.test(name) && !SURNAME.test(name) ? name : `${name}さん`;
}
