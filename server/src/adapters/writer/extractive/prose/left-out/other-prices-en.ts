import type { Page } from "#kernel/page";
import type { ProseLine } from "../lines.ts";
import { textOfLine } from "../measure.ts";
import { withoutLines } from "./without-lines.ts";

/** "A Free Course in Weaving": what is free for a time costs something later. */
const OF_FREE =
  /(?<![\p{L}-])free (?!(?:trials?|range|time|speech|will|world|shipping|delivery|days?|of|from|to)\b)\p{L}/iu;
const OF_PRICES =
  /\b(?:pric(?:e|es|ing)|plans?|costs?|fees?|memberships?|subscriptions?|upgrad\p{L}+|vs)\b/iu;
const MONEY = /[$£€]\s?\d|\b\d[\d,.]* (?:dollars|pounds|euros)\b/i;
const PLAN =
  /\b(?:the |an? |our )?(\p{Lu}[\p{L}+]*) ((?:pricing )?(?:plan|membership|subscription|bundle|package|tier))s?\b/giu;
const IS_FREE =
  /\b(?:is|are|remains?|stays?) (?:\p{L}+ly )?free\b|\bfree of charge\b|\bfor free\b|\bat no cost\b/iu;

/**
 * Leaves out of a page on something free what another thing of the same house costs, with what else is told
 * of that: a listener would take it for the price of what the title names.
 */
export function withoutOtherPrices(lines: readonly ProseLine[], { title, type, blocks }: Page): ProseLine[] {
  if (type === "product" || !OF_FREE.test(title) || OF_PRICES.test(title)) return [...lines];
  const priced = lines.filter((line) => MONEY.test(textOfLine(line)) && plansIn(textOfLine(line)).length > 0);
  const plans = priced.flatMap((line) => plansIn(textOfLine(line)));
  const isOfMoney = (line: ProseLine) => MONEY.test(textOfLine(line));
  const asked = lines.filter(
    (line) => isOfMoney(line) && isAskedOfAnother(blocks[line.section]?.text ?? "", title),
  );
  const answers = new Set([...priced, ...asked].map(({ section }) => section).filter(isOfQuestion(blocks)));
  const lost = lines.flatMap((line, index) => {
    const text = textOfLine(line);
    const isOther = answers.has(line.section) || plansIn(text).some((plan) => plans.includes(plan));
    return isOther && line.sought === 0 && !IS_FREE.test(text) ? [index] : [];
  });
  return withoutLines(lines, new Set(lost));
}

const plansIn = (text: string): string[] =>
  [...text.matchAll(PLAN)].flatMap(([, name = "", kind = ""]) =>
    /^\p{Lu}/u.test(name) && !/^(?:The|An?|Our|This|Your|Free)$/.test(name)
      ? [`${name} ${kind}`.toLowerCase()]
      : [],
  );
/** "How much does a weaver earn?": below a title that offers a course, which ends with its noun. */
function isAskedOfAnother(heading: string, title: string): boolean {
  const noun = /(\p{L}{3,}?)s?\P{L}*$/u.exec(title)?.[1]?.toLowerCase() ?? "";
  const isOfIt = heading.toLowerCase().includes(noun) || /\b(?:it|this|that|there)\b/i.test(heading);
  return ASKS_MONEY.test(heading) && !isOfIt;
}
const ASKS_MONEY = /\bhow much\b|\b(?:salar(?:y|ies)|earn\p{L}*|costs?|prices?)\b/iu;
const isOfQuestion = (blocks: Page["blocks"]) => (section: number) =>
  /\?$/.test(blocks[section]?.text.trim() ?? "");
