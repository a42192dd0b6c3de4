import type { Block, Page } from "#kernel/page";
import { asksOne, questionIn, toldAnswer } from "./interviews-ja.ts";
import { markSource, sourceOf } from "./row-marks-ja.ts";

/** Fewer strokes at the beginning of a paragraph may be anybody's words. */
const FEWEST = 3;
const STROKE = /^[―—–─]{1,3}\s*\S/u;
const isStroke = ({ kind, text }: Block) => kind === "paragraph" && STROKE.test(text.trim());

/** 「蛇腹工房 柿沼とし江さんに聞く」, 「柿沼とし江さんインタビュー」: the one who was asked. */
const GUEST =
  /(?:^|[\s　、。「」・|｜：:のは])([\p{Script=Han}]{1,4}[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]{0,7})(?:さん|氏)(?:[（(][^（()）]*[)）])?(?:に(?:話を)?(?:聞|訊|うかが|伺)|への?インタビュー|インタビュー|が語る|の話を聞)/u;
/** 「それで会社を辞めた」 asks nothing that is understood by itself. */
const LEANS =
  /^(?:それ|その|そこ|そう|では|じゃあ|でも|すると|ということ|たしかに|確かに|なるほど|あの|最後に、?あの)/u;

const isInterview = (page: Page) =>
  page.language === "ja" && page.blocks.filter(isStroke).length >= FEWEST && GUEST.test(page.title);

/**
 * The page of an interview in which answers stand without a name, below questions with a stroke: each is told with
 * its question and with the name that the title has, or not at all.
 */
export function withUnnamedInterview(page: Page): Page {
  const [, name = ""] = isInterview(page) ? (GUEST.exec(page.title) ?? []) : [];
  const pairs = name ? page.blocks.flatMap((block, at) => (isStroke(block) ? [at] : [])) : [];
  if (pairs.some((at) => page.blocks[at + 1]?.text === "")) return page;
  const blocks = [...page.blocks];
  let told = 0;
  for (const at of pairs) {
    const question = questionIn(page.blocks[at]);
    const end = endOf(page.blocks, at + 1);
    const answer = page.blocks[at + 1]?.text.trim() ?? "";
    const isTold = question !== null && asksOne(question) && !LEANS.test(question) && end > at + 1;
    for (let place = at; place < end; place += 1)
      if (!isTold || place === at) blocks[place] = { kind: "list_item", text: "" };
    if (!isTold) continue;
    blocks[at + 1] = toldAnswer(question, name, answer);
    told += 1;
  }
  if (told < FEWEST) return page;
  const whole = { ...page, blocks };
  markSource(whole, sourceOf(page));
  return whole;
}

/** Where an answer ends: before the next question, or a heading. */
function endOf(blocks: readonly Block[], start: number): number {
  let end = start;
  while (blocks[end]?.kind === "paragraph" && !isStroke(blocks[end] as Block)) end += 1;
  return end;
}
