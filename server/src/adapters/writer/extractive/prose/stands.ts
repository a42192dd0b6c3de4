import { alternativesOf } from "#kernel/text/phrases";
import type { Language } from "#kernel/vocabulary";
import { fixesTime } from "../merits-en.ts";
import { leansOnPrevious } from "../text/wording.ts";
import { leansOnOthers } from "./leans/leans-on-others-en.ts";
import { isRemedyTo, isSpeakerOf, isVoiceTo, opensMatter } from "./leans/openers-ja.ts";
import { pointsWithin } from "./leans/points-within.ts";
import { isSetUpFor } from "./leans/set-ups-en.ts";
import { setsUp } from "./leans/set-ups-ja.ts";
import { setsCase } from "./leans/sets-case-en.ts";
import { isDeniedBy } from "./left-out/accusations.ts";
import { isOrder } from "./procedures.ts";

const LEANING: Record<Language, RegExp> = {
  ja: new RegExp(`^「?(?:${alternativesOf("leaning-prose-ja")})`),
  en: new RegExp(`^["'“]?(?:${alternativesOf("leaning-prose-en")})(?![\\p{L}'’])`, "iu"),
};
const EN_POINTS =
  /\b(?:he|she|they|him|them|his|her|their|these|those|such|it|its|this|also|too|instead|another|other)\b/i;
const EN_TOPIC =
  /\bthis (?:article|guide|page|post|report|tutorial|chapter|lesson|review|week|month|year|summer|winter|spring|autumn|fall|document|section)\b/gi;
const EN_REACH = 7;
/** Points at what one has just done, or will do. */
const EN_STEPS =
  /\b(?:you (?:have )?just|in the (?:next|previous|last) step|the same \w+ (?:that|you)|as before)\b/i;
/** "It is important to …" points forward; "It is if you hurry" answers somebody. */
const EN_EXPLETIVE =
  /^it(?:’s|'s| is| was| can be| may be| takes)\b(?! (?:if|when|because|not if)\b).*\b(?:that|to|when|if)\b/i;
/** "It is used to grind barley": of a thing that was named before. */
const EN_OF_THING = new RegExp(
  `^it(?:’s|'s| is| was) (?:not )?(?:${alternativesOf("english-states-of-things")}) `,
  "i",
);
/** "It is also possible to …" adds to what was said. */
const EN_ALSO = /^it(?:’s|'s| is| was| can| may)(?: be)? also\b/i;
const JA_HERE =
  /先ほど|さっき[の、]|ここ(?:だけ|[がをには])(?!ろ|来て|至っ|数|\d)|その(?!まま|もの|うち)|(?<!お)それ|そんな/;
const JA_POINTS = new RegExp(
  `${JA_HERE.source}|そこ(?!そこ|なし)|そう(?!じ|だ|め|こ)|(?<![きの])この(?!たび|記事|ページ|ブログ|町|村|ほど|ごろ|頃)|これ(?!まで|から)|こんな|こうし|こうい|彼(?:は|が|の|女|ら)|同(?:氏|社|店|校|市|町|県|誌|紙|館)|両(?:氏|社|国)|前述|上記|先述|前者|後者|同じ(?:数|量|理由|こと|方法|値段|大きさ)(?!の)`,
);
const JA_REACH = 24;
/** 「湯が熱すぎたのが主な原因です。」: of what, was said before. */
const JA_CAUSE = /^[^は。]*(?:が|こと)[^は。]{0,8}(?:原因|理由|せい|ため)(?:です|でした|だ|だった)。$/u;
/** 「私は賛成しました。」: to what, was said before. */
const JA_DEED_OF_NOTHING =
  /^(?:私|わたし|僕|ぼく|俺|彼|彼女|父|母|夫|妻|兄|弟|姉|妹|祖父|祖母|二人|三人|みんな|全員|[^、。はがをにで]{1,8}(?:さん|氏))[はも、]*[^、。はがをにでと\s]{1,8}(?:た|ます|ません|ない|る|だ|です)。$/u;
/** 「次の1から3までのいずれかにあてはまる世帯」: nobody hears the list. */
const JA_NUMBERS =
  /(?:次|以下|下記|左記)の(?:[（(]?[\d０-９①-⑳ア-オ][)）]?(?:から|[〜～、・または]+)[（(]?[\d０-９①-⑳ア-オ][)）]?(?:まで)?|表|図|とおり|一覧)|(?:上|下|右|左)の(?:表|図)|[上下左]記の(?:表|図)/u;
/** 「自慢したいわけではありません。」: it takes back what one might have thought of the sentence before. */
const JA_DENIES = /^[^はが、。]{1,14}(?:わけ|つもり)では?(?:ない|あり)/u;
/** 「体重を毎朝はかることです。」 says what something is, and 「「高い」といいます。」 what somebody says. */
const JA_ANSWER =
  /^[^。、はが]{1,14}を[^。、]{0,10}[うくぐすつぬぶむる]ことです。$|^「[^」]*」と(?:いう|いいます|言う|言います|話す|話します)。$/u;
/** 「油と混ぜないでください。」: a ban names what it is of; 「取っておいてはいけません。」 does not. */
const JA_TOPIC =
  /(?<![てで])は|[てで]は(?!いけ|なり|ならな)|[がもを]|^[^、]{2,}[とに][^、。]{1,8}ないでください/;
/** 「あたりまえのことだが、では誰が直すのか。」: it turns from what was said to the next. */
const TURNS_TO = /^[^、。]{0,16}、?(?:では|じゃあ|それでは)(?:なぜ|どう|誰|だれ|何|なに|いつ|どこ|いくら)/u;
/** 「子ども会の」 says nothing besides. */
const JA_ALSO =
  /^(?:[^、。はがを]{1,10}(?<!子ど|こど|で)|[^、。はがを]{1,24}[方人者])も(?![のうしちとっらた])/;

/** Whether a sentence begins with words that no passage of a text begins with. */
export const leansInProse = (text: string, language: Language) => LEANING[language].test(text);

/** Whether a sentence is understood by somebody who has heard only the title. */
export function standsAlone(text: string, language: Language): boolean {
  if (language === "en" && EN_EXPLETIVE.test(text) && !EN_OF_THING.test(text) && !EN_ALSO.test(text))
    return true;
  if (leansOnPrevious(text, language) || leansInProse(text, language)) return false;
  if (language === "en" && leansOnOthers(text)) return false;
  return language === "ja" ? standsInJapanese(text) : standsInEnglish(text);
}

/** As above where little else is there to tell: what plainly points at something before does not stand. */
export function standsLoosely(text: string, language: Language, near = EN_NEAR): boolean {
  if (leansOnPrevious(text, language)) return false;
  if (language === "ja") return !JA_POINTS.test(text.slice(0, JA_NEAR)) && !JA_MEASURES.test(text);
  return (
    !REPLY.test(text) &&
    !leansOnOthers(text) &&
    !EN_STEPS.test(text) &&
    !EN_POINTS.test(text.replace(EN_TOPIC, "").split(/\s+/).slice(0, near).join(" "))
  );
}
/** 「となりの蔵の、屋根に届くくらいです。」: of what it is the measure, was said before. */
const JA_MEASURES = /^(?!.*[でに]は)[^はがもを]*(?:[くぐ]らい|ほど|程度)(?:です|でした)。$/u;
const EN_NEAR = 5;
/** Whether a sentence below its heading does not plainly lean on another one; a pronoun further on is of its own subject. */
export const opensSection = (text: string): boolean =>
  standsLoosely(text, "en", EN_OPENING) && !LIMITING.test(text) && !OF_SUCH.test(text);
const EN_OPENING = 3;
/** "A household in such a building": the heading has said in which. */
const OF_SUCH = /^[^,]*\bsuch an?\b/i;
/** "Although it is part of that …" goes on from elsewhere, whatever stands above it. */
const LIMITING =
  /^(?:although|though|while|whereas|but|and|so|however|also|since|because|unlike|then|instead)\b/i;
const JA_NEAR = 10;

function standsInJapanese(text: string): boolean {
  if (/^[「『（(].*[」』）)]。?$/.test(text) || JA_ALSO.test(text) || JA_DENIES.test(text)) return false;
  if (TURNS_TO.test(text)) return false;
  if (JA_DEED_OF_NOTHING.test(text) || JA_CAUSE.test(text) || JA_ANSWER.test(text) || JA_NUMBERS.test(text))
    return false;
  return !JA_POINTS.test(text.slice(0, JA_REACH)) && JA_TOPIC.test(text);
}

function standsInEnglish(text: string): boolean {
  if (/^["“].*["”]$/.test(text) || REPLY.test(text) || pointsWithin(text) || isOfNothing(text)) return false;
  const beginning = text.replace(OWN, "$1").replace(EN_TOPIC, "").split(/\s+/).slice(0, EN_REACH).join(" ");
  return !EN_POINTS.test(beginning) && !EN_STEPS.test(text) && !LABELLED.test(text);
}
/** "Oak Loom designs its reeds": the name stands in front of what is its own. */
const OWN = /^((?:\p{Lu}[\p{L}\d&.’'-]* ){2,5}\p{Ll}+s (?:(?:all|most|some) (?:of )?)?)its\b/u;
/** "Humble – If you can’t …": the lead-in of a list has said of what it is one. */
const LABELLED =
  /^\p{Lu}\p{Ll}[\p{L}’'-]*(?: [\p{L}’'&-]+){0,3} [–—-] (?=(?:If|When|You|Your|The|An?|It|They|This|These|We|To|Be|No|Not|Don[’']t|Always|Never)(?!\p{L}))/u;

/** "I was against it.": of a sentence without any thing nobody hears what "it" is. */
const isOfNothing = (text: string) =>
  /^(?:I|We|You)(?![\p{L}])[^“"]* (?:it|them|him|her)[.!]$/u.test(text) && !NAMES_SOMETHING.test(text);
const NAMES_SOMETHING =
  /(?<!^) (?:an?|the|my|our|your|his|its|their|this|these|those|some|any|no|every|each|both|\d+)(?= )|(?<= )\p{Lu}\p{Ll}|\p{Ll}{3}s(?= (?!it\b|them\b|him\b|her\b))(?<!was|always|does)/u;

/** An answer whose question is not told: 'The source answered, "Correct."' */
const REPLY =
  /^(?:\p{L}+ ){1,4}(?:answered|replied|responded|agreed|added|continued|went on|nodded|laughed)\b|^["“][^"”]*["”],? (?:answered|replied|responded|added|continued|inquired)\b/u;

/** "There are three steps:", "Here is how it is done.", but not "It costs two pounds." */
const BEFORE_A_LIST = new RegExp(
  [
    String.raw`\b(?:the following|as follows|these (?:steps|reasons|tips)|here(?:'s|’s| is| are)\b[^.]{0,90}|for example|such as|one thing)[.:]$`,
    String.raw`\b(?:two|three|four|five|six|seven|\d) \w+(?: \w+)?:$`,
    String.raw`\bthere are (?:just |only |about |at least )?(?:two|three|four|five|six|seven|eight|nine|ten|a few|several|some|\d+)(?: [\w-]+){1,3}\.$`,
  ].join("|"),
);
const OF_A_SECTION =
  /\b(?:this|the following) (?:section|chapter|part)s? (?:describes?|explains?|covers?|shows?|discuss(?:es)?|lists?)\b/;
/** A sentence that announces what follows: it never comes last. */
const ANNOUNCES: Record<Language, RegExp> = {
  ja: /[：:？?][」』]?$|(?:次の|以下の|こう|つぎの).{0,12}(?:です|である|だ|ます|る|た)。$|(?:[\d０-９一二三四五六七八九]つ|いくつか|点|種類)(?:あります|ある|です)。$|(?:です|ます|ません|でしょう|ましょう)か。$|今日は、?その話|話を?(?:し|いたし)ます。$|(?:わけ|理由)があ(?:ります|る)。$|つ目(?:です|だ)。$/,
  en: new RegExp(`[:?]["”]?$|${BEFORE_A_LIST.source}|${OF_A_SECTION.source}`, "i"),
};
/** 「番人は意外なことを言いました。」: nobody has heard yet what it was. */
const SAYS_SOMETHING =
  /(?:意外|思いがけな|不思議|おかし|変|妙)[ないく]*(?:こと|話|答え)を(?:言|話|聞|口に|尋ね|教え)[^。]{0,8}(?:た|る|ます)。$/u;
/** "First, …": the first of several never comes last, either. */
const FIRST_OF_SEVERAL: Record<Language, RegExp> = {
  ja: /^(?:まず(?:は|、|[^、。]{1,8}です。$)|はじめに、|最初に、|(?:はじめ|初め|最初|当初)は|[一1１]つ目)/,
  en: /^(?:first|firstly|first of all|for one thing|the first (?:step|thing|reason|way|option))\b/i,
};
export const announces = (text: string, language: Language) =>
  (language === "ja" && (opensMatter(text) || setsUp(text) || SAYS_SOMETHING.test(text))) ||
  ANNOUNCES[language].test(text) ||
  FIRST_OF_SEVERAL[language].test(text);

/** As above, but of all that follows, and not of the first of several that says something itself. */
export const announcesAll = (text: string) =>
  (HERALDS.test(text) || (HERE.test(text) && !fixesTime(text))) && !ASKS.test(text);
/** "There are 40 beds." tells something, too. */
const HERALDS = /:["”]?$|\b(?:the following|as follows|these (?:steps|reasons|tips))[.:]$/iu;
/** Behind a main clause, "…, and here is how", the sentence says that, too. */
const HERE =
  /^(?:(?:and|so|but|now),? |(?:if|when|whether|to|for) [^,]{2,80}, )?here(?:'s|’s| is| are) (?:how|what|why|where|when|some|a few|the \p{L}+ (?:steps|tips|ways|reasons))\b[^.]{0,80}\.$/iu;

const ASKS = /(?:[?？]|(?:です|ます|ません|でしょう|ましょう)か。)["”」]?$/;
export const asks = (text: string) => ASKS.test(text);
/** 「送料はかかりますか」: a heading has no full stop. */
export const asksAsHeading = (text: string) => ASKS.test(/か$/.test(text) ? `${text}。` : text);

/** A sentence that limits the one before it: nobody stops in between. */
const LIMITS: Record<Language, RegExp> = {
  ja: /^(?:しかし|ただ(?:し|、)|だが|けれど|でも|とはいえ|ところが|もっとも|ですが|ですから|だから|そのため|そこで)/,
  en: /^(?:but|however|yet|though|although|still|except|unless|that said|unfortunately|instead|so\b|therefore)/i,
};
/** A sentence that says what to do about the one before it. */
const REMEDIES: Record<Language, RegExp> = {
  ja: /^.{0,16}(?:必ず|決して|絶対に)/,
  en: /^(?:(?:so )?(?:always|never)|make sure|be sure)\b/i,
};
/** A sentence that forbids or warns: what it warns of is not told without it. */
const WARNS =
  /(?:ないで(?:ください|下さい)|ないようにしてください|(?:ご注意|気をつけて|お気をつけ)(?:ください|下さい)|(?:には|では|は)(?:使え|お使いになれ|ご使用になれ|入れられ)ません)。?$/;
export const isWarnedBy = (next: string, text: string) => WARNS.test(next) && !ASKS.test(text);
const limits = (text: string, language: Language) =>
  LIMITS[language].test(text) || REMEDIES[language].test(text);

const DANGER: Record<Language, RegExp> = {
  ja: /高い?電圧|感電|危険|やけど|破裂|有毒/,
  en: /\b(?:electric shock|high voltage|dangerous|hazardous|toxic|poisonous|explode)\b/i,
};
const FREE: Record<Language, RegExp> = {
  ja: /無料/,
  en: /\b(?:free of charge|for free|(?:is|are) free|no (?:extra |additional )?(?:cost|charge))\b/i,
};
const CONDITION: Record<Language, RegExp> = {
  ja: /だけ|のみ|負担|別途|除[きく]|限り/,
  en: /\b(?:only|except|exclud\w+|provided|charges?|fees?|postage|you pay)\b/i,
};

/** Whether the next sentence is the limit, the remedy or the condition of this one. */
export const isCompletedBy = (next: string, text: string, language: Language, before = "") =>
  limits(next, language) ||
  (language === "en" && isDeniedBy(next, text)) ||
  // Behind the remedy the danger is its reason.
  (DANGER[language].test(text) && !isOrder(before, language)) ||
  (FREE[language].test(text) && CONDITION[language].test(next));

/** As above, or its answer: one without the other is half of what is said. */
export const isHalfWithout = (next: string, text: string, language: Language) =>
  announces(text, language) ||
  (language === "en"
    ? setsCase(text) || isSetUpFor(next, text)
    : isVoiceTo(next, text) || isSpeakerOf(next, text) || isRemedyTo(next, text)) ||
  /^no\b/i.test(next) ||
  isCompletedBy(next, text, language);

/** Beginnings of names that the page told in full before: 「時任さんは」, "Combs received", "The GPP". */
export function shortNamesIn(text: string, language: Language): string[] {
  if (language === "ja")
    return [
      ...text
        .slice(0, JA_REACH)
        .matchAll(/([\p{Script=Han}]{1,4})(?:さん|氏|容疑者|教授|選手|監督|社長|被告)/gu),
    ]
      .map(([, name = ""]) => name)
      .filter(Boolean);
  const words = text.split(/\s+/).slice(0, 5);
  const [first = "", second = ""] = words;
  const isThe = /^the$/i.test(first);
  const acronyms = words.filter((word) => /^\p{Lu}{2,6}s?$/u.test(word.replace(/[,.]$/, "")));
  const noun = isThe && /^\p{L}{3,}$/u.test(second) ? [second] : [];
  const surname =
    /^\p{Lu}\p{Ll}{2,}(?:’s|'s)?$/u.test(first) &&
    !isThe &&
    /^(?:\p{Ll}+(?:s|ed)|said|says|told|was|is|has|had)$/u.test(second)
      ? [first.replace(/[’']s$/, "")]
      : [];
  return [...acronyms.map((word) => word.replace(/[,.]$/, "")), ...noun, ...surname];
}
