import { and, desc, eq } from "drizzle-orm";
import type { Database } from "./client.ts";
import { paymentSandbox } from "./schema/index.ts";

type Row = typeof paymentSandbox.$inferSelect;

/** The rows of the payment sandbox. */
export function sandboxRows(db: Database) {
  return {
    async find(kind: Row["kind"], id: string): Promise<Row | undefined> {
      const [row] = await db
        .select()
        .from(paymentSandbox)
        .where(and(eq(paymentSandbox.id, id), eq(paymentSandbox.kind, kind)));
      return row;
    },

    list: (kind: Row["kind"], customerId: string): Promise<Row[]> =>
      db
        .select()
        .from(paymentSandbox)
        .where(and(eq(paymentSandbox.customerId, customerId), eq(paymentSandbox.kind, kind)))
        .orderBy(desc(paymentSandbox.createdAt)),

    async insert(row: Omit<Row, "createdAt">) {
      await db.insert(paymentSandbox).values(row).onConflictDoNothing();
    },

    async replace(id: string, data: Row["data"]) {
      await db.update(paymentSandbox).set({ data }).where(eq(paymentSandbox.id, id));
    },

    async remove(id: string) {
      await db.delete(paymentSandbox).where(eq(paymentSandbox.id, id));
    },

    async reassign(customerId: string, to: string) {
      await db
        .update(paymentSandbox)
        .set({ customerId: to })
        .where(eq(paymentSandbox.customerId, customerId));
    },

    replaceAndInsert: (id: string, data: Row["data"], row: Omit<Row, "createdAt">): Promise<void> =>
      db.transaction(async (tx) => {
        await tx.update(paymentSandbox).set({ data }).where(eq(paymentSandbox.id, id));
        await tx.insert(paymentSandbox).values(row).onConflictDoNothing();
      }),
  };
}
