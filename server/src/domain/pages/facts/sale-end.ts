import type { Line } from "./lines.ts";

const SALE = /セール|\bSALE\b|特価|割引|値引|お値打ち|オフ(?![ァ-ヶー])|\bOFF\b|キャンペーン/iu;
/** A part of the goods or of the buyers. */
const OF_SOME = /対象|会員|クーポン|LINE|アプリ|予約|抽選|先着|初回|以上|全品|ポイント|送料|最大/u;
const DAY = String.raw`(?:\d{4}[年/.]\s?)?(\d{1,2})(?:月\s?|[/.])(\d{1,2})日?\s?(?:[（(][^（()）]{1,3}[)）])?`;
const HOUR = String.raw`\s?(?:(午前|午後)?(\d{1,2})(?::(\d{2})|時(?:(\d{1,2})分)?))?`;
const BEHIND = new RegExp(`[〜～~]\\s?${DAY}${HOUR}\\s*(?:まで)?(?:[^\\d]|$)`, "u");
const UNTIL = new RegExp(`${DAY}${HOUR}\\s?まで`, "u");
const SHORT = /(?:\d+時間|期間|本日|週末)限定/u;
/** So near to its price a sale's time stands. */
const NEAR = 6;
const LONGEST = 80;

/** Until when a Japanese page asks this price, 「11月21日19時59分まで」, or that it does so for a time only; null where it says neither. */
export function saleEnd(lines: readonly Line[], price: string): string | null {
  const digits = new RegExp(`(?<!\\d)${price}(?!\\d)`, "u");
  const at = lines.findIndex(
    ({ text, elsewhere }) => !elsewhere && digits.test(plain(text)) && /[円¥]/u.test(plain(text)),
  );
  if (at === -1) return null;
  const around = lines
    .slice(Math.max(0, at - NEAR), at + NEAR + 1)
    .filter(({ elsewhere, text }) => !elsewhere && text.length <= LONGEST)
    .map(({ text }) => plain(text))
    .filter((text) => SALE.test(text) && !OF_SOME.test(text));
  for (const text of around) {
    const [, month, day, half = "", hour, minute, other] = BEHIND.exec(text) ?? UNTIL.exec(text) ?? [];
    if (!month || !day) continue;
    const minutes = Number(minute ?? other ?? 0);
    // The last minute of a day is the day.
    const isWholeDay = Number(hour) === 23 && minutes === 59;
    const time = hour && !isWholeDay ? `${half}${Number(hour)}時${minutes > 0 ? `${minutes}分` : ""}` : "";
    return `${Number(month)}月${Number(day)}日${time}まで`;
  }
  return around.some((text) => SHORT.test(text)) ? "期間限定で" : null;
}

const plain = (text: string) => text.normalize("NFKC").replace(/(?<=\d),(?=\d{3})/g, "");
