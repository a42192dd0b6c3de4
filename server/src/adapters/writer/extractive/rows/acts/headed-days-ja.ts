import type { Block } from "#kernel/page";
import { actOf } from "./acts-ja.ts";

const FEWEST = 2;
const MOST = 4;
/** 「3月23日(月曜日)から27日(金曜日)まで 午後1時から午後4時30分まで」 */
const DAY =
  /^(?:(?:令和|20)\d{1,2}年)?\d{1,2}月\d{1,2}日[^。はがを]{0,40}?[\s　]+((?:午前|午後|正午|\d{1,2}[時:])[^。はがを]{2,24})$/u;
/** 「北の水車小屋 二階(谷町3番地) ※裏口からお入りください。」 */
const PLACE = /^([^。はがを※]{4,60})(?=※|$)/u;
const NOTE = /^※\s*/u;

/** Days with their hours, in a list below 「日時」, as one sentence; null where an item is no such day. */
export function daysWithHours(label: string, items: readonly string[]): string | null {
  if (actOf(label) !== "when" || items.length < FEWEST || items.length > MOST) return null;
  const days = items.map((item) => item.normalize("NFKC").trim());
  if (!days.every((day) => DAY.test(day))) return null;
  const said = days.map((day) => day.replace(/\s+(?=(?:午前|午後|正午|\d{1,2}[時:])[^\s]*$)/u, "の"));
  return `${label}は、${said.join("と、")}です。`;
}

/** The items of the list right below a heading. */
export function listRightBelow(blocks: readonly Block[], heading: number): string[] {
  const end = blocks.findIndex(({ kind }, at) => at > heading && kind !== "list_item");
  return blocks.slice(heading + 1, end === -1 ? undefined : end).map(({ text }) => text);
}

/** A place below 「場所」, which a page sets without a verb, with what it notes on the way in. */
export function placeWithWayIn(label: string, text: string): string | null {
  const [place = ""] = PLACE.exec(text.trim()) ?? [];
  const rest = text.trim().slice(place.length).replace(NOTE, "").trim();
  if (actOf(label) !== "where" || !place || (rest !== "" && !rest.endsWith("。"))) return null;
  // 「水車会館 北の広場」: a space that nobody hears parts the house from what is in it.
  const whole = place.trim().replace(/[\s　]+(?=\p{L}|\d+階)/gu, "の");
  return `${label}は、${whole}です。${rest}`;
}
