import { meritInJapanese } from "../../merit-ja.ts";
import { standsInJapanese } from "../../text/sentences/japanese-sentence.ts";
import { isReview } from "../../text/wording.ts";
import { setsUp } from "../leans/set-ups-ja.ts";
import { isOrder } from "../procedures.ts";

/** Signs of the speaker, and of what a sentence does: it denies, gives a reason, sets a condition, comes to an end. */
const SAYS = {
  i: /私|わたし|僕|ぼく|俺/u,
  we: /私たち|わたしたち|当店|弊社|当社|私ども/u,
  you: /あなた|皆さ?ま|皆様|お客/u,
  denies: /ない|ません|なく|ぬ/u,
  contrasts: /が、|けれど|しかし|でも|ただ/u,
  reasons: /ので|から、|ため/u,
  conditions: /れば|たら|場合|なら|と、/u,
  demands: /必要|なければ|べき|ください/u,
  doubts: /かもしれ|でしょう|だろう|と思/u,
  past: /(?:た|でした)[。」]?$/u,
  defines: /は[^。]*(?:です|である|だ)。$/u,
  superlative: /最も|いちばん|一番|初めて/u,
  concludes: /つまり|結局|要するに|だから|結果|わかっ|分かっ|気づ/u,
  question: /[?？]|か。$/u,
  cry: /[!！]/u,
  bracket: /[（(]/u,
  quotation: /「/u,
  opensQuotation: /^「/u,
  share: /[%％]|割/u,
  money: /[¥￥]|\d円/u,
  year: /[12]\d{3}年/u,
  polite: /(?:です|ます|ました|ません|でした)[。」]?$/u,
  ships: /送料|配送|発送|お届け|返品|交換|注文|カート|保証|在庫/u,
  page: /クリック|こちら|ページ|画像|写真|動画|記事|登録|フォロー|シェア|リンク/u,
  fits: /(?:方|人|かた)(?:に|にも|へ)|向け|用です|おすすめ|ぴったり/u,
  made: /使用|採用|仕上げ|素材|製法|つくり|作り|搭載|設計/u,
  says: /と(?:話|語|述べ|言|説明)/u,
  hasTopic: /は、?/u,
  noun: /[\p{Script=Han}\p{Script=Katakana}ー][。]?$/u,
  startsPointing: /^(?:これ|それ|この|その|そこ|ここ|こう|そう|彼)/u,
  startsJoining:
    /^(?:そして|また|しかし|でも|ただ|だから|なので|さらに|それから|つまり|ところが|一方|なお|すると)/u,
  plain: /(?:だ|る|た|ない|う|く|す)。$/u,
} satisfies Record<string, RegExp>;

const flag = (is: boolean) => (is ? 1 : 0);
const shareOf = (text: string, sign: RegExp) => (text.match(sign)?.length ?? 0) / Math.max(1, text.length);

/** The features that a Japanese sentence has by its own words. */
export const signsInJapanese = (text: string): Record<string, number> => ({
  ...Object.fromEntries(Object.entries(SAYS).map(([name, sign]) => [name, flag(sign.test(text))])),
  length: text.length,
  figures: text.match(/[\d０-９]+/g)?.length ?? 0,
  commas: text.match(/、/g)?.length ?? 0,
  kanji: shareOf(text, /\p{Script=Han}/gu),
  hiragana: shareOf(text, /\p{Script=Hiragana}/gu),
  katakana: shareOf(text, /\p{Script=Katakana}/gu),
  order: flag(isOrder(text, "ja")),
  voice: flag(isReview(text)),
  merit: meritInJapanese(text),
  setsUp: flag(setsUp(text)),
  isSentence: flag(standsInJapanese(text)),
});
