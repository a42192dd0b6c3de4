import type { View } from "./view";

const payment = (state: string): View => ({
  name: `payment-${state}`,
  async open({ page, go, t }) {
    // The provider chooses its answer, not the screen.
    await page.route("**/api/payments/subscription-status*", (route) =>
      route.fulfill({ json: { success: true, data: { status: state } } }),
    );
    await go(`/payment/success?session_id=${state}`);
    await page.getByText(t.payment.states[state as "active"]).waitFor();
    await page.unroute("**/api/payments/subscription-status*");
  },
});

/** For somebody who has just signed up. */
export const newcomerViews: View[] = [
  { name: "registration-complete", open: ({ go }) => go("/registration-complete") },
  { name: "first-run", inEveryRun: true, open: ({ go }) => go("/") },
  { name: "admin-without-role", open: ({ go }) => go("/admin") },
  ...["active", "pending", "past_due", "canceled", "none"].map(payment),
];
