import { isOfLongAgo } from "#kernel/critic/money";
import { alternativesOf, phrases } from "#kernel/text/phrases";
import type { Language, PageType } from "#kernel/vocabulary";

/** Phrases of pages around their content, and of shops around their goods. */
const ANYWHERE = [phrases("page-furniture"), phrases("unspoken-sentences")];
const IN_SHOPS = [...ANYWHERE, phrases("unspoken-shop-sentences"), phrases("stock-in"), phrases("stock-out")];
const SECTIONS = phrases("unspoken-sections");
const NEIGHBOURS = phrases("heading-neighbours");
const REVIEWS = phrases("heading-reviews");
/** "What customers say", "飼い主さんの声". */
const VOICES = /の声|ご?感想|testimonials|customers say/i;
/** "By Mia Tarn, 3 May", "by admin | 2 comments"; but "By using less water, …" and "By then it stood still." tell. */
const BYLINES = [
  /^[Bb]y(?: (?:\p{Lu}[\p{L}.'’-]*|and|de|van|von))+(?:,|\.?$)/u,
  /^by [a-z][\w .'-]{2,60}(?:[·|]|(?<!\.)$)/i,
  /^(?:Words|Text|Story|Interview|Photograph(?:s|y)|Photos|Pictures|Illustrations?)(?: by|:) \p{Lu}\p{Ll}+ \p{Lu}\p{L}+/u,
  /^(文|取材|編集)[・:：]|^(published|updated|posted)( on)?:? /i,
];
const PATH = /\S\s*[>›»｜|]\s*\S+\s*[>›»｜|]/;
/** 「059-000-0000（平日の9時から）…」: behind its label nobody hears whose number it is. */
const NUMBER_ALONE = /^0\d{1,4}[-－ー(（]\d{1,4}[-－ー)）]\d{3,4}/u;
/** "KD60W, KD60S, KD62W, KD64W, …": nobody keeps so many numbers of models in mind. */
function listsCodes(text: string): boolean {
  const words = text.split(/[\s,、・]+/u);
  const codes = words.filter((word) =>
    /^(?=[^a-z]*\d)(?=[^a-z]*[A-Z])[A-Z\d/-]{3,}[.。]?$/.test(word),
  ).length;
  return codes >= MANY_CODES && 2 * codes > words.length;
}
const MANY_CODES = 5;

/** 「500円玉の大きさ」 is no price. */
const PRICE = /[¥￥$£€₹]\s?\d|\d\s?(円(?!玉|形|筒|盤|卓)|yen\b|dollars?\b|USD|EUR|GBP|Rs\.?\b)|\bRs\.? ?\d/i;

/** A language that an English text may tell of; where it has to be switched on, the page speaks of itself. */
const LANGUAGE = /javascript/gi;
const SWITCHED =
  /enabl|disabl|requir|turn|activat|switch|support|allow|browser|must|need|load|fail(?:ed|s) to|has failed|sorry|this app (?:us|work)|\b(?:on|off|without|this (?:site|page|shop|store)|website|not available|better)\b/i;
const PROGRAMMED = new RegExp(
  [
    String.raw`\b(?:written|programm\w+|coded|coding|languages?|frameworks?|librar(?:y|ies)|developers?|compil\w+|runtimes?`,
    String.raw`code|scripts?|syntax|functions?|variables?|arrays?|components?|JSX|React|HTML|CSS|TypeScript|Python|Rust`,
    String.raw`APIs?|interfaces?|objects?|methods?|classes|modules?|promises|programs?`,
    String.raw`Node(?:\.js)?)\b`,
  ].join("|"),
  "i",
);
const KANA = /[\p{Script=Hiragana}\p{Script=Katakana}]/u;
const tellsOfLanguage = (text: string) => PROGRAMMED.test(text) && !SWITCHED.test(text) && !KANA.test(text);

/** On a shop's page, “I” is a buyer and not the shop. */
const REVIEW = new RegExp(
  [
    String.raw`(^|[^\p{L}"“'])(I|I'm|I've|I’m|I’ve|my|me|myself)\b(?!-)`,
    `^(${alternativesOf("buyers-beginnings")})\\b`,
    String.raw`\b(easy to assemble|would recommend|than (it )?actually is|feels a little|for the price)\b`,
    "買いました|購入しました|リピート(し|です)",
    alternativesOf("buyers-words-ja"),
  ].join("|"),
  "u",
);
export const isReview = (text: string) => REVIEW.test(text);
/** "Please contact me", "Join me each week": who makes the goods speaks, and no buyer. */
const SELLER = new RegExp(
  [
    String.raw`(?:^|\bplease |\byou (?:can|may) (?:also )?|\bfeel free to |\bhesitate to )`,
    String.raw`(?:ask|contact|e-?mail|join|message|text|write)(?: to)? me\b(?! (?:how|why|again|if|twice))`,
    String.raw`|(?:^|\bplease )visit my (?:shop|store|studio)\b`,
    String.raw`|\b(?:which|that|also|only) I sell\b|^I (?:also |only )?sell\b`,
    String.raw`|^(?:every|each|all) \p{L}+.{0,40} (?:packed|made|cut|woven|thrown|sewn|dyed|printed|knitted|finished|signed) by me\b`,
    String.raw`|\b(?:stopping by|visiting|welcome to) my (?:\p{L}+ )?(?:shop|store|studio|workshop)\b`,
    String.raw`|(?:^|[.!?] )I (?:weave|carve|turn|throw|forge|bind|build|dye|knit|sew|print) (?:it|them|each|every|all)\b.{0,60}\bby hand\b`,
    String.raw`|\bother \p{L}+ (?:of|in|from) my (?:shop|store|studio)\b`,
    String.raw`|\b(?:made|thrown|fired|forged|cast|cut|woven|sewn|carved|turned|printed|dyed|knitted|poured|glazed|built) (?:[\p{L}-]+ ){0,6}in my (?:\p{L}+ )?(?:studio|workshop|pottery|forge|shed)\b`,
    String.raw`|(?:^|[.!?] )I (?:do not|don[’']t|can[’']t|cannot|only) (?:take|accept|ship|post|make) (?:orders|commissions|to)\b`,
  ].join(""),
  "iu",
);
/** "Please contact me about the missing screws." */
const OF_BUYER =
  /\b(?:bought|ordered|refund|missing|broken|still|(?:can|could|will) (?:someone|anyone|somebody|you))\b/i;
export const isSeller = (text: string) => SELLER.test(text) && !OF_BUYER.test(text);
export const isReviewHeading = (text: string) =>
  text.length <= 60 && (REVIEWS.test(text) || VOICES.test(text));

/** Nothing of such a section is the page's own matter. */
export const isUnspokenSection = (heading: string) =>
  PAID_FOR.test(heading) ||
  (heading.length <= 60 &&
    !ASKS_WHETHER_ALLOWED.test(heading) &&
    (SECTIONS.test(heading) || NEIGHBOURS.test(heading)));
/** "A tool for looms (Sponsored)": what somebody has paid for is no part of the text. */
const PAID_FOR = /(?:^|[([]\s*|\s[–—|-]\s*)(?:sponsored|advertisement|paid partnership|promoted)[)\]]?$/iu;
/** "Are raw oats legal?" is a question to the page; "Legal" is its small print. */
const ASKS_WHETHER_ALLOWED = /^(?:is|are|was|were|when|where)\b.*\blegal\b.*\?$/i;

/** 「［申請］をクリック」, 「管理者にお問い合わせください」: a step has a button's name, and asks somebody else than the page. */
const OF_MANUAL =
  /(?<=[］」』])を(?:クリック|タップ)|(?<=(?:管理者|担当者|販売店|医師|主治医|薬剤師|勤務先)に)お?問い?合わ?せ/gu;

/** Whether words are the page's machinery, or a shop's terms and prices, which have sentences of their own. */
export function isChrome(text: string, type: PageType): boolean {
  if (listsCodes(text)) return true;
  const lists = type === "product" ? IN_SHOPS : ANYWHERE;
  const own = type === "product" ? text : text.replace(OF_MANUAL, "");
  const bare = type !== "product" && tellsOfLanguage(own) ? own.replace(LANGUAGE, "") : own;
  if ([...lists, ...BYLINES, NUMBER_ALONE].some((pattern) => pattern.test(bare)) || PATH.test(text))
    return true;
  return type === "product" && PRICE.test(text.normalize("NFKC")) && !isOfLongAgo(text);
}

/** "This year’s cut": the time of whoever speaks, and nothing that was told. */
const THIS_TIME = String.raw`this (?:year|month|week|spring|summer|autumn|winter|season)(?:[’']s)?\b`;
/** Beginnings that point back at the sentence before. */
const LEANING: Record<Language, RegExp> = {
  ja: new RegExp(`^「?(?:${alternativesOf("leaning-ja")})`),
  en: new RegExp(`^["'“]?(?!${THIS_TIME})(?:${alternativesOf("leaning-en")})\\b`, "i"),
};
/** Endings that give the reason or the time of what was said before; 「一番粉とは、…のことです。」 says what a word means. */
const EXPLAINS =
  /^(?![^、。]{1,20}(?:というのは|とは)、?[^。]*のこと).*(のこと|から|ため|というわけ|のだそう|ゆえ)(です|だ|である|でした|だった)。$/;
export const leansOnPrevious = (text: string, language: Language) =>
  LEANING[language].test(text) || (language === "ja" && EXPLAINS.test(text) && !FROM_AGE.test(text));
/** 「小学四年生からです。」, 「十八歳からです。」: from whom on, and no reason. */
const FROM_AGE = /^[^、。はがを]{0,12}(?:年生|学生|高校生|[歳才])からです。$/u;

/** "She commutes.": behind words that were passed over nobody knows who. */
export const tellsOfSomebody = (text: string): boolean => /^(?:She|He|Her|His)\b/.test(text);
