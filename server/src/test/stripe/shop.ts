import { eq } from "drizzle-orm";
import { users } from "#db/schema/index";
import { mediaLinks } from "#domain/links/media-links";
import { paymentsService } from "#domain/payments/payments.service";
import type { Viewer } from "#kernel/viewer";
import { testDomain } from "../domain.ts";
import { aViewer } from "../factories.ts";
import type { StripeEvent } from "./objects.ts";
import { startStripe } from "./server.ts";

const TRIAL_ENDS = new Date(Date.now() + 14 * 86_400_000);

/** The domain with a provider that has customers, checkouts and a calendar of its own. */
export async function openShop() {
  const [domain, stripe] = await Promise.all([testDomain(), startStripe()]);
  const { db, credits, events } = domain;
  const payments = paymentsService({
    db,
    credits,
    events,
    payments: stripe.payments,
    links: mediaLinks("key"),
    publicUrl: "https://yomikoe.example",
  });

  const sessionIn = (url: string) => url.split("/").at(-1) ?? "";
  /** The button of the last screen; where it leads. */
  async function pressing(url: string) {
    const orderId = new URL(url).pathname.split("/").at(-1) ?? "";
    const { hash } = await payments.lastScreen(orderId);
    return String(await payments.place(orderId, hash));
  }
  const request = { type: "subscription", planKey: "monthly" };

  return {
    ...domain,
    stripe,
    payments,

    newViewer: (values: Partial<typeof users.$inferInsert> = {}) =>
      aViewer(db, { plan: "free", accountExpiresAt: TRIAL_ENDS, ...values }),

    async user({ uid }: Viewer) {
      const [user] = await db.select().from(users).where(eq(users.id, uid));
      return user!;
    },

    pressing,

    /** Sends somebody over the last screen to the checkout; its session's id. */
    subscribing: async (viewer: Viewer) =>
      sessionIn(await pressing(await payments.paymentUrl(viewer, request))),
    buying: async (viewer: Viewer, amount = 300) =>
      sessionIn(await pressing(await payments.purchase(viewer, { amount, plan: viewer.plan }))),

    deliver(event: StripeEvent) {
      const { body, headers } = stripe.signed(event);
      return payments.receive(body, headers);
    },

    /** Every event since the last call, in order. */
    async deliverAll() {
      for (const event of stripe.events.splice(0)) await this.deliver(event);
    },

    async close() {
      await stripe.close();
      await domain.close();
    },
  };
}
export type Shop = Awaited<ReturnType<typeof openShop>>;
