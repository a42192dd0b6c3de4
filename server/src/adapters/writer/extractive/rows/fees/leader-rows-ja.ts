import { nounAsWritten } from "../as-written-ja.ts";
import { headingTopic, isMeasured } from "../row-topics-ja.ts";

/** 「北町 … 無料」: dots lead from a case to its amount. */
const LEADER = /\s*(?:…+|‥+|・{3,}|･{3,}|\.{3,})\s*/u;
const AMOUNT = /^(?:それぞれ|各|約)?(?:[^\s。、]{1,8}を)?(?:[\d,]+円(?:引き|増し|から)?|無料|半額)$/u;
const OFF = /引き$/u;
const ASKED = /^お?(?:問い?合わ?せ|見積も?り|相談)(?:ください)?$/u;
const LONGEST_LABEL = 30;
const LONGEST = 150;
const OF_AMOUNTS = /(?:割引|割り引き|特典)$/u;

/**
 * 「出張費は、北町が無料、南町が1,100円です。」: lines of one paragraph whose dots lead to amounts, with the sentences behind them.
 * Null where one of them cannot be said.
 */
export function leadersTold(text: string, heading: string | undefined): string | null {
  const [first = "", ...others] = text.trim().split(LEADER);
  const topic = headingTopic(heading);
  if (others.length < 2 || !topic || !(isMeasured(topic) || OF_AMOUNTS.test(topic))) return null;
  let label = first;
  let rest = "";
  const rows = others.map((part) => {
    const [, value = "", behind = ""] = /^(\S+)(?:\s+([\s\S]*))?$/u.exec(part) ?? [];
    const row = { label: label.trim(), value };
    label = behind;
    rest = behind;
    return row;
  });
  const isSayable = rows.every(
    ({ label: name, value }) =>
      name !== "" &&
      name.length <= LONGEST_LABEL &&
      !name.includes("。") &&
      nounAsWritten(name) !== null &&
      (AMOUNT.test(value) || ASKED.test(value)),
  );
  const amounts = rows.filter(({ value }) => AMOUNT.test(value));
  if (!isSayable || amounts.length < 2 || (rest !== "" && !/。$/u.test(rest))) return null;
  const parts = amounts.map(({ label: name, value }) => `${name}${OFF.test(value) ? "なら" : "が"}${value}`);
  const asked = rows.find(({ value }) => ASKED.test(value));
  const told =
    `${topic}は、${parts.join("、")}です。` + (asked ? `${asked.label}は、お問い合わせください。` : "");
  return told.length <= LONGEST ? `${told}${rest}` : null;
}
