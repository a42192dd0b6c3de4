import { withoutCompanyForm } from "#kernel/text/company-form";
import { remembered } from "#kernel/work/remembered";
import { beginningOf, type Documentish, squash } from "../html/dom.ts";
import { firstWithin } from "../html/lookup.ts";
import { firstMeta } from "../html/metadata.ts";
import type { Line } from "./lines.ts";

/** Two names are the same whatever their width, their spaces, their capitals and the form of their apostrophes. */
export const packedName = remembered(
  (text) => text.normalize("NFKC").replace(/\s/g, "").replace(/[‘’]/g, "'").toLowerCase(),
  200_000,
);

/** 「疾風(はやて)」 */
export const READING = /\(\p{Script=Hiragana}+\).*$/u;

/** A title's parts, between the signs by which sites join them. */
export const partsOfTitle = (title: string): string[] =>
  title
    // 「ペレット（200g / 600g）」: what stands in brackets stays together.
    .replace(/[（(][^（()）]*[)）]/gu, (whole) => whole.replace(/\s*[/／]\s*/gu, KEPT_SLASH))
    .split(
      /\s*[|｜／»«›■◆●]\s*|\s+(?:-{1,3}|[–—:：/~]|・+)\s+|\s+-(?=\S)|(?<=\S)-\s+|\s*[：]\s*|:\s+|^【[^】]{1,12}】/,
    )
    .map((part) => squash(part).replace(/^-|-$/g, "").replaceAll(KEPT_SLASH, "/"))
    .filter((part) => part.length > 1);
const KEPT_SLASH = "\u2044";

/** Names by which the page calls the shop: they are not the thing's. */
export function shopNames(document: Documentish, lines: readonly Line[], title: string): Set<string> {
  const shops = new Set<string>();
  const site = firstMeta(document, ["og:site_name", "application-name"]);
  if (site) shops.add(packedName(site));
  const homes = [...document.querySelectorAll("a")].filter((link) => {
    const href = link.getAttribute("href") ?? "";
    return /^(\/|\.\/|index\.\w+|\.\.\/index\.\w+|https?:\/\/[^/]+\/?)$/.test(href);
  });
  for (const link of [...homes, ...document.querySelectorAll('#logo, [class~="logo"]')]) {
    const image = firstWithin(link, "img");
    for (const text of [squash(link.textContent), squash(image?.getAttribute("alt"))])
      if (text.length > 1 && text.length < 40) shops.add(packedName(text));
  }
  const footer = packedName(
    lines
      .slice(Math.floor(lines.length / 2))
      .filter(({ text }) =>
        /©|\(c\)|copyright|店主|代表|all rights|会社|定休|株式会社|電話|tel|／|｜/i.test(text),
      )
      .map(({ text }) => text)
      .join(" "),
  );
  // 「★電脳商会★ 液晶モニタ」
  const starred = /^[★☆]([^★☆]{2,20})[★☆]/u.exec(title)?.[1];
  if (starred) shops.add(packedName(starred));
  const parts = partsOfTitle(title);
  // A name in the title and in the small print too is the shop's; the thing is in the title alone.
  if (parts.length > 1)
    for (const part of parts)
      if (packedName(part).length > 2 && footer.includes(packedName(part))) shops.add(packedName(part));
  // A shop that signs the page with its name begins or ends its title with it.
  const author = packedName(firstMeta(document, ["author"]) ?? "");
  if (
    parts.length > 1 &&
    author.length > 2 &&
    [parts[0], parts.at(-1)].some((one) => packedName(one ?? "") === author)
  )
    shops.add(author);
  // So is the end of the title, where the page begins with it.
  const top = lines
    .slice(0, FIRST_LINES)
    .flatMap(({ text, pieces: [piece] }) => [text, ...(piece && piece.text !== text ? [piece.text] : [])])
    .map((text) => packedName(text).replace(READING, ""));
  const last = packedName(parts.at(-1) ?? "");
  if (parts.length > 1 && last.length > 2 && top.includes(last)) shops.add(last);
  // "Holm Reed Organ Co. - Stock #2291 Folding organ": a company above all of the page sells the thing.
  for (const part of parts.length > 1 ? parts : [])
    if (withoutCompanyForm(part) !== part && top.includes(packedName(part))) shops.add(packedName(part));
  // 「植木鋏 六寸（鍛冶の今橋）」: what the page begins with is no part of the name in whose brackets it stands.
  const bracketed = packedName(BRACKETED.exec(title)?.[1] ?? "");
  if (bracketed.length > 2 && top.includes(bracketed)) shops.add(bracketed);
  // 「道具の石黒 鑿のページ」: behind the name stands what part of the shop it is.
  const later = parts.slice(1).map(packedName);
  const named = top.find((one) => one.length > 2 && later.some((part) => part.startsWith(one)));
  if (named) shops.add(named);
  // 「タオル直売 ひねの イチバモール店」, the first heading above a thing that the title's other part names.
  const [house] = document.querySelectorAll("h1");
  const headed = packedName(squash(house?.textContent));
  const isThingShown = lines.some(({ text }) => packedName(text) === packedName(parts[0] ?? ""));
  if (parts.length > 1 && last.length > 2 && headed.startsWith(last) && /店$/u.test(headed) && isThingShown) {
    shops.add(last);
    shops.add(headed);
  }
  // 「中古カメラの買取 みどり堂」, the first heading, above another one that the title's first part begins with.
  const own = packedName(parts[0] ?? "");
  const isTitled = [...document.querySelectorAll("h2, h3")].slice(0, FIRST_HEADINGS).some((one) => {
    const words = packedName(squash(beginningOf(one, LONGEST_HEADING)));
    return sharedBeginning(words, own) >= Math.max(LONG, own.length / 2);
  });
  if (parts.length > 1 && last.length > 2 && headed !== last && headed.endsWith(last) && isTitled) {
    shops.add(last);
    shops.add(headed);
  }
  // 「御菓子司 松濤庵　栗の月」: it begins with the page's first line, and the rest is a line of its own.
  const [first = ""] = top;
  const rest = packedName(title).slice(first.length);
  const isRestShown = rest.length > 1 && lines.some(({ text }) => packedName(text) === rest);
  if (first.length > 2 && packedName(title).startsWith(first) && isRestShown) shops.add(first);
  // "Dunmow Cycle Spares - Cranks - Stronglight 93": above a heading that begins with the title's end it is the shop.
  const isHeaded = [...document.querySelectorAll("h1, h2, h3")]
    .slice(0, FIRST_HEADINGS)
    .map((one) => squash(one.textContent))
    .some((text) => packedName(text).startsWith(last) || sharesWords(text, parts.at(-1) ?? ""));
  const begun = packedName((parts.at(-1) ?? "").split(" ").slice(0, 2).join(" "));
  const isBegun = begun.length >= LONG && lines.some(({ text }) => packedName(text).startsWith(begun));
  // "Stowage & Sons, Hobart - Stock 2217 - Fold-down chart table": behind its name stands where it is.
  const isFirst = first === own || (first.length > 2 && own.startsWith(`${first},`));
  if (parts.length > 1 && last.length > 2 && isFirst && (isHeaded || isBegun)) shops.add(first);
  return shops;
}
const LONGEST_HEADING = 200;
function sharedBeginning(one: string, other: string): number {
  const at = [...one].findIndex((sign, place) => sign !== other[place]);
  return at === -1 ? one.length : at;
}
/** "Stock No. 17 Arden 48-key English" is "Arden & Co. 48-key English concertina". */
export function sharesWords(one: string, other: string): boolean {
  const own = new Set(wordsOf(one));
  return new Set(wordsOf(other).filter((word) => own.has(word))).size >= ENOUGH;
}
const wordsOf = (text: string) =>
  text.toLowerCase().match(/\d+-\p{Script=Latin}+|\p{Script=Latin}[\p{Script=Latin}\d-]{3,}/gu) ?? [];
const ENOUGH = 3;
const BRACKETED = /\S\s?[（(【[]([^（()）【】[\]]{2,40})[)）】\]]\s*$/u;
const FIRST_LINES = 3;
const FIRST_HEADINGS = 20;
/** Fewer signs begin other lines by chance. */
const LONG = 10;
