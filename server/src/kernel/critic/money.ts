import type { Page } from "#kernel/page";
import { type Mention, mentionsIn } from "#kernel/ties/mentions";

const SIGN = /[¥￥$€£円]|ドル|ユーロ|ポンド|\b(?:yen|dollars?|euros?|JPY|USD|EUR|GBP)\b/iu;
const FORMER =
  /通常|のところ|もとの|から(?:お?値下げ|引き下げ|下が)|定価|参考|希望小売|もとは|元の|以前|これまで|\b(?:was|used to be|list|regular|regularly|usual|usually|original|originally|rrp|msrp|retail|normally|down from|instead of|before|off)\b/i;

const isMoney = ({ text, value }: Mention) => value.kind === "amount" && SIGN.test(text);
const amountOf = ({ value }: Mention) => (value.kind === "amount" ? value.amount : Number.NaN);
/** 「五百円玉と同じ大きさ」: a coin is a thing that others are compared with. */
const COINS = [1, 5, 10, 50, 100, 500];
const isCoin = (sentence: string, mention: Mention) =>
  COINS.includes(amountOf(mention)) &&
  /^(?:玉(?![\p{Script=Han}ねこ])|硬貨)/u.test(sentence.slice(mention.index + mention.text.length));

/** "free for orders over €60": so much is no price of a thing. */
const OF_ORDERS = /\bfor (?:all )?orders (?:over|above) $/i;

/** "plus postage of £6.50": what is paid for its way to the buyer is no price of the thing. */
const OF_SENDING =
  /\b(?:postage|shipping|delivery|carriage)(?: and packing| costs?)?(?: (?:of|is|at|for|costs?)(?: a)?(?: fixed| flat| further)?)? $|(?:送料|配送料|手数料)(?:は|が|、|として|別途){0,2}(?:全国一律|一律|別途)?$/iu;

/** 「10個以上なら1個410円」 */
const OF_MANY = /\d(?:個|本|枚|袋|箱|台|冊|点|セット)以上なら/u;
/** "… of £6.50 in the U.K. or £14 to Europe" */
const AND_OTHERWHERE = /[£$€¥]\s?[\d.,]+ (?:in|to|within|for) [^,;£$€¥]{2,30}(?:,| or| and)+ $/iu;

/** "In 1684 she borrowed £40": what was paid so long ago is no price of a thing that is for sale. */
export const isOfLongAgo = (text: string): boolean =>
  /\b(?:in|of|since|by|around|from) 1(?:[0-8]\d\d|9[0-6]\d)\b/i.test(text);

/** Finds amounts on a product's page that are neither its price nor, said as such, its former one. */
export function priceCritic({ type, facts }: Page): (text: string) => string | null {
  if (type !== "product") return () => null;
  const amountsOf = (kinds: readonly string[]) =>
    facts.flatMap(({ kind, value }) => (kinds.includes(kind) ? mentionsIn(value).map(amountOf) : []));
  // The prices of sizes and kinds are told with their names, which the check of numbers compares.
  const ofVariants = facts.flatMap(({ provenance }) =>
    (provenance?.variants ?? []).map(({ price }) => Number(price)),
  );
  const now = [...amountsOf(["price", "shipping"]), ...ofVariants];
  const before = amountsOf(["list_price"]);
  const saved = facts.flatMap(({ provenance }) => (provenance?.saving ? [Number(provenance.saving)] : []));
  const byNumber = facts.flatMap(({ kind, value, provenance }) =>
    kind === "unit_price" ? mentionsIn(`${value} ${provenance?.excerpt ?? ""}`).map(amountOf) : [],
  );
  return (text) => {
    if (isOfLongAgo(text)) return null;
    const others = mentionsIn(text).filter((mention) => {
      const amount = amountOf(mention);
      const isKnown = now.includes(amount) || (before.includes(amount) && FORMER.test(text));
      const isSaving =
        saved.includes(amount) ||
        now.some((one) => before.some((other) => Math.abs(other - one - amount) < 0.005));
      const isByNumber = OF_MANY.test(text) && byNumber.includes(amount);
      const isThreshold = OF_ORDERS.test(text.slice(0, mention.index));
      const isOfSending = OF_SENDING.test(text.slice(0, mention.index).replace(AND_OTHERWHERE, ""));
      return (
        isMoney(mention) &&
        !isCoin(text, mention) &&
        !isKnown &&
        !isSaving &&
        !isByNumber &&
        !isThreshold &&
        !isOfSending
      );
    });
    return others[0]?.text ?? null;
  };
}
