import type { Language } from "#kernel/vocabulary";

const byStripe: Record<Language, string> = {
  ja: "クレジットカードその他お支払い画面に表示される方法（決済代行：Stripe）",
  en: "Credit card and the other means that the payment page offers (payments by Stripe)",
};

const bySandbox: Record<Language, string> = {
  ja: "お試し用の決済画面（実際の請求は発生しません。）",
  en: "Test payment page; you will not be charged",
};

/** How one pays at this provider. */
export const meansOfPayment = (language: Language, provider: string) =>
  (provider === "stripe" ? byStripe : bySandbox)[language];
