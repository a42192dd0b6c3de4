import { isBareMark } from "#kernel/text/bare-mark";
import { beginningOf, type Documentish, type Elementish, hasTag, nearest, squash } from "../html/dom.ts";
import { firstMeta } from "../html/metadata.ts";
import { BEGUN, isAround, isBegunBy, likenessOf, SHORTEST_BEGINNING } from "./likeness.ts";
import type { Line } from "./lines.ts";
import { pricesIn } from "./money.ts";
import { packedName, partsOfTitle, READING, sharesWords, shopNames } from "./shop-names.ts";
import { isLabel, isValue } from "./value-of-label.ts";

/** The words by which the page itself heads what it is about. */
export interface Heading {
  text: string;
  element: Elementish;
  order: number;
  score: number;
}

const NAMED =
  /(product|item|goods|shohin|syouhin|detail|page)-?_?(block-?_?)?(name|title|heading)|(^|[\s_-])(pname|iname|gname|goods_?name)([\s_-]|$)|product__title|-name$/i;
/** Words that a shop's pages of one kind have in common. */
const KIND_OF_PAGE =
  /^((商品|書籍|作品|製品|アイテム)(の)?(詳細|情報|紹介|ページ|説明)(ページ)?|公式(サイト|通販|ショップ|ストア)?|通販|オンライン(ショップ|ストア)|ホーム|トップ(ページ)?|(初回|期間|数量|会員|WEB)限定|送料無料|新発売|予約受付中|home|shop|store|products?|item|details?|official( site)?)$/i;
/** "(Paperback)" says the form of what stands before it. */
const NO_NAME =
  /^[(（[［【][^()（）[\]［］【】]*[)）\]］】]$|^[\s\d.,:/-]*$|[。！!？?]$|^(https?:|カート|ログイン|会員登録|検索|メニュー|menu|search|cart|login|sign in)/i;
const LONGEST = 250;
const LEAST = 1.2;
const LEAST_UNNAMED = 0.7;
const NEAR_TOP = 2_000;

/** The line that heads the page: by its element, its place, and what the title and the data call the thing. */
export function headingOf(
  document: Documentish,
  lines: readonly Line[],
  names: readonly string[],
): Heading | null {
  const title = squash(document.querySelector("title")?.textContent);
  const shops = shopNames(document, lines, title);
  const parts = partsOfTitle(title)
    .map((part) => withoutShop(part, shops))
    .filter((part) => !shops.has(packedName(part)) && !KIND_OF_PAGE.test(part));
  const shared = partsOfTitle(firstMeta(document, ["og:title", "twitter:title"]) ?? "");
  const known = {
    titled: parts,
    parts: parts.map(packedName),
    shared: [...shared, ...names].map(packedName),
    shops,
    hasMain: squash(document.querySelector("h1")?.textContent) !== "",
  };
  const firstPrice = lines.find(({ text, elsewhere }) => !elsewhere && pricesIn(text).length > 0)?.order ?? 0;
  const named = soleName(document);
  let best: Heading | null = null;
  for (const [index, line] of lines.entries()) {
    if (index > NEAR_TOP) break;
    if (line.elsewhere) continue;
    for (const { text, element, label } of partsOfLine(line)) {
      const score =
        scoreOf(text, element, line, known) -
        (isLabel(label) ? 2 : 0) +
        (named && isWithin(element, named) ? NAMED_ALONE : 0) -
        index / lines.length -
        Math.min(0.5, Math.abs(line.order - firstPrice) / 800);
      if (!best || score > best.score) best = { text, element, order: line.order, score };
    }
  }
  // A title that names the shop alone says nothing for any line.
  const least = known.parts.length + known.shared.length > 0 ? LEAST : LEAST_UNNAMED;
  if (!best || best.score < least) return null;
  const marked = best.text.replace(MARKED, "");
  const isInMenu = marked !== best.text;
  best.text = inTitle(best.element, parts) ?? marked;
  const longer = isInMenu ? goingOn(best, lines) : undefined;
  if (longer) best = { ...best, text: longer.text, element: longer.block, order: longer.order };
  const own = packedName(best.text);
  const first = lines.find(
    ({ elsewhere, text, pieces }) => !elsewhere && !pieces[0]?.linked && packedName(text) === own,
  );
  return { ...best, order: Math.min(best.order, first?.order ?? best.order) };
}

/** The only line of its own that says more of the same: "Lucky Mariner, complete ring kit", of "Lucky Mariner" in a menu. */
function goingOn({ text, order }: Heading, lines: readonly Line[]): Line | undefined {
  const own = packedName(text);
  const [found, other] = lines.filter(
    (line) =>
      line.order > order &&
      !line.elsewhere &&
      !line.pieces.some(({ linked }) => linked) &&
      line.text.length <= LONGEST_NAME &&
      packedName(line.text).startsWith(own) &&
      /^\s?[(（,:–—]|^ \p{L}/u.test(line.text.trim().slice(text.length)),
  );
  return other || own.length < SHORTEST_BEGINNING || /[.。!?]$/u.test(found?.text ?? "") ? undefined : found;
}
const LONGEST_NAME = 90;

/** The only place that is called the name of goods, on a page without a main heading. */
function soleName(document: Documentish): Elementish | null {
  const named = [...document.querySelectorAll(NAME_OF_GOODS)];
  const hasHeading = squash(document.querySelector("h1")?.textContent) !== "";
  return !hasHeading && named.length === 1 ? (named[0] ?? null) : null;
}
const NAME_OF_GOODS = ["item", "product", "goods"]
  .map((goods) => `.${goods}_name, .${goods}-name`)
  .join(", ");
const NAMED_ALONE = 1.8;
/** Menus mark where one is. */
const MARKED = /^[»›▶►■●◆★☆\s]+(?=\p{L})/u;
const isWithin = (element: Elementish, box: Elementish) => nearest(element, (one) => one === box) !== null;

/** The title's part that a heading of several lines says as a whole, but for what it has in brackets. */
function inTitle(element: Elementish, parts: readonly string[]): string | undefined {
  const heading = nearest(element, isHeading);
  const whole = packedName(squash(beginningOf(heading, LONGEST)).replace(/[(（][^（）()]*[)）]/gu, ""));
  return heading?.querySelector("br") ? parts.find((part) => packedName(part) === whole) : undefined;
}
const isHeading = hasTag("H1", "H2", "H3");

/** The whole line, and its emphasised pieces: a catch-line may share the line with the name. */
function* partsOfLine(line: Line): Generator<{ text: string; element: Elementish; label?: string }> {
  const first = line.pieces[0];
  if (!first) return;
  const runs = runsOf(line.pieces);
  // A mark before the name is no part of it.
  const isMarked = runs.length > 1 && isBareMark(runs[0]?.text ?? "");
  const text = squash(isMarked ? line.text.trimStart().slice(runs[0]?.text.trim().length) : line.text);
  if (text.length <= LONGEST) yield { text, element: runs.length === 1 ? first.element : line.block };
  if (runs.length > 1 && runs.length < 12)
    for (const [at, run] of runs.entries()) {
      const own = squash(run.text);
      const label = runs[at - 1]?.text.trim() ?? "";
      if (own.length > 1 && own.length <= LONGEST) yield { text: own, element: run.element, label };
    }
}

/** A parser may part the text of one element where a sign is written by its name: "&ndash;". */
function runsOf(pieces: Line["pieces"]): { text: string; element: Elementish }[] {
  const runs: { text: string; element: Elementish }[] = [];
  for (const { text, element } of pieces) {
    const last = runs.at(-1);
    if (last?.element === element) last.text += text;
    else runs.push({ text, element });
  }
  return runs;
}

interface Known {
  titled: readonly string[];
  parts: readonly string[];
  shared: readonly string[];
  shops: ReadonlySet<string>;
  /** Whether the page has a main heading: what a lower one shares with the title is then no name. */
  hasMain: boolean;
}

function scoreOf(
  text: string,
  element: Elementish,
  line: Line,
  { titled, parts, shared, shops, hasMain }: Known,
): number {
  const own = packedName(text);
  if (
    own.length < 2 ||
    NO_NAME.test(text) ||
    !/\p{L}/u.test(text) ||
    shops.has(own) ||
    shops.has(own.replace(READING, "")) ||
    KIND_OF_PAGE.test(text) ||
    isBareMark(text)
  )
    return Number.NEGATIVE_INFINITY;
  const around = boxesOf(element);
  // Asked of each line of the page: selectors would take longer than all else here.
  const tags = around.map(({ tagName }) => tagName.toUpperCase());
  const within = (...some: string[]) => some.some((tag) => tags.includes(tag));
  const rank = Number(tags.find((tag) => HEADING.test(tag))?.[1] ?? 0);
  const isTitled = (part: string) =>
    isAround(text, part, element) || (rank > 0 && !hasMain && sharesWords(text, part));
  const likeness = Math.max(
    titled.some(isTitled) ? BEGUN : 0,
    ...parts.map((part) => Math.max(likenessOf(own, part), isBegunBy(own, part, element) ? BEGUN : 0)),
  );
  const alike = Math.max(0, ...shared.map((part) => likenessOf(own, part)));
  const names = [element, element.parentElement, line.block]
    .map((one) => `${one?.id ?? ""} ${one?.getAttribute("class") ?? ""}`)
    .join(" ");
  return (
    3 * likeness +
    1.2 * alike +
    (rank === 1 && alike === 1 ? CALLED_SO : 0) +
    (rank === 1 ? 1.5 : rank === 2 ? 1.1 : rank === 3 ? 0.6 : rank > 3 ? 0.2 : 0) +
    (NAMED.test(names) ? 1 : 0) +
    (around.some((one) => one.getAttribute("itemprop") === "name") ? 0.8 : 0) +
    (within("B", "STRONG") ? 0.5 : 0) +
    (around.some(isLarge) ? 1 : 0) -
    (within("A") ? 1.5 : 0) -
    (rank === 0 && within("LI", "BUTTON", "LABEL") ? 0.5 : 0) -
    (tags[0] === "IMG" ? 1 : 0) -
    (isValue(around, tags) ? 2 : 0) -
    (pricesIn(text).length > 0 ? 1 : 0) -
    (text.length > 80 ? 0.7 : 0)
  );
}

/** A main heading that is, as a whole, what the page's data calls the thing. */
const CALLED_SO = 1.2;

const HEADING = /^H[1-6]$/;

const isLarge = (element: Elementish) => {
  const tag = element.tagName.toUpperCase();
  return tag === "BIG" || (tag === "FONT" && /^([4-7]$|\+)/.test(element.getAttribute("size") ?? ""));
};

/** The element and the few around it. */
function boxesOf(element: Elementish): Elementish[] {
  const boxes: Elementish[] = [];
  for (let one: Elementish | null = element; one && boxes.length < 5; one = one.parentElement)
    boxes.push(one);
  return boxes;
}

/** "The Lamp House Ash lamp": a title may join the shop and the thing with a space. */
function withoutShop(part: string, shops: ReadonlySet<string>): string {
  const words = part.split(" ");
  const isShop = (some: readonly string[]) => shops.has(packedName(some.join(" ")));
  const at = words.findIndex((_, index) => index > 0 && isShop(words.slice(0, index)));
  if (at > 0) return words.slice(at).join(" ");
  const end = words.findIndex((_, index) => index > 0 && isShop(words.slice(index)));
  return end > 0 ? words.slice(0, end).join(" ") : part;
}
