import type { Page } from "#kernel/page";
import { siteNameOf } from "../../subject.ts";
import { withoutHumility } from "../../text/polite/without-humility-ja.ts";
import { dividedByQuotations } from "../../text/signs/quotations.ts";
import { isVolume } from "../../title/title-volume-ja.ts";

/** 「次号では、…」, 「前号でお伝えした」: of an issue beside the one that is told. */
const OTHER_ISSUE = /(?:次|前|今|来月|先月)号(?!車|機|線|棟|室|[館店艇])/u;
const THIS_MAGAZINE = /(?:本|小|弊|当)誌/gu;
/** 「発表は本日、…」, 「設備が竣工し、本日、式を行いました。」: the day on which it was written is not that on which it is heard. */
const TODAY = /(?<=[は、]|^)本日、/gmu;
/** 「竣工しましたので、お知らせいたします。」: the page announces it, and the script says it. */
const ANNOUNCED = /(?<=ました|ます|でした|です)ので、?お知らせ(?:(?:いた)?し|申し上げ)ます(?=。)/gmu;
const ANY_TODAY = /本日/u;
/** 「月刊こうじ 2026年11月号」 */
const ISSUE = /\s*(?:\d{4}年\s?)?(?:\d{1,2}月|第?\d+)号.*$/u;

/** The name of the magazine that a page belongs to. */
function magazineOf(page: Page): string | null {
  const title = page.title.normalize("NFKC").trim();
  const name = isVolume(page) && ISSUE.test(title) ? title.replace(ISSUE, "").trim() : "";
  return name || siteNameOf(page);
}

/**
 * The sentences of one group without the words that only hold where and when they were printed; null where one is
 * about nothing else. The words of a quotation are somebody’s who said them.
 */
export function groupFromOutside(sentences: readonly string[], page: Page): string[] | null {
  const { own, quoted } = dividedByQuotations(sentences.join("\n"));
  const magazine = own.some((words) => words.search(THIS_MAGAZINE) >= 0) ? magazineOf(page) : "";
  if (magazine === null) return null;
  const told = own.map((words) =>
    words
      .replace(THIS_MAGAZINE, () => magazine)
      .replace(TODAY, "")
      .replace(ANNOUNCED, ""),
  );
  if (told.some((words) => OTHER_ISSUE.test(words) || ANY_TODAY.test(words))) return null;
  return told
    .map((words, at) => words + (quoted[at] ?? ""))
    .join("")
    .split("\n")
    .map(withoutHumility);
}
