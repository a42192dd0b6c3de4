import { withPredicate } from "../prose/register.ts";
import { isPolite, politeThroughout } from "../text/polite/polite.ts";
import { standsInJapanese } from "../text/sentences/japanese-sentence.ts";
import { speakable } from "../text/signs/speakable.ts";

/** 「…をわかりやすく解説します。」, 「…の商品ページです。」: of the page, and not of its matter. */
const OF_PAGE =
  /(?:解説|紹介|案内|掲載|公開|伝え|まとめ|説明|ご覧)(?:し|いたし|て|ます|いただけ|ください)|(?:ページ|サイト|記事|情報|ブログ|コラム|リリース)(?:です|をご)|この(?:記事|ページ)|わかりやすく|分かりやすく|ぜひ|[!！?？♪]/u;
const LONGEST = 110;
/** 「…除湿機の商品ページです。」 */
const PAGE_OF_GOODS = /の(?:商品|製品)(?:紹介|情報|詳細)?ページです。?$/u;
/** 「瀬川町の蔵の純米吟醸。」 */
const NAMES = /^[^はがを、。]{4,}[のたるいな][^はがを、。のたるい]{2,}(?<![ぁ-ん])。$/u;
const OPEN = /(?:まで|から|ので|のに|だけ|など|[てでにをとへ])です。$/u;
/** 「廃校の音楽室、納屋の奥、蔵の二階。」: things without a word of what is with them. */
const FIGURES = /^[^はがを。]*\d[^はがを。]*、[^はがを。]*\d[^はがを。]*、[^はがを。]*。$/u;
const LISTS = /^[^はがを。]*、[^はがを。]*、[^はがを。]*[\p{Script=Han}\p{Script=Katakana}ー]。$/u;

/** 「『曲がった手紙』石黒志津（水車舎）。」: the title again, with who wrote it. */
const TITLE = /^[『「][^』」]+[』」][^はがを、]{0,24}。$/u;

/** 「椀 栗 直径12cm：木の器の栗屋」, 「栗の椀なら栗屋」: a name for searchers, with the shop behind it. */
const SHOP_BEHIND_NAME =
  /^[^はがを。]*(?:(?<!\d)[：:]|[|｜]|通販|の(?:こと|お店)?なら)[^はがを。]*[\p{Script=Han}\p{Script=Katakana}\p{Script=Latin}ー]。?$/u;

/** A sentence of a Japanese summary as a script says it; null for one that speaks of its page. */
export function summarySentenceJa(text: string): string | null {
  if (SHOP_BEHIND_NAME.test(text.trim())) return null;
  const plain = speakable(text, "ja").replace(PAGE_OF_GOODS, "です。");
  const ended = /。$/u.test(plain) ? plain : `${plain}。`;
  if (OF_PAGE.test(ended) || ended.length > LONGEST) return null;
  if (LISTS.test(ended) || FIGURES.test(ended) || TITLE.test(ended)) return null;
  const whole =
    /[」』]。$/u.test(ended) || NAMES.test(ended)
      ? ended.replace(/。$/u, "です。")
      : withPredicate(ended, "polite");
  if (OPEN.test(whole)) return null;
  const said = politeThroughout(whole) ?? whole;
  return standsInJapanese(said) && isPolite(said) ? said : null;
}
