import type { Page } from "#kernel/page";
import { escapePattern } from "#kernel/text/escape-pattern";

const HONOURED =
  /(?<![\p{Script=Han}々])([\p{Script=Han}々]{1,4}[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}々ー]{0,4}?)(?:さん|氏|先生)/gu;
/** 「お客さん」, 「職人さん」: a part that people have, and no name of one. */
export const ROLE = new RegExp(
  [
    "(?:先生|医師|教授|記者|編集[部者長]?|司会者?|聞き手|筆者|取材者?|職人|店主|店員|社員|職員|担当者?|客|患者|読者)$",
    "(?:学生|生徒|保護者|講師|監督|息子|業者|大家|本人|(?<![土守古])屋|御)$",
    // People are called 「和夫」 and 「みつ子」, too.
    "^(?:[おご]|男の|女の|教え|双|弟|迷|親)?(?:父|母|兄|姉|弟|妹|娘|妻|夫|奥|嫁|孫|皆|子)$",
  ].join("|"),
  "u",
);
/** 「店を営む」: words before a name. */
const PARTICLE = /^[\p{Script=Han}々]{1,4}[をがのでへ]/u;

/** A family's name and one's own. */
const SHORTEST = 3;

/** The person whom a Japanese page asks, in the fullest form that it honours with さん; null where nobody is plain. */
export function personInJapanese(around: string, title: string): string | null {
  const text = `${title}\n${around}`;
  const found = [...text.matchAll(HONOURED)].map(([, name = ""]) => name).filter((name) => !ROLE.test(name));
  const timesOf = (name: string) => text.split(name).length - 1;
  const plain = [...new Set(found)].filter(
    (name) => name.length > 1 && (title.includes(name) || (timesOf(name) > 1 && !PARTICLE.test(name))),
  );
  const [best] = plain.toSorted((a, b) => b.length - a.length);
  const written = found.find((name) => /^[\p{Script=Han}々]{2,6}$/u.test(name));
  // Introduced once in full, and called by the family's name from then on.
  const [only, other] = [...new Set(found)].filter((name) => name.length >= SHORTEST && !PARTICLE.test(name));
  return best ?? written ?? (other === undefined ? only : undefined) ?? null;
}

/** Whether the page speaks of somebody by that name as of a person: 「真壁透さん」. */
export const isPersonOn = (name: string, { title, blocks }: Page): boolean =>
  !ROLE.test(name) &&
  new RegExp(
    `${escapePattern(name)}[\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}]{0,4}(?:さん|氏)`,
    "u",
  ).test(`${title} ${blocks.map(({ text }) => text).join(" ")}`);

/** 「柿沼」 of 「柿沼とし江」, where the page itself calls the person so. */
export function familyNameOf(full: string, text: string): string {
  const parts = [3, 2, 1].map((length) => full.slice(0, length)).filter((part) => part.length < full.length);
  return (
    parts.find((part) => new RegExp(`(?<![\\p{Script=Han}])${escapePattern(part)}さん`, "u").test(text)) ??
    full
  );
}
