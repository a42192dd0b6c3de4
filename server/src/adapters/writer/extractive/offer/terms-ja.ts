import type { Page } from "#kernel/page";
import type { Draft } from "../draft.ts";
import { type Stated, statedOn, tiedTo } from "./stated.ts";

/** Whether goods can be sent back, and for how long they are guaranteed, where a Japanese page says it in one sentence. */
export function termsToldInJapanese(page: Page): Draft[] {
  const stated = statedOn(page).map(({ text, at }) => ({ text: text.normalize("NFKC"), at }));
  return [returnsTold(stated), guaranteeTold(stated)].filter((draft) => draft !== null);
}

const LONGEST = 60;
const IN_DAYS =
  /^(?:(?:商品|お荷物)(?:の|が)?)?(?:ご?到着|お届け|お受け?取り)(?:後|日?から)、?\d{1,3}日以内[^。]*返品[^。]*(?:を(?:承り|お受けし|お受けいたし)ます|が?(?:可能です|でき(?:ます)?))。$/u;
const NOT_BY_WISH =
  /お客(?:様|さま)の?ご?都合[^。、]*返品[^。、]*(?:は|を)、?(?:お受け(?:でき|し(?:て(?:おり|い)))ません|承れません|承っておりません|できません|いたしかねます|ご遠慮[^。]*)。$/u;
/** Of what is broken, or was sent in error, every shop takes back. */
const OF_FAULTS = /不良|破損|不具合|傷み|誤配|間違|未開封|セール品/u;
/** The shop’s own deed, as somebody tells it who is not the shop. */
const TOLD: [RegExp, string][] = [
  [/を(?:承り|お受けし|お受けいたし)ます。$/u, "ができます。"],
  [
    /(?:は|を)、?(?:お受けできません|お受けして(?:おり|い)ません|承れません|承っておりません|いたしかねます|ご遠慮[^。]*)。$/u,
    "はできません。",
  ],
];

/** None where two sentences differ, or where it depends on more than the sentence says. */
function returnsTold(stated: readonly Stated[]): Draft | null {
  const found = stated.filter(
    ({ text }) =>
      (IN_DAYS.test(text) || NOT_BY_WISH.test(text)) && !OF_FAULTS.test(text) && text.length <= LONGEST,
  );
  const [first] = found;
  if (!first || found.length > 1) return null;
  return tiedTo(
    TOLD.reduce((text, [from, to]) => text.replace(from, to), first.text),
    first.at,
  );
}

const YEARS =
  /(\d{1,2}年)間?の(?:無償|無料|メーカー|製品|品質|長期|安心){0,2}(?:修理)?保証(?!の?(?:延長|プラン))/u;
const ROW =
  /^保証(?:期間)?: (本体)?(?:ご?購入(?:日|後)?から|お買い?上げ(?:日|後)?から)?(\d{1,2}(?:年|[かヶカケ]月))間?(?=$|[（(、。])/u;
/** A longer one is sold. */
const SOLD = /円|延長|有料|オプション|[＋+]|加入|プラン/u;

function guaranteeTold(stated: readonly Stated[]): Draft | null {
  const found = stated.flatMap(({ text, at }) => {
    const [, part, time] = ROW.exec(text) ?? [];
    const years = YEARS.exec(text)?.[1];
    if (SOLD.test(text) || !(time ?? years)) return [];
    return [
      {
        said: time ? `保証期間は、${part ? "本体が" : ""}${time}です。` : `${years}間の保証があります。`,
        at,
      },
    ];
  });
  const [first] = found;
  return first && new Set(found.map(({ said }) => said)).size === 1 ? tiedTo(first.said, first.at) : null;
}
