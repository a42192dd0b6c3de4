import type { Page } from "#kernel/page";
import type { Told } from "../wording.ts";

const TITLES =
  "さん|氏|社長|会長|代表|教授|准教授|市長|町長|村長|知事|局長|部長|課長|館長|店長|院長|園長|校長|所長|理事長|監督|選手|医師|住職|船長|組合長";
/** 「富永社長は」, at the beginning of a word. */
const SHORT = new RegExp(
  `(?<![\\p{Script=Han}\\p{Script=Katakana}ー・])(\\p{Script=Han}{1,3})(${TITLES})(?=[はがもの])`,
  "u",
);
/** They are no names: 「副社長」, 「同社長」. */
const NO_NAME =
  /^(?:副|前|元|現|同|両|各|新|名誉|初代|先代|代表|専務|常務|皆|客|お客|奥|娘|息子|店員|職人|子|母|父|兄|姉|弟|妹)/u;

/**
 * The first place where a page tells a name in full, with whose it is: 「マルヤの富永一志」. A title or an age stands
 * behind it, so that 「八百屋三軒（町内）」 is no name.
 */
function fullNameOf(name: string, title: string, text: string): string | null {
  const found = new RegExp(
    `(?:(?!同|両|各|当)[\\p{Script=Han}\\p{Script=Katakana}ー・A-Za-z]{2,16}の)?(?<![\\p{Script=Han}])${name}(?!${TITLES})[\\p{Script=Han}]{1,3}?(?=${title}|さん|氏|[（(][\\d０-９]{1,3}(?:歳)?[)）])`,
    "u",
  ).exec(text);
  return found?.[0] ?? null;
}

/**
 * Tells a name in full where it is heard for the first time: 「富永社長は」 is somebody whom a sentence introduced that
 * is not told.
 */
export function withFullNames(paragraphs: readonly Told[][], { blocks, language }: Page): Told[][] {
  if (language !== "ja") return [...paragraphs];
  let heard = "";
  const named = (one: Told): Told => {
    const [, name = "", title = ""] = SHORT.exec(one.text) ?? [];
    const before = heard;
    heard += one.text;
    if (!name || one.blockIndex === null || one.isFrame || NO_NAME.test(name)) return one;
    if (before.includes(name) || one.text.indexOf(name) < one.text.indexOf(`${name}${title}`)) return one;
    const above = blocks
      .slice(0, one.blockIndex + 1)
      .map(({ text }) => text)
      .join("\n");
    const full = fullNameOf(name, title, above);
    return full && !one.text.includes(full.slice(full.lastIndexOf(name)))
      ? { ...one, text: one.text.replace(`${name}${title}`, `${full}${title}`) }
      : one;
  };
  return paragraphs.map((some) => some.map(named));
}
