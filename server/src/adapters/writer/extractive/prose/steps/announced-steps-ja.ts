import type { Page } from "#kernel/page";
import type { Told } from "../wording.ts";

/** 「…方法を、順を追って説明します。」: a listener waits for the steps. */
const ANNOUNCED =
  /^([^。]*?)(?:を|について)?、?(?:(?:順を追って|手順[をに](?:追って|沿って|従って)|手順ごとに)、?[^。、]{0,8}(?:説明|解説|紹介|お伝え)|(?:順番に|順に|一つずつ|ひとつずつ)、?ご?(?:説明|解説))(?:し|いたし)?(?:てい[きく])?ます。$/u;
/** 「網ですくい取る方法」, with nothing before it that the sentence is about. */
const METHOD =
  /^(?!.*(?:は、|[\p{Script=Han}\p{Script=Katakana}ーで]は|ここで|(?:記事|ページ)で))[^。]{8,}(?:方法|やり方|コツ)$/u;
/** Below such a heading stand steps. */
const OF_STEPS =
  /手順|ステップ|\bstep|(?:やり|作り|進め|使い|直し|洗い)方|方法|流れ|^(?:[（(]?[\d０-９]{1,2}[)）.．、:：\s]|[①-⑳]|まず|次に)/iu;
const STEP =
  /^(?:手順|ステップ|step)?\s?(?:[（(]?[\d０-９]{1,2}[)）.．、:：\s]|[①-⑳])|^(?:まず|はじめに|最初に)/iu;

/** The steps that a page has and the script has not are not announced; the name of the method is kept. */
export function withStepsKept(paragraphs: readonly Told[][], { blocks, language }: Page): Told[][] {
  if (language !== "ja") return [...paragraphs];
  const isOfSteps = (at: number) => {
    const { kind, text } = blocks[at] ?? { kind: "paragraph", text: "" };
    const heading = blocks.slice(0, at).findLast((block) => block.kind === "heading");
    const isHeaded = heading?.level !== 1 && OF_STEPS.test(heading?.text.trim() ?? "");
    return kind !== "heading" && (kind === "list_item" || STEP.test(text.trim()) || isHeaded);
  };
  const told = paragraphs.flat();
  const kept = (one: Told): Told[] => {
    const [, method] = ANNOUNCED.exec(one.text) ?? [];
    const from = one.blockIndex;
    if (method === undefined || from === null) return [one];
    const isTold = told.some(
      ({ blockIndex }) => blockIndex !== null && blockIndex > from && isOfSteps(blockIndex),
    );
    const hasSteps = blocks.some((_, at) => at > from && isOfSteps(at));
    if (isTold || !hasSteps) return [one];
    return METHOD.test(method) ? [{ ...one, text: `${method}があります。` }] : [];
  };
  return paragraphs.map((some) => some.flatMap(kept)).filter(({ length }) => length > 0);
}
