import { MONTHLY_PRICE_YEN } from "#kernel/limits";
import type { Language } from "#kernel/vocabulary";
import type { Host } from "#transport/shared/host";
import type { SandboxPage } from "./page.ts";
import { texts } from "./texts.ts";

type Sandbox = NonNullable<Host["paymentSandbox"]>;
type Checkout = Awaited<ReturnType<Sandbox["openCheckout"]>>;
type Portal = Awaited<ReturnType<Sandbox["openPortal"]>>;

const yen = (amount: number, language: Language) =>
  new Intl.NumberFormat(language, { style: "currency", currency: "JPY" }).format(amount);

export function checkoutPage({ order, language, cancelUrl }: Checkout): SandboxPage {
  const words = texts[language];
  const row: SandboxPage["rows"][number] =
    order.kind === "subscription"
      ? [words.monthly, yen(MONTHLY_PRICE_YEN, language) + words.perMonth]
      : [
          `${order.credits.toLocaleString(language)} ${words.pack}`,
          yen(order.yen, language) + words.included,
        ];
  return {
    language,
    title: words.title,
    notice: words.notice,
    rows: [row],
    buttons: [{ value: "pay", label: words.pay }],
    back: { href: cancelUrl, label: words.back },
  };
}

export function portalPage({ language, returnUrl, subscription, actions }: Portal): SandboxPage {
  const words = texts[language];
  const until = subscription?.periods.at(-1)?.end;
  const day = until && new Intl.DateTimeFormat(language, { dateStyle: "long" }).format(new Date(until));
  // A subscription that its customer ended, and that still runs, can be taken up again.
  const state = subscription && (subscription.endsAt ? "canceled" : subscription.state);
  return {
    language,
    title: words.portalTitle,
    notice: words.notice,
    rows: state
      ? [
          [words.monthly, words[state]],
          [words.paidUntil, day ?? ""],
        ]
      : [[words.monthly, words.none]],
    buttons: actions.map((value) => ({ value, label: words[value] })),
    back: { href: returnUrl, label: words.back },
  };
}
