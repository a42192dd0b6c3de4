import {
  AUDIO_SECONDS_PER_CREDIT,
  CREDIT_PACKS,
  GRACE_DAYS,
  MONTHLY_CREDITS,
  MONTHLY_PRICE_YEN,
  SCRIPT_CREDITS_PER_BLOCK,
  TRASH_DAYS,
  TRIAL_CREDITS,
  TRIAL_DAYS,
} from "#kernel/limits";
import { escapeHtml } from "#kernel/text/escape-html";
import type { Language } from "#kernel/vocabulary";
import type { PaperSettings } from "#transport/shared/paper-settings";
import { deviceStorage } from "./device-storage.ts";
import { deviceRecipients, processors } from "./recipients.ts";
import { words } from "./words.ts";

const priced = {
  ja: {
    yen: (amount: string) => `${amount}円（税込）`,
    credits: "クレジット",
    price: "価格",
    none: "ありません。",
  },
  en: {
    yen: (amount: string) => `¥${amount} (tax included)`,
    credits: "Credits",
    price: "Price",
    none: "None.",
  },
};

const paidBy = {
  stripe: {
    ja: "クレジットカードその他お支払い画面に表示される方法（決済代行：Stripe）",
    en: "Credit card and the other means that the payment page offers (payments by Stripe)",
  },
  sandbox: {
    ja: "お試し用の決済画面（実際の請求は発生しません。）",
    en: "A payment page for trying out; nobody is charged",
  },
};

/** A price with tax, as it stands in running text. */
export const yenIn = (language: Language, amount: number) =>
  priced[language].yen(amount.toLocaleString(language));

export const meansOfPayment = (language: Language, { STRIPE_SECRET_KEY }: PaperSettings) =>
  paidBy[STRIPE_SECRET_KEY ? "stripe" : "sandbox"][language];

/** What `{{name}}` in a text stands for, as HTML. */
export function valuesOf(language: Language, env: PaperSettings): Record<string, string> {
  const number = (amount: number) => amount.toLocaleString(language);
  const operator = (name: keyof PaperSettings & `OPERATOR_${string}`) => {
    const given = env[name];
    return given ? escapeHtml(String(given)) : `<mark>${words[language].missing(name)}</mark>`;
  };
  const table = ({ columns, rows }: { columns: readonly string[]; rows: string[][] }) =>
    rows.length === 0 ? `<p>${priced[language].none}</p>` : tableHtml(columns, rows);
  const email = operator("OPERATOR_EMAIL");
  const packs = CREDIT_PACKS.map(({ credits, yen }) => [number(credits), yenIn(language, yen)]);
  return {
    "operator.name": operator("OPERATOR_NAME"),
    "operator.representative": operator("OPERATOR_REPRESENTATIVE"),
    "operator.address": operator("OPERATOR_ADDRESS"),
    "operator.phone": operator("OPERATOR_PHONE"),
    "operator.email": env.OPERATOR_EMAIL ? `<a href="mailto:${email}">${email}</a>` : email,
    "price.monthly": yenIn(language, MONTHLY_PRICE_YEN),
    "credits.monthly": number(MONTHLY_CREDITS),
    "credits.trial": number(TRIAL_CREDITS),
    "credits.script": number(SCRIPT_CREDITS_PER_BLOCK),
    "seconds.audio": number(AUDIO_SECONDS_PER_CREDIT),
    "trial.days": number(TRIAL_DAYS),
    "grace.days": number(GRACE_DAYS),
    "trash.days": number(TRASH_DAYS),
    "payment.means": meansOfPayment(language, env),
    packs: tableHtml([priced[language].credits, priced[language].price], packs),
    recipients: table(deviceRecipients(language, env)),
    processors: table(processors(language, env)),
    storage: table(deviceStorage(language)),
  };
}

const tableHtml = (columns: readonly string[], rows: readonly string[][]) =>
  `<div class="wide" tabindex="0"><table><thead><tr>${columns
    .map((column) => `<th scope="col">${escapeHtml(column)}</th>`)
    .join("")}</tr></thead><tbody>${rows
    .map((row) => `<tr>${row.map((cell) => `<td>${escapeHtml(cell)}</td>`).join("")}</tr>`)
    .join("")}</tbody></table></div>`;
