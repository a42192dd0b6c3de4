import type { Block, Page } from "#kernel/page";

/** 「ふたが閉まらない」, 「「E-7」と表示される」: what one sees, and no deed. */
const SYMPTOM = /(?:[うくすつぬぶむる]|ない|(?<=[えけせてねべめれげで])ません|しまった|された)$/u;
const LONGEST = 48;
/** A line that begins so has its own case, or goes on from something else. */
const OWN_BEGINNING =
  /^(?:また|ただし|なお|さらに|もし|上記|以上)|^[^。、]{0,30}(?:とき|場合|たら|れば)は?、/u;
const FEWEST = 2;

/** Symptoms that stand in turn with what is done about each, as one says them: 「ふたが閉まらないときは、爪が曲がっています。」 */
export function withSymptomsSaid(page: Page): Page {
  const { blocks, language } = page;
  if (language !== "ja") return page;
  const said = [...blocks];
  for (let at = 0; at < blocks.length; at += 1) {
    const pairs: number[] = [];
    while (isPair(blocks[at], blocks[at + 1])) {
      pairs.push(at);
      at += 2;
    }
    if (pairs.length < FEWEST || blocks[at]?.kind === "list_item") continue;
    for (const place of pairs) {
      const [symptom, answer] = [blocks[place], blocks[place + 1]];
      if (!symptom || !answer || OWN_BEGINNING.test(answer.text)) continue;
      said[place] = { ...symptom, text: "" };
      said[place + 1] = { ...answer, text: `${caseOf(symptom.text.trim())}ときは、${answer.text.trim()}` };
    }
  }
  return said.every((block, at) => block === blocks[at]) ? page : { ...page, blocks: said };
}

/** 「開けません」 is said of a case as 「開けない」; a form that needs another vowel is no symptom here. */
const caseOf = (symptom: string) => symptom.replace(/(?<=[えけせてねべめれげで])ません$/u, "ない");

function isPair(symptom: Block | undefined, answer: Block | undefined): boolean {
  if (symptom?.kind !== "list_item" || answer?.kind !== "list_item") return false;
  const text = symptom.text.trim();
  return (
    text.length <= LONGEST &&
    SYMPTOM.test(text) &&
    !/[。？?]/u.test(text) &&
    /。[）)]?$/u.test(answer.text.trim())
  );
}
