import type { Page } from "#kernel/page";
import { escapePattern } from "../text/escape-pattern.ts";
import { introducesMaker } from "./voices.ts";

const fold = (text: string) => text.normalize("NFKC").toLowerCase().trim();
const TITLE_PARTS = /\s*[|｜»›]\s*|\s+[-–—:·]\s+|\s*：\s*/;
const HEAD_OF_SHOP = /公式|オンライン|ショップ|ストア|通販|本店|市場|online|shop|store|official/i;
/** The shop that speaks of itself. */
const OURSELVES =
  /^(?:当店|当社|弊社|当ショップ|弊店|当サイト|本サイト)(?:は|が|では|も|の)|\b(?:our|this|the) (?:online )?(?:store|shop|web ?site|site|store's|shop's)\b/i;

/** Finds sentences that are about the shop or the site instead of the page's subject. */
export function shopCritic(
  page: Page,
): (text: string, position: "first" | "last" | "inner") => string | null {
  const names = shopNames(page);
  const maker = fold(page.facts.find(({ kind }) => kind === "brand")?.value ?? "");
  const head = subjectTerms(page, names);
  const isProduct = page.type === "product";
  return (text, position) => {
    const ours = isProduct ? OURSELVES.exec(text)?.[0] : undefined;
    if (ours) return ours;
    // A sentence on whose words follow is said of the goods.
    if (introducesMaker(text)) return null;
    const said = fold(text);
    for (const name of names) {
      if (!said.includes(name)) continue;
      const shop = escapePattern(name);
      // A title with the site's name behind its bar.
      if (new RegExp(`(?:${String.raw`[|｜]|\s[-–—]\s|：`})\\s*${shop}`, "iu").test(said)) return name;
      if (position !== "inner") {
        const named = new RegExp(
          `[「『"“]\\s*${shop}[^」』"”]{0,12}[」』"”](?!の(?:記事|報道|ページ|サイト|調べ|[「『]))`,
          "iu",
        );
        const about = new RegExp(`\\b(?:look at|about|was|is|introducing|meet|for) ${shop}\\s*[.!,]`, "iu");
        const isNamed = named.test(said) && !isLonger(said, name, fold(page.title));
        if (isNamed || (about.test(said) && !hasAny(said, head))) return name;
      }
      const opens = position === "first" && head.length > 0 && !hasAny(said, head);
      const acts = new RegExp(
        `^(?:the )?${shop}\\s?(?:は|が|では|も|(?:is|are|has|have|offers?|ships?|sells?|was)\\b)`,
        "iu",
      );
      const begins = position === "inner" && head.length > 0 && beginsWith(text, shop) && !hasAny(said, head);
      if (isProduct && maker !== name && (opens || begins || acts.test(said))) return name;
    }
    return null;
  };
}

/** "Tarn Loom" on a site called "Tarn" is a thing of its own; "Tarn Online Shop" is the site. */
const isLonger = (said: string, shop: string, title: string) =>
  title.startsWith(`${shop} `) &&
  !HEAD_OF_SHOP.test(title) &&
  new RegExp(`[“"]${escapePattern(title)}[”"]`, "u").test(said);

/** Whether a sentence is about the house; "Tarn Cloth is waxed" is about what bears its name. */
function beginsWith(text: string, shop: string): boolean {
  const [, next = ""] =
    new RegExp(`^(?:the )?${shop}(?:['’]s)?(?=[^\\p{L}\\p{N}]|$)\\s*(\\S*)`, "iu").exec(text) ?? [];
  return next !== "" && !(/^\p{Lu}/u.test(next) && !OF_HOUSE.test(next));
}
const OF_HOUSE =
  /^(?:Store|Stores|Shop|Shops|Online|Team|Support|Sales|Customers?|Staff|Experts?|Members?|Club|Rewards|Help|Services?)\b/;

const hasAny = (text: string, terms: readonly string[]) => terms.some((term) => text.includes(term));

/** Names of the site: its own, and the part of the title that says so. */
function shopNames({ site, title, url }: Page): string[] {
  const parts = title.split(TITLE_PARTS).map(fold);
  const host = url && URL.canParse(url) ? new URL(url).hostname.replace(/^www\./, "") : "";
  const label = fold(host.split(".")[0] ?? "").replace(/[^\p{L}\p{N}]/gu, "");
  const tail = parts.length > 1 ? (parts.at(-1) ?? "") : "";
  const isSite =
    tail !== "" &&
    (HEAD_OF_SHOP.test(tail) || (label.length > 3 && tail.replace(/[^\p{L}\p{N}]/gu, "") === label));
  const names = [fold(site ?? ""), isSite ? tail : ""].filter((name) => name.length >= 3);
  return [...new Set(names)].toSorted((a, b) => b.length - a.length);
}

/** The words of the product's own name that are not the shop's. */
function subjectTerms({ title, facts }: Page, shops: readonly string[]): string[] {
  const name = facts.find(({ kind }) => kind === "name")?.value ?? "";
  const own = shops.reduce((text, shop) => text.replaceAll(shop, " "), fold(`${name} ${title}`));
  return [...new Set(own.match(/[\p{L}\p{N}]{3,}/gu) ?? [])];
}
