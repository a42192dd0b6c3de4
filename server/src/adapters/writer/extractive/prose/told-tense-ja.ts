import type { Page } from "#kernel/page";

/** 「三日（金）」, 「11月3日」: the head of an entry of a diary. */
const DAY_ABOVE =
  /^[■●◆○□◇★☆・\s]*(?:\d{4}年)?(?:(?:\d{1,2}|[一二三四五六七八九十]{1,3})月)?(?:\d{1,2}|[一二三四五六七八九十]{1,3})日(?:[（(][月火水木金土日・祝]+[）)])?(?=\s|$|　)/u;
const FEWEST_DAYS = 3;
/** Whether a page is a diary: below the day, the present is that day's. */
export const isDiary = ({ blocks, language }: Page): boolean =>
  language === "ja" && blocks.filter(({ text }) => DAY_ABOVE.test(text)).length >= FEWEST_DAYS;

/** 「廊下の電球が切れる。」, and not 「手紙なら八十円で届く」, 「捨てられない」, 「毎朝掃く」, 「たぶん忘れる」: it happened once. */
const HAPPENS =
  /^(?!.*(?:です|ます)。$)(?!.*(?:たぶん|おそらく|きっと|明日|あした|来[週月年]|つもり|(?<![てで])は(?!じ)|なら|れば|毎|いつも|たび|たいてい|ことが|ものだ|ものである|今は)).*(?<!てい|でい|[にがはも]あ|でき|られ|[にくと]な|[うのとた]い)[うくぐすつぬぶむる]。$/u;
/** 「残る一つは何も変えない。」: one of several of which the sentence before has told. */
const THE_REST =
  /^(?:残る|残りの|あとの|もう)(?:[一二三四五六七八九\d]+(?:つ|人|社|軒|台|本|枚|組|班|件)|一方)[はが]/u;
const PAST = /(?:た|だ)。$/u;
/** 「残りの三人は貨物船へ進んだという。」: what is said of it is said now. */
const HEARSAY = /と(?:いう|いわれる|言われる|される|みられる|見られる|聞く)。$/u;

/** 「最初の朝は六人。」, 「去年の夏は三十件ほど。」: a count of a time that is over; its verb is the writer's to add. */
export const COUNTED_THEN =
  /^(?:(?:最初|はじめ|初め)の(?:[一二三]?(?:年|朝|日|月|週|夜|晩|回|冬|夏|春|秋)|[一二三]年)|(?:一昨年|昨年|去年|当時|前回)(?:の[^、。はが]{1,10})?)は、?[^。]*[\d〇一二三四五六七八九十百千万](?:時間|分|秒|日|人|名|件|本|台|個|枚|組|店|軒|回|円|割)(?:ほど|だけ|あまり)?。$/u;

/** A present of what is over, in the past; the sentence is in です・ます already. */
export function inToldTense(said: string, plain: string, before: string, isOfDiary: boolean): string {
  if (HEARSAY.test(plain)) return said;
  const isOver = (THE_REST.test(plain) && PAST.test(before)) || (isOfDiary && HAPPENS.test(plain));
  return isOver ? said.replace(/ます。$/u, "ました。").replace(/ません。$/u, "ませんでした。") : said;
}

/** A sentence that takes up the one before as words: 「静かにしなければならない。誰もが教えられる約束を、…」 */
const TAKEN_UP =
  /^(?:そんな|そういう|そうした)|^[^、。]{0,20}(?:約束|決まり|言葉|教え|問い|場面|光景)(?:を|は|が|に|から)|^[^、。]{0,16}は、?(?:だいたい|たいてい|いつも)?(?:これ|それ)(?:です|だ|である)|^[^、。はが]{4,24}(?:になっている|といわれる|とされる|と呼ばれる)[^、。はが]{1,8}は/u;
const OF_SOMEBODY = /(?<![てでにを])[はが](?!じ)/u;
/** A plain sentence of nobody’s deed, which the next one speaks of: it is kept in its words. */
export const isTakenUp = (plain: string, next: string): boolean =>
  /(?:[うくぐすつぬぶむる]|ない)。$/u.test(plain) && !OF_SOMEBODY.test(plain) && TAKEN_UP.test(next);
