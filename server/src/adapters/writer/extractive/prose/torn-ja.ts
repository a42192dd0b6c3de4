import { MEASURE } from "../text/sentences/measures-ja.ts";

/** 「おおいを半分だけ。」: what is done with it is not said. */
const OBJECT_OF_NONE = new RegExp(
  `を、?(?:半分|少し|多め|少なめ|${MEASURE})(?:だけ|ほど|くらい|ぐらい|ずつ|まで)?$`,
  "u",
);
/** 「ひと晩で六十ミリリットル。」: neither what it is of nor what becomes of it. */
const RATE_OF_NONE = new RegExp(
  `^[^はが、]*(?:[晩日年月回]|時間|週間|[\\d一二三四五六七八九十]分)で、?約?${MEASURE}(?:ほど|だけ)?$`,
  "u",
);
/** 「箱をのせて、その中にひと口の粟。」: the clause goes on to a verb, which is missing. */
const AFTER_CLAUSE =
  /^(?:[^は]|は(?=かり))*(?<!すべ|全|はじめ|初め|かね|かつ|あわせ|合わせ|とし|つい|よっ|わた)て、?(?![いもはの])([^はが]*)$/u;
const ATTRIBUTED =
  /[\d一二三四五六七八九十半](?:秒|分|時間|日|晩|週間|か月|ヶ月|年)(?:間|半|ほど)?$|[うくぐすつぬぶむるたいな](?=[\p{Script=Han}\p{Script=Katakana}])|もの$/u;
/** 「またぎやすくした枠、雨でもきく制動、厚いタイヤ。」: the last alone would be said to be it. */
const FEWEST_PARTS = 3;
const NAMED_PART = /^[^。はが]*[\p{Script=Han}\p{Script=Katakana}ー]$/u;
const DESCRIBED = /[うくすつむるたいな]/;
function areParts(bare: string): boolean {
  const parts = bare.split("、");
  const isNamed = parts.length >= FEWEST_PARTS && parts.every((part) => NAMED_PART.test(part));
  return isNamed && parts.slice(0, -1).every((part) => DESCRIBED.test(part));
}
/** 「橋を避けて谷を越えた話、封書を届けた話。」: things of one kind. */
const OF_ONE_KIND = /([\p{Script=Han}\p{Script=Katakana}ー])、.*\1$/u;
/** 「乾く場所に、ひと粒。」: a call, of which nobody says what is done. 「一日に、三粒」 is a rate. */
const CALL =
  /^[^はがも、。]{2,24}(?<![日回杯人年月週度つ])[にへを]、[^、。はがをにで]{0,7}[\p{Script=Han}\p{Script=Katakana}ー]$/u;
const OF_TIME = /(?:秒|分|時間|日|晩|週間|月|年)(?:間|半|ほど)?$/u;
/** Whether a sentence is such a call: what stands behind it needs no word of it. */
export const isMotto = (text: string): boolean => {
  const bare = text.replace(/。$/, "");
  return CALL.test(bare) && !OF_TIME.test(bare);
};
/** Whether a Japanese sentence without its verb has lost more than です: nobody knows which verb is meant. */
export const isTorn = (bare: string): boolean => {
  const behind = AFTER_CLAUSE.exec(bare)?.[1] ?? "";
  return (
    isMotto(bare) ||
    OBJECT_OF_NONE.test(bare) ||
    RATE_OF_NONE.test(bare) ||
    (areParts(bare) && !OF_ONE_KIND.test(bare)) ||
    (behind !== "" && bare.slice(0, -behind.length).includes("を") && !ATTRIBUTED.test(behind))
  );
};
