import { and, eq, isNull, sql } from "drizzle-orm";
import type { Database } from "#db/client";
import { orders, type User, users } from "#db/schema/index";
import type { MediaLinks } from "#domain/links/media-links";
import { notFound } from "#kernel/errors";
import { MONTHLY_PRICE_YEN } from "#kernel/limits";
import type { Language } from "#kernel/vocabulary";
import type { Order } from "#ports/payments";

export interface OpenOrder {
  id: string;
  user: Pick<User, "id" | "email" | "plan" | "accountExpiresAt" | "closedAt">;
  order: Order;
  language: Language;
}

interface Needs {
  db: Database;
  links: Pick<MediaLinks, "sign">;
  publicUrl: string;
}

/** Orders between the call that asks for them and the page where they are paid. */
export const orderDesk = ({ db, links, publicUrl }: Needs) => ({
  /**
   * Address of the last screen, which is signed and runs out. A user has one open order of a kind: a new request
   * replaces it, and a screen that shows the former one can no longer place it.
   */
  async open(userId: string, order: Order, language: Language): Promise<string> {
    const row = rowOf(userId, order, language);
    const [open] = await db
      .insert(orders)
      .values(row)
      .onConflictDoUpdate({
        target: [orders.userId, orders.kind],
        targetWhere: isNull(orders.placedAt),
        set: { ...row, createdAt: sql`now()` },
      })
      .returning({ id: orders.id });
    if (!open) throw new Error("the order was not stored");
    return `${publicUrl}${links.sign(`/order/${open.id}`)}`;
  },

  async find(id: string): Promise<OpenOrder> {
    const [found] = await db
      .select({
        kind: orders.kind,
        credits: orders.credits,
        yen: orders.yen,
        language: orders.language,
        user: {
          id: users.id,
          email: users.email,
          plan: users.plan,
          accountExpiresAt: users.accountExpiresAt,
          closedAt: users.closedAt,
        },
      })
      .from(orders)
      .innerJoin(users, eq(users.id, orders.userId))
      .where(and(eq(orders.id, id), isNull(users.deletionAskedAt)));
    if (!found) throw notFound("Order");
    const { kind, credits, yen, language, user } = found;
    const order: Order = kind === "pack" ? { kind, credits: credits ?? 0, yen } : { kind };
    return { id, user, order, language };
  },

  /**
   * Keeps the words of the screen, to which the user agreed. The button, pressed again, orders one more pack; of a
   * subscription it orders the same one until it is paid. Answers the id of the order.
   */
  async place(
    { id, user, order, language }: OpenOrder,
    { version, hash, at }: { version: number; hash: string; at: Date },
  ): Promise<string> {
    const agreed = { shownVersion: version, shownHash: hash, placedAt: at };
    const shown = rowOf(user.id, order, language);
    const [first] = await db
      .update(orders)
      .set(agreed)
      .where(and(eq(orders.id, id), isNull(orders.placedAt), isStill(shown)))
      .returning({ id: orders.id });
    if (first) return first.id;
    if (order.kind === "subscription") {
      const isThisOne = and(eq(orders.id, id), eq(orders.shownHash, hash), isNull(orders.paidAt));
      if ((await db.$count(orders, isThisOne)) > 0) return id;
    }
    const [further] = await db
      .insert(orders)
      .values({ ...shown, ...agreed })
      .returning({ id: orders.id });
    if (!further) throw new Error("the order was not stored");
    return further.id;
  },

  /** Names the provider's checkout in the order that it was opened for. */
  async tie(id: string, checkoutId: string): Promise<void> {
    await db.update(orders).set({ checkoutId }).where(eq(orders.id, id));
  },
});

/** Another tab may have made another order of the open one since its screen was shown. */
const isStill = ({ kind, credits, yen, language }: ReturnType<typeof rowOf>) =>
  and(
    eq(orders.kind, kind),
    credits === null ? isNull(orders.credits) : eq(orders.credits, credits),
    eq(orders.yen, yen),
    eq(orders.language, language),
  );

function rowOf(userId: string, order: Order, language: Language) {
  const { credits, yen } = order.kind === "pack" ? order : { credits: null, yen: MONTHLY_PRICE_YEN };
  return { userId, kind: order.kind, credits, yen, language };
}
