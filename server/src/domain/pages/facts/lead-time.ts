import { comingIn } from "#kernel/shelf/coming";
import type { Line } from "./lines.ts";

/** 「受注製作」, alone on its line. */
export const MADE = /^受注(?:生産|製作|製造)$/u;
/** 「受注生産（ご注文から約45日）」, 「受注製作　ご入金から約8週間」, alone on its line */
export const MADE_WITHIN =
  /^受注(?:生産|製作|製造)(?:品|です)?[\s（(：:、]{1,3}ご?(?:注文|入金)(?:から|後)、?[^。（）()]{0,6}\d{1,3}(?:営業)?(?:日|週間|か月|ヶ月|カ月)[^。（）()]{0,10}[)）]?$/u;
/** 「お取り寄せ：ご注文から約30日で出荷」, in a line of its own */
const LEAD_TIME =
  /^(?:お?取り?寄せ?|受注(?:生産|製作|製造))\s?[：:]\s?ご?注文(?:から|後)、?約?\d{1,3}(?:営業)?日[^。]{0,4}で?(?:出荷|発送|お届け)$/u;
/** 「お取り寄せ　ご注文後7〜10営業日で出荷」, 「メーカー掘削待ち　お取り寄せ（2〜3週間）」, alone on its line */
export const GOT_WITHIN =
  /^(?:[^\s。、]{1,14}待ち[\s、・]{1,2})?お?取り?寄せ(?:品|商品|です)?[\s（(：:、]{1,3}(?:ご?(?:注文|入金)(?:から|後)、?)?(?:約|通常)?\d{1,3}(?:[〜～~-]\d{1,3})?(?:営業)?(?:日|週間|か月|ヶ月|カ月)[^。（）()]{0,10}[)）]?$/u;
/** Words of a thing that is made to order, with the time that a line of its own says it takes. */
export function withLeadTime(text: string, lines: readonly Line[]): string {
  const times = lines.filter((line) => !line.elsewhere && LEAD_TIME.test(line.text.trim()));
  const [time] = times;
  return MADE.test(text.trim()) && time && times.length === 1 ? `${text.trim()} ${time.text.trim()}` : text;
}

/** Words of a thing that is sold out or not there yet, with the line that alone on the page says when it comes. */
export function withDayOfComing(value: string, text: string, lines: readonly Line[]): string {
  const said = lines.flatMap(({ elsewhere, text: own }) => (elsewhere ? [] : (comingIn(value, own) ?? [])));
  const [day] = said;
  return day && new Set(said).size === 1 && !text.normalize("NFKC").includes(day)
    ? `${text.trim()} ${day}`
    : text;
}
