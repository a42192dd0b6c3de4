import type { Language } from "#kernel/vocabulary";

const ja = {
  title: "お支払い（お試し）",
  portalTitle: "ご契約（お試し）",
  notice: "これはお試し用の画面です。実際の請求は発生しません。",
  monthly: "月額プラン",
  pack: "クレジット",
  perMonth: "／月（税込）",
  included: "（税込）",
  pay: "支払う",
  back: "戻る",
  none: "ご契約はありません。",
  paidUntil: "お支払い済みの期間",
  renew: "翌月分を支払う",
  fail: "更新の支払いに失敗する",
  cancel: "解約する",
  resume: "解約を取り消す",
  active: "契約中",
  pending: "処理中",
  past_due: "お支払いが確認できていません",
  canceled: "解約済み",
};

const en: typeof ja = {
  title: "Payment (trial run)",
  portalTitle: "Subscription (trial run)",
  notice: "This page is for trying out. Nobody is charged.",
  monthly: "Monthly plan",
  pack: "credits",
  perMonth: " a month, tax included",
  included: ", tax included",
  pay: "Pay",
  back: "Back",
  none: "There is no subscription.",
  paidUntil: "Paid until",
  renew: "Pay the next month",
  fail: "Let the renewal fail",
  cancel: "Cancel the subscription",
  resume: "Keep the subscription",
  active: "Active",
  pending: "Being processed",
  past_due: "The payment did not go through",
  canceled: "Canceled",
};

/** The words of the sandbox's pages. */
export const texts: Record<Language, typeof ja> = { ja, en };
