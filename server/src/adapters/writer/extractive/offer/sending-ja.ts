import type { Page } from "#kernel/page";
import { splitScript } from "#kernel/text/sentences";
import type { Draft } from "../draft.ts";
import { tied } from "../facts.ts";
import { numbersIn } from "../ties.ts";
import { tiedTo } from "./stated.ts";

const FREE = /^定期(?:便|購入|コース|お届け)の送料は、?(?:毎回|全国)?無料です。$/u;
const AGAINST = /^(?:ただし|但し)、?/u;
const BUT = /^(?:ただし|但し)、?[^。]*円[^。]*。$/u;
const ASKED = /を(?:頂戴(?:し|いたし)ます|いただきます|申し受けます)。$/u;

/** The cost of sending a subscription, in the words of the one place of a Japanese page that says it of every time. */
export function subscriptionSending({ blocks }: Page): Draft[] {
  const told = blocks.flatMap(({ kind, text }, blockIndex) => {
    const sentences = kind === "heading" ? [] : splitScript(text).map((one) => one.text.trim());
    const at = sentences.findIndex((one) => FREE.test(one));
    const [free, next = ""] = at === -1 ? [] : sentences.slice(at);
    return free ? [{ blockIndex, text: BUT.test(next) ? joined(free, next) : free }] : [];
  });
  const [first] = told;
  if (!first || told.length > 1) return [];
  return [tiedTo(first.text, first.blockIndex)];
}

/** In one sentence, so that no short script says the first half alone. */
const joined = (free: string, but: string) =>
  free.replace(/です。$/u, "ですが、") + but.replace(AGAINST, "").replace(ASKED, "がかかります。");

const TERMS = /^定期(?:便|購入|コース|お届け)?の?(?:条件|内容|ご?注意(?:事項|点)?|お約束)$/u;
const LONGEST_TERMS = 60;

/** 「2回目以降は毎月自動でお届けします。」: what a buyer of the first time agrees to, in a row of its own. */
export function subscriptionTerms({ facts }: Page): Draft[] {
  const rows = facts.filter(({ kind, label }) => kind === "specification" && TERMS.test(label?.trim() ?? ""));
  const [row] = rows;
  const sentences = splitScript(row?.value ?? "").map(({ text }) => text.trim().replace(/。?$/u, "。"));
  const isTold =
    sentences.every((one) => /(?:ます|ません|です)。$/u.test(one)) &&
    sentences.join("").length <= LONGEST_TERMS;
  return row && rows.length === 1 && isTold ? sentences.map((one) => tied(one, numbersIn(one), row)) : [];
}
