import { critic } from "#kernel/critic/critic";
import type { FaultKind } from "#kernel/critic/fault";
import type { Page } from "#kernel/page";
import type { ScriptSettings } from "#kernel/script-settings";
import { splitScript } from "#kernel/text/sentences";
import { type TieChecker, tieChecker, untiedIn } from "#kernel/ties/check";
import { isToldByMaker } from "./goods/voices/quoted-maker-en.ts";

const fold = (text: string) => text.normalize("NFKC").toLowerCase();
const includes = (text: string, word: string) => fold(text).includes(fold(word));

/** Lets a text pass that has none of the words which the user forbids. */
export const allowedBy =
  ({ mustNotSay = [] }: ScriptSettings) =>
  (text: string): boolean =>
    !mustNotSay.some((word) => includes(text, word));

/** The phrases that have to be said and are not in a text. */
export const missingIn = (text: string, { mustSay = [] }: ScriptSettings): string[] =>
  mustSay.filter((phrase) => !includes(text, phrase));

/** Lets a sentence of the page pass that the critic has nothing against. */
export const editorOf = (page: Page) => editorFor(page, editors, OF_SCRIPTS);
/** As above for a sentence that is told behind the one before it: there a verbless one is none that was cut. */
export const runningEditorOf = (page: Page) => editorFor(page, runningEditors, OF_PLACES);

function editorFor(
  page: Page,
  editors: WeakMap<Page, (sentence: string) => boolean>,
  borne: ReadonlySet<FaultKind>,
): (sentence: string) => boolean {
  const known = editors.get(page);
  if (known) return known;
  const judge = critic(page);
  const alone = { language: page.language, targetSeconds: 0, isPart: true };
  const verdicts = new Map<string, boolean>();
  const editor = (text: string) => {
    const verdict =
      verdicts.get(text) ??
      (!(page.language === "ja" && (hasOddQuote(text) || hasPoints(text))) &&
        judge({ ...alone, paragraphs: [[{ text }]] }).every(
          ({ kind }) => borne.has(kind) || (kind === "other_voice" && isToldByMaker(page)),
        ));
    verdicts.set(text, verdict);
    return verdict;
  };
  editors.set(page, editor);
  return editor;
}
/** 「日付' になります。」: half of what stood between two marks. */
const hasOddQuote = (text: string) => (text.match(/(?<!\d)'/gu)?.length ?? 0) % 2 === 1;
/** 「整備 ・分解と掃除 ・注油」: points that a page has set in one paragraph are no sentence. */
const hasPoints = (text: string) => (text.match(/(?:^|\s)・(?=\S)/gu)?.length ?? 0) >= 2;
/** A page is judged sentence by sentence, and for its quote and its script alike. */
const editors = new WeakMap<Page, (sentence: string) => boolean>();
const runningEditors: typeof editors = new WeakMap();
/** Faults that a sentence has among others, and not by itself. */
const OF_SCRIPTS = new Set<FaultKind>(["wrong_length", "dangling", "lost_step", "thin"]);
/** Faults that it has nowhere but at another place. */
const OF_PLACES = new Set<FaultKind>([...OF_SCRIPTS, "fragment", "shop_as_subject"]);

/** Lets a text pass whose numbers stand on the page as it says them. */
export function tiedOn(page: Page): (text: string) => boolean {
  let check: TieChecker | undefined;
  const isTied = (sentence: string) => {
    check ??= tieChecker(page);
    return untiedIn(sentence, check(sentence)).length === 0;
  };
  return (text) => !/\d/.test(text) || splitScript(text).every((one) => isTied(one.text));
}
