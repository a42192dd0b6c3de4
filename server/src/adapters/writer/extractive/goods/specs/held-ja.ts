const DAY = String.raw`(\d{1,2}月\d{1,2}日)\s*(?:[(（]([月火水木金土日])(?:曜日?)?(?:[・]?祝日?)?[)）])?`;
const TIME = String.raw`(\d{1,2})(?::|時)(\d{2})?分?`;
/** 「3月15日(土) 10:00〜16:00(受付9:45〜) 町の教室 2階 ※…」 */
const HELD = new RegExp(
  `^${DAY}\\s*${TIME}(?:\\s*[〜～~–-]\\s*${TIME})?\\s*(?:[〜～~]|開演|開始|から)?(?:\\s*[(（][^)）]*[)）])?\\s*(.*)$`,
  "su",
);
const WHEN = /^(?:とき|日時|開催日時?|日程|開催日程|開催概要|いつ)(?:$|[・と／/、&＆]|のご案内)/u;
const PLACE =
  /^([^。※：:、はが]{2,30}(?:教室|会場|ホール|館|室|階|店|工房|公園|広場|センター|劇場|寺|神社))(?=\s|※|。|$)\s*/u;
/** 「最寄：北谷駅から徒歩6分」 */
const NEAREST = /(?:^|[\s。※]+)最寄り?駅?\s?[：:]\s?/gu;

const clock = (hour: string, minutes = "") =>
  `${Number(hour)}時${Number(minutes) ? `${Number(minutes)}分` : ""}`;

/** When and where a course or an event is held, below the heading of that: it is what its buyer has to know. */
export function heldTold(heading: string, text: string): string | null {
  if (!WHEN.test(heading)) return null;
  const plain = text.normalize("NFKC").replaceAll("~", "〜").trim();
  const [, day = "", weekday, from, minutes, to, toMinutes, behind = ""] = HELD.exec(plain) ?? [];
  if (!day || !from) return null;
  const on = weekday ? `${day}${weekday}曜日` : day;
  const until = to ? `${clock(to, toMinutes)}までです` : "です";
  const [all = "", place = ""] = PLACE.exec(behind) ?? [];
  const where = place ? `場所は、${place.replace(/(?<=室|館|店) (?=\d)/u, "の")}です。` : "";
  const rest = behind
    .slice(all.length)
    .replace(NEAREST, "。最寄りは、")
    .replace(/^[\s※。]+/u, "")
    .replace(/\s*※\s*/gu, "。")
    .replace(/。{2,}/gu, "。");
  return `日時は、${on}、${clock(from, minutes)}から${until}。${where}${rest}`;
}
