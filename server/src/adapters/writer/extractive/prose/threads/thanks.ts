import { isOrder } from "../procedures.ts";

/** 「直りました！」: so does a post begin whose writer has done what was advised. */
const DONE = /^(?:無事に?、?|おかげさまで、?)?(?:[直治]り|解決し|解決でき|止まり|うまくいき)ました[。！!]/;
/** Thanks at the beginning of a post; those who answer are thanked, too, and thank for that. */
const THANKS =
  /^(?:(?:みなさん|皆さん|皆様|回答)?[、]?(?:ありがとうござい(?:ます|ました)。|助かりました。|おかげ(?:さま)?で[^。]*(?:直り|治り|解決|できました)|解決しました|無事に?解決)|(?:質問|相談|投稿)(?:した者|者本人)です)/;
/** Somebody's own deed came to an end: 「塗ったら、直りました。」 */
const CAME_OF_IT =
  /(?:[直治]り|解決し|解決でき|なくなり|(?:動|回|開|閉ま|使え)(?:[きりく])?(?:ように)?(?:なり)?)ました/;
const OF_OTHERS = /(?:うち|私|わたし|僕|俺|私ども|我が家)(?:の[^。、]{1,8})?(?:も|では)|私ども/;
const NAMES_ITSELF = /^(?:質問|相談|投稿)(?:した者|者本人)です/;

/** Whether a post thanks, or says first that it is done, and says what came of it, which only the one does who asked. */
export function thanksForOutcome(text: string): boolean {
  if (!THANKS.test(text) && !DONE.test(text)) return false;
  if (NAMES_ITSELF.test(text)) return true;
  const sentences = text.split(/(?<=。)/);
  return CAME_OF_IT.test(text) && !OF_OTHERS.test(text) && !sentences.some((one) => isOrder(one, "ja"));
}

/** Whom the one who asked thanks by name first, further below: 「もと配管屋さん、バルブありました。」 comes before the thanks to all. */
export function thankedByAsker(asked: readonly string[], authors: readonly string[]): string | null {
  const sentences = asked.flatMap((text) => text.split(/(?<=[。！!])/u));
  if (!asked.some((text) => GRATEFUL.test(text))) return null;
  const named = sentences.flatMap((one) => {
    const places = authors.flatMap((name) =>
      one.includes(`${name}さん`) ? [{ name, at: one.indexOf(name) }] : [],
    );
    return places.toSorted((a, b) => a.at - b.at);
  });
  return named[0]?.name ?? null;
}
const GRATEFUL = /ありがとう|助かりました|おかげ|感謝/u;

/** 「すぐ買い替えろと言ってすみませんでした。」: what its writer said above does not hold. */
export const withdraws = (text: string): boolean => WITHDRAWN.test(text);
const WITHDRAWN =
  /(?:と|など)(?:言|い|書)(?:って|いて|い)[^。]{0,6}(?:すみません|申し訳|失礼)|(?:上|先|前)の(?:書き?込み|コメント|投稿|回答)は?(?:間違い|誤り|取り?消)|(?:私|わたし|自分)の(?:勘違い|間違い|早とちり)でした/u;
