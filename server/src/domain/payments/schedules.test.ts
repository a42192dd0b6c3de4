import fc from "fast-check";
import { afterAll, beforeAll, expect, it } from "vitest";
import { expiryOf } from "#domain/accounts/expiry";
import type { Viewer } from "#kernel/viewer";
import { drawn } from "#test/scale";
import type { StripeEvent } from "#test/stripe/objects";
import { openShop, type Shop } from "#test/stripe/shop";

const SCHEDULES = drawn(30, 1_000);
const DAY_MS = 86_400_000;
/** Credits that every account starts with, so that none is taken back in vain. */
const SAVINGS = 1_000;

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const steps = [
  "pack",
  "till",
  "money",
  "half back",
  "all back",
  "subscribe",
  "renew",
  "fail",
  "cancel",
  "expire",
] as const;
type Step = (typeof steps)[number];

/** Somebody's dealings with the provider, step by step, and what they must come to. */
function customer(viewer: Viewer) {
  const { stripe } = shop;
  const due = { months: 0, packs: 0, returned: 0 };
  const unpaid: string[] = [];
  const paid: { session: string; returned: number }[] = [];
  let subscription: string | null = null;

  function bought(session: string) {
    due.packs += 1;
    paid.push({ session, returned: 0 });
  }
  /** Unreturned money of the first pack that has this much left. */
  function giveBack(share: number) {
    const pack = paid.find(({ returned }) => returned < share);
    if (!pack) return;
    stripe.refund(pack.session, share);
    due.returned += 300 * (share - pack.returned);
    pack.returned = share;
  }

  const acts: Record<Step, () => Promise<void> | void> = {
    async pack() {
      const session = await shop.buying(viewer);
      stripe.pay(session);
      bought(session);
    },
    async till() {
      const session = await shop.buying(viewer);
      stripe.pay(session, { later: true });
      unpaid.push(session);
    },
    money() {
      const session = unpaid.pop();
      if (!session) return;
      stripe.arrive(session);
      bought(session);
    },
    "half back": () => giveBack(0.5),
    "all back": () => giveBack(1),
    async subscribe() {
      if (subscription) return;
      subscription = stripe.pay(await shop.subscribing(viewer));
      due.months += 1;
    },
    renew() {
      if (!subscription) return;
      stripe.renew(subscription);
      due.months += 1;
    },
    fail() {
      if (subscription) stripe.failRenewal(subscription);
    },
    cancel() {
      if (subscription) stripe.cancel(subscription);
      subscription = null;
    },
    async expire() {
      stripe.expire(await shop.buying(viewer));
    },
  };
  /** The events of one step. */
  async function act(step: Step): Promise<StripeEvent[]> {
    await acts[step]();
    return stripe.events.splice(0);
  }
  return { due, act };
}

async function newCustomer() {
  const viewer = await shop.newViewer();
  await shop.db.transaction((tx) => shop.credits.grant(tx, viewer.uid, SAVINGS, "savings"));
  return viewer;
}

/** Resulting state; days count from the first subscription, and no two begin together. */
async function stateOf(viewer: Viewer) {
  const { plan, balance, totalEarned, accountExpiresAt, paymentCustomerId, ...rest } =
    await shop.user(viewer);
  const id = paymentCustomerId?.replace("stripe:", "");
  const { subscriptions } = id ? await shop.stripe.payments.account(id) : { subscriptions: [] };
  const first = Math.min(...subscriptions.map(({ createdAt }) => createdAt.getTime()));
  const days = plan === "monthly" ? Math.round((accountExpiresAt!.getTime() - first) / DAY_MS) : null;
  const expired = expiryOf({ plan, accountExpiresAt, ...rest });
  const { items } = await shop.credits.ledger(viewer, { limit: 100 });
  // Two refunds that are heard of together are taken back as one.
  const given = items.filter(({ kind }) => kind !== "adjust");
  return { plan, balance, totalEarned, days, expired, postings: given.length };
}

async function inOrder(history: Step[]) {
  const viewer = await newCustomer();
  const { due, act } = customer(viewer);
  for (const step of history) for (const event of await act(step)) await shop.deliver(event);
  return { state: await stateOf(viewer), due };
}

/** Late, in any order, some of them twice, some at the same moment. */
async function disorderly(history: Step[], chance: (below: number) => number) {
  const viewer = await newCustomer();
  const { act } = customer(viewer);
  const waiting: StripeEvent[] = [];
  const draw = () => {
    const [event] = waiting.splice(chance(waiting.length), 1);
    if (event && chance(3) === 0) waiting.push(event);
    return event ? [event] : [];
  };
  for (const step of history) {
    waiting.push(...(await act(step)));
    for (let count = chance(3); count > 0; count--) await Promise.all(draw().map(shop.deliver));
  }
  while (waiting.length > 0) {
    const together = Array.from({ length: 1 + chance(3) }, draw).flat();
    await Promise.all(together.map(shop.deliver));
  }
  return stateOf(viewer);
}

it(
  `events in ${SCHEDULES.numRuns} schedules, shuffled, repeated and delayed, end where those in order end [1.3][1.5]`,
  async () => {
    const history = fc.array(fc.constantFrom(...steps), { minLength: 2, maxLength: 7 });
    const chances = fc.infiniteStream(fc.nat({ max: 1_000_000 }));
    await fc.assert(
      fc.asyncProperty(history, chances, async (steps, stream) => {
        const { state, due } = await inOrder(steps);
        const chance = (below: number) => (below === 0 ? 0 : stream.next().value! % below);
        expect(await disorderly(steps, chance)).toEqual(state);
        expect(state.totalEarned).toBe(SAVINGS + due.months * 2_000 + due.packs * 300 - due.returned);
        expect(state.balance).toBe(state.totalEarned);
        expect(state.postings).toBe(1 + due.months + due.packs);
      }),
      { ...SCHEDULES, endOnFailure: true },
    );
  },
  SCHEDULES.numRuns * 2_000,
);
