import { dividedByQuotations } from "../signs/quotations.ts";
import type { OwnNames } from "./third-person.ts";

const US = /(?:私|わたし|僕|ぼく|われ|我)(?:たち|達|ども|ら|々)(?=[はがものを、])/gu;
const COMPANY = /当社|弊社|小社|当(?:窯|蔵|園|農園|牧場|工房|工場|醸造所|製作所)/gu;
const SHOPS = /(?:当店|当ショップ|当ストア|当サロン)/gu;
/** 「私たちの窓の外」, 「われわれの町」: everybody has one. */
const ALL_OF_US =
  /(?:私|わたし|われ|我)(?:たち|達|われ|々)の(?:暮らし|生活|日常|毎日|体|からだ|身体|肌|頭上|足元|足もと|まわり|周り|身近|食卓|窓|街|町(?!工)|社会|世界|国|時代|祖先|先祖)/u;
/** 「私たちは、二十年かけてこの本を作りました。」 */
const MAKES_OR_SELLS =
  /(?:作|つく|造|編|刊行|出版|発行|制作|製作|販売|紹介|企画|取材|届け|扱|売|送り出)[^、。]{0,6}(?:ます|ました|です)(?:。|$)/u;
/** The name of a maker that a page does not name, and that of a company. */
const UNNAMED = "作り手";
const UNNAMED_COMPANY = "メーカー";
const UNNAMED_SHOP = "お店";
/** 「当社試験値です」, 「当社比」: a note beside a number. */
const MEASURED = /[当弊]社(?:試験|測定|調べ|比|推定|基準|規定)/u;
/** 「当店から指定した」: in the midst of a sentence a listener asks which shop; 「お店では」 is where it is sold. */
const ASIDE = /(?:当店|当ショップ|当ストア|当サロン)(?!で|は|も|の)/u;

/** Tells a Japanese sentence of those who say 「私たち」 or 「当社」; null where they are not named, and have to be. */
export function inThirdPersonJa(text: string, { maker, shop, isOfBook }: OwnNames): string | null {
  if (ALL_OF_US.test(text) || (isOfBook && !MAKES_OR_SELLS.test(text))) return text;
  if (MEASURED.test(text)) return null;
  if (shop === UNNAMED_SHOP && ASIDE.test(dividedByQuotations(text).own.join(""))) return null;
  const company = (own: string) =>
    maker !== UNNAMED ? maker : /^[当弊小]社$/u.test(own) ? UNNAMED_COMPANY : houseCalled(own, shop);
  const named = outsideQuotations(text.replace(ASKS_OTHERS, "頼んでいます"), (own) =>
    own
      .replace(US, () => maker)
      .replace(COMPANY, company)
      .replace(SHOPS, () => shop)
      // 「作っている私たち」
      .replace(/(?:作|つく|造)っている作り手(?!自身)/gu, "作り手自身"),
  );
  return named === text ? text : outsideQuotations(named, unassuming);
}

/** 「当工房では」 of a house whose name is known, or nothing but that it is a workshop. */
const houseCalled = (own: string, shop: string): string => (shop !== UNNAMED_SHOP ? shop : own.slice(1));

/** Changes the words around quotations; those inside are somebody else's. */
function outsideQuotations(text: string, change: (own: string) => string): string {
  const { own, quoted } = dividedByQuotations(text);
  return own.map((words, at) => change(words) + (quoted[at] ?? "")).join("");
}

/** 「七軒の農家にお願いしております」: a narrator asks nobody. */
const ASKS_OTHERS = /(?<=[\p{Script=Han}]に)お願いして(?:おり|い)ます(?=。)/u;

/** Nobody humbles himself for others: 「発表いたしました」, 「作っております」, 「取り組んでまいります」, 「お手伝いしている」. */
const unassuming = (text: string) =>
  text
    .replace(/(?<=[てで])まいります(?=。|$)/gu, "いくとしています")
    .replace(/(?<=[てで])まいりました(?=。|$)/gu, "きました")
    .replace(/いたし(?=ま(?:す|し|せ))/gu, "し")
    .replace(/(?<=[てで])おり(?=ま(?:す|し|せ))/gu, "い")
    .replace(/お手伝いし(?=て|た)/gu, "手伝っ")
    .replace(/お手伝いし(?=ま)/gu, "手伝い")
    .replace(/お願いして(?=い[るまた])/gu, "頼んで");
