import { createHash } from "node:crypto";
import { meansOfPayment } from "#domain/legal/means-of-payment";
import { monthAfter } from "#kernel/month-after";
import type { Language } from "#kernel/vocabulary";
import type { Order } from "#ports/payments";
import { orderTexts, type Row } from "./texts.ts";

/** A changed text is a new version: what somebody ordered by has to be found again. */
const STATEMENT_VERSION = 2;

export interface Statement {
  version: number;
  language: Language;
  title: string;
  rows: Row[];
  button: string;
  /** Of everything above. */
  hash: string;
}

/** The facts that the law wants said before somebody orders: what, how much, when, from when, and how it ends. */
export function statementOf(order: Order, language: Language, provider: string, now: Date): Statement {
  const { title, button, subscription, pack } = orderTexts[language];
  const means = meansOfPayment(language, provider);
  const renewal = new Intl.DateTimeFormat(language, { dateStyle: "long", timeZone: "Asia/Tokyo" });
  const rows =
    order.kind === "subscription"
      ? subscription(renewal.format(monthAfter(now)), means)
      : pack(order.credits, order.yen, means);
  const statement = { version: STATEMENT_VERSION, language, title, rows, button };
  return { ...statement, hash: createHash("sha256").update(JSON.stringify(statement)).digest("hex") };
}
