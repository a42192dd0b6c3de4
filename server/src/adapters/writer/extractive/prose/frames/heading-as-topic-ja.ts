import type { Page } from "#kernel/page";
import { sectionsOf } from "../../sections.ts";
import { dividedByQuotations } from "../../text/signs/quotations.ts";
import type { Told } from "../wording.ts";
import { saidHeading } from "./said-heading.ts";

/** Things of which a sentence says which they are, by the same word: 「…方です。」 below 「利用できる方」. */
const KIND = /(?:方|人|もの|物|場所|所|日|店|品)$/u;
/** Things that have an amount or a time: 「冷蔵庫で3日です。」 below 「保存」. */
const MEASURED =
  /(?:料金|費用|価格|会費|参加費|受講料|入場料|時間|期間|期限|時期|日時|日程|定員|人数|保存|保管|距離|標高|締め?切り)$/u;
/** Deeds with terms: 「前日までは無料です。」 below 「キャンセルについて」. */
const DEED = /^(?:キャンセル|解約|返品|交換|変更|中止|延期|再配達)$/u;
const ABOUT = /(?:について|に関して|の(?:扱い|場合|規定))$/u;
/** 「前日の正午までは」 says until when, and not of what. */
const UNTIL = /(?:まで|以降|以内|当日|前日|の場合)(?:[はも]|なら)/gu;
/** 「保存」 is no name of a part of the text, and says enough of what one sentence is about. */
const SHORT = /^\p{Script=Han}{2}$/u;
const LONGEST = 12;
const BEING = /(?:です|でした|だ|だった|である)。$/u;
const TOPIC = /[はがも]/u;
/** So many signs tell whether a sentence is the first one below its heading. */
const BEGINNING = 8;

/** 「利用できる方は、市内にお住まいの方です。」: a sentence without a topic is said of the heading that it stands below. */
export function withHeadingsAsTopics(
  paragraphs: readonly Told[][],
  { blocks, type, language }: Page,
  isFit: (sentence: string) => boolean,
): Told[][] {
  if (language !== "ja") return [...paragraphs];
  const sections = sectionsOf(blocks, type);
  return paragraphs.map((paragraph) =>
    paragraph.map((told) => {
      const { text, blockIndex, isFrame } = told;
      const above = blockIndex === null || isFrame ? undefined : sections[blockIndex]?.heading;
      if (above === undefined || blockIndex !== above + 1) return told;
      const isFirst = blocks[blockIndex]?.text.startsWith(text.slice(0, BEGINNING));
      const words = blocks[above]?.text.trim() ?? "";
      const heading = SHORT.test(words) ? words : (saidHeading(words, "ja")?.replace(ABOUT, "") ?? null);
      if (!isFirst || heading === null || !isTopicOf(heading, text)) return told;
      const said = `${heading}${DEED.test(heading) ? "する場合" : "は"}、${text}`;
      return isFit(said) ? { ...told, text: said } : told;
    }),
  );
}

function isTopicOf(heading: string, text: string): boolean {
  // A note in brackets may have a topic of its own.
  const own = dividedByQuotations(text)
    .own.join("")
    .replace(/[（(][^（()）]*[)）]/gu, "");
  if (heading.length > LONGEST || /[はも、]/u.test(heading) || !BEING.test(own)) return false;
  if (DEED.test(heading)) return /[\d０-９]|無料|不可|可能/u.test(own) && !TOPIC.test(own.replace(UNTIL, ""));
  const [kind] = KIND.exec(heading) ?? [];
  if (kind) return !TOPIC.test(own) && own.replace(BEING, "").endsWith(kind);
  const [before = ""] = own.split("、");
  return MEASURED.test(heading) && /[\d０-９]/u.test(own) && !TOPIC.test(before);
}
