import { audioCredits, minutesFor, scriptCredits } from "#domain/credits/pricing";
import { meansOfPayment } from "#domain/legal/means-of-payment";
import {
  AUDIO_SECONDS_PER_CREDIT,
  CREDIT_PACKS,
  DELETION_DAYS,
  GRACE_DAYS,
  MONTHLY_CREDITS,
  MONTHLY_PRICE_YEN,
  PLAN_LIMITS,
  SCRIPT_BLOCK_SECONDS,
  SCRIPT_CREDITS_PER_BLOCK,
  TRASH_DAYS,
  TRIAL_CREDITS,
  TRIAL_DAYS,
} from "#kernel/limits";
import { escapeHtml } from "#kernel/text/escape-html";
import { yenWithTax } from "#kernel/text/yen";
import type { Language } from "#kernel/vocabulary";
import type { InfoPageSettings } from "#transport/shared/info-page-settings";
import { deviceStorage } from "./device-storage.ts";
import { deviceRecipients, processors } from "./recipients.ts";
import { infoPageWords } from "./words.ts";

const around = {
  ja: { credits: "クレジット", price: "価格", none: "ありません。" },
  en: { credits: "Credits", price: "Price", none: "None." },
};

/** The HTML that `{{name}}` in a text stands for. */
export function valuesOf(language: Language, env: InfoPageSettings): Record<string, string> {
  const number = (amount: number) => amount.toLocaleString(language);
  const operator = (name: keyof InfoPageSettings & `OPERATOR_${string}`) => {
    const given = env[name];
    return given ? escapeHtml(String(given)) : `<mark>${infoPageWords[language].missing(name)}</mark>`;
  };
  const table = ({ columns, rows }: { columns: readonly string[]; rows: string[][] }) =>
    rows.length === 0 ? `<p>${around[language].none}</p>` : tableHtml(columns, rows);
  const email = operator("OPERATOR_EMAIL");
  const packs = CREDIT_PACKS.map(({ credits, yen }) => [number(credits), yenWithTax(language, yen)]);
  return {
    "operator.name": operator("OPERATOR_NAME"),
    "operator.representative": operator("OPERATOR_REPRESENTATIVE"),
    "operator.address": operator("OPERATOR_ADDRESS"),
    "operator.phone": operator("OPERATOR_PHONE"),
    "operator.email": env.OPERATOR_EMAIL ? `<a href="mailto:${email}">${email}</a>` : email,
    "price.monthly": yenWithTax(language, MONTHLY_PRICE_YEN),
    "credits.monthly": number(MONTHLY_CREDITS),
    "credits.trial": number(TRIAL_CREDITS),
    "credits.script": number(SCRIPT_CREDITS_PER_BLOCK),
    "minutes.script": number(SCRIPT_BLOCK_SECONDS / 60),
    "seconds.audio": number(AUDIO_SECONDS_PER_CREDIT),
    "trial.days": number(TRIAL_DAYS),
    "grace.days": number(GRACE_DAYS),
    "trash.days": number(TRASH_DAYS),
    "deletion.days": number(DELETION_DAYS),
    "payment.means": meansOfPayment(language, env.STRIPE_SECRET_KEY ? "stripe" : "sandbox"),
    ...examplesOf(number),
    packs: tableHtml([around[language].credits, around[language].price], packs),
    recipients: table(deviceRecipients(language, env)),
    processors: table(processors(language, env)),
    storage: table(deviceStorage(language)),
  };
}

/** Prices of what people usually make, as the product itself works them out. */
function examplesOf(number: (amount: number) => string): Record<string, string> {
  const priced = (name: string, minutes: number) => {
    const [script, audio] = [scriptCredits(minutes * 60), audioCredits(minutes * 60)];
    return [
      [`example.${name}.minutes`, number(minutes)],
      [`example.${name}.script`, number(script)],
      [`example.${name}.audio`, number(audio)],
      [`example.${name}.sum`, number(script + audio)],
    ];
  };
  const { free, monthly } = PLAN_LIMITS;
  return Object.fromEntries([
    ...priced("short", 2),
    ...priced("long", 5),
    ["example.edit", number(audioCredits(5))],
    ["minutes.trial", number(minutesFor(TRIAL_CREDITS))],
    ["minutes.monthly", number(minutesFor(MONTHLY_CREDITS))],
    ["entries.trial", number(free.entries)],
    ["entries.monthly", number(monthly.entries)],
    ["audio.trial", number(free.audioMinutes)],
    ["audio.monthly", number(monthly.audioMinutes)],
  ]);
}

const tableHtml = (columns: readonly string[], rows: readonly string[][]) =>
  `<div class="wide" tabindex="0"><table><thead><tr>${columns
    .map((column) => `<th scope="col">${escapeHtml(column)}</th>`)
    .join("")}</tr></thead><tbody>${rows
    .map((row) => `<tr>${row.map((cell) => `<td>${escapeHtml(cell)}</td>`).join("")}</tr>`)
    .join("")}</tbody></table></div>`;
