/** Not where one brings or sends something, nor by which one asks: that is said together with its name. */
const BELOW =
  "(?:下記|以下|次)の(?:対象)?(?:地区|地域|区域|区間|路線|施設|店舗|会場|場所|期間|日程|日時|スケジュール|要領|内容|条件)(?:において|にて|で(?!す)|に)、?";
/** 「検針を、下記の地区において開始します。」 */
const BEHIND_OBJECT = new RegExp(`(?<=^[^。]{4,}を)、?${BELOW}(?=[^。]*(?:ます|ました|する|した)。$)`, "u");
/** 「市では、下記の日程で説明会を開きます。」 */
const BEFORE_OBJECT = new RegExp(
  `(?<=^|[、は])${BELOW}(?=[^。]{3,}を[^。]*(?:ます|ました|する|した)。$)`,
  "u",
);

/** 「下記の墓地にある墓を移します。」: where things are is said without its list, too. */
const WHERE_THINGS_ARE =
  /(?<=^|[、は])(?:下記|以下|次)の(?=[\p{Script=Han}々]{1,6}(?:にある|における|に所在する))/u;

/** A sentence without the words by which it points at a place or a time that stands below: what is done stays whole. */
export const withoutPlaceBelow = (sentence: string): string =>
  sentence.replace(BEHIND_OBJECT, "").replace(BEFORE_OBJECT, "").replace(WHERE_THINGS_ARE, "");
