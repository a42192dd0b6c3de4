import { ownLabelOf } from "#kernel/text/house-address";
import { folded } from "./title-house.ts";
import { inLatin } from "./title-labels-en.ts";

const SHOP_WORDS =
  /(?:\s(?:shop|store|online|official|webshop|US|USA|UK|EU|Canada|Australia|Global|International))+$/i;

/** "Tarn Shop", "Tarn US" on tarn.example: the name by which one calls the house. "The Body Shop" is one. */
function withoutShopWord(name: string, url: string | null): string {
  const bare = name.replace(SHOP_WORDS, "");
  return folded(bare) === ownLabelOf(url).replaceAll("-", "") ? bare : name;
}

/** A site's name as English says it, without letters that its voice cannot read and words for its shop. */
export const shopNamed = (name: string, url: string | null): string => withoutShopWord(inLatin(name), url);

/** "TarnMillCeramics", as sellers sign on a marketplace, is said in its words. "YouTube" is a name. */
export const handleSaid = (name: string): string =>
  /^(?:\p{Lu}\p{Ll}{2,}){3,}$/u.test(name) ? name.replace(/(?<=\p{Ll})(?=\p{Lu})/gu, " ") : name;
