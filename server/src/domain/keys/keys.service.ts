import { and, count, desc, eq, getTableColumns, sql } from "drizzle-orm";
import { z } from "zod";
import type { Database, Transaction } from "#db/client";
import { type ApiKeyRow, apiKeys, users } from "#db/schema/index";
import { usedThisMonth } from "#domain/credits/key-spending";
import { fingerprintOf, lastFourOf, mintKey } from "#kernel/api-key";
import { AppError, notFound } from "#kernel/errors";
import { API_KEY_DAYS, API_KEYS, OVERLAP_HOURS, ROLL_HOURS } from "#kernel/limits";
import { isId, validate, validationError } from "#kernel/validate";
import type { Viewer } from "#kernel/viewer";
import type { Events } from "#ports/events";
import { KeyChange, NewKey } from "./input.ts";
import { keyRecognizer, keyUseOf } from "./recognize.ts";

/** A key as its owner sees it: never the key itself. */
export type ApiKey = Omit<ApiKeyRow, "userId" | "fingerprint" | "formerFingerprint" | "usedMonth">;

/** The one answer that shows the key. */
export type ShownKey = ApiKey & { key: string };

const Roll = z.strictObject({ overlapHours: z.int().min(0).max(ROLL_HOURS).default(OVERLAP_HOURS) });
const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;

interface Needs {
  db: Database;
  events: Pick<Events, "publish">;
  onError: (error: unknown) => void;
}

export function keysService({ db, events, onError }: Needs) {
  const own = (viewer: Viewer, id: string) => and(eq(apiKeys.id, id), eq(apiKeys.userId, viewer.uid));

  /** Open sockets of the account check again, in every process. */
  const tell = (tx: Transaction, { uid }: Viewer) => events.publish(tx, { kind: "account", userId: uid });

  async function change(viewer: Viewer, id: string, values: Partial<typeof apiKeys.$inferInsert>) {
    if (!isId(id)) throw notFound("Key");
    return db.transaction(async (tx) => {
      const [row] = await tx.update(apiKeys).set(values).where(own(viewer, id)).returning(shown);
      if (!row) throw notFound("Key");
      await tell(tx, viewer);
      return row;
    });
  }

  async function remove(viewer: Viewer, id: string): Promise<void> {
    if (!isId(id)) throw notFound("Key");
    await db.transaction(async (tx) => {
      const gone = await tx.delete(apiKeys).where(own(viewer, id)).returning({ id: apiKeys.id });
      if (gone.length === 0) throw notFound("Key");
      await tell(tx, viewer);
    });
  }

  return {
    useOf: keyUseOf,
    recognize: keyRecognizer({ db, onError }),

    /** Newest first. */
    list: (viewer: Viewer): Promise<ApiKey[]> =>
      db
        .select(shown)
        .from(apiKeys)
        .where(eq(apiKeys.userId, viewer.uid))
        .orderBy(desc(apiKeys.createdAt), desc(apiKeys.id)),

    /** The key is in this answer, and nowhere ever again. */
    async create(viewer: Viewer, given: unknown): Promise<ShownKey> {
      const { expiresAt = new Date(Date.now() + API_KEY_DAYS * DAY_MS), ...values } = validate(NewKey, given);
      const key = mintKey();
      return db.transaction(async (tx) => {
        // One at a time: two at once could both find room for the last one.
        await tx.select({ id: users.id }).from(users).where(eq(users.id, viewer.uid)).for("update");
        const [kept] = await tx.select({ keys: count() }).from(apiKeys).where(eq(apiKeys.userId, viewer.uid));
        if ((kept?.keys ?? 0) >= API_KEYS) throw full();
        const [row] = await tx
          .insert(apiKeys)
          .values({ ...values, ...storedOf(key), expiresAt, userId: viewer.uid })
          .returning(shown);
        return { ...(row as ApiKey), key };
      });
    },

    /** Changes what is given; a limit that is null is none. */
    async update(viewer: Viewer, id: string, given: unknown): Promise<ApiKey> {
      const parsed = KeyChange.safeParse(given, { reportInput: true });
      if (!parsed.success) throw validationError(parsed.error);
      return Object.keys(parsed.data).length > 0 ? change(viewer, id, parsed.data) : this.get(viewer, id);
    },

    async get(viewer: Viewer, id: string): Promise<ApiKey> {
      const [row] = isId(id) ? await db.select(shown).from(apiKeys).where(own(viewer, id)) : [];
      if (!row) throw notFound("Key");
      return row;
    },

    /** Revokes it at once. */
    remove,

    /** Revokes the key by which the call came. */
    async removeCurrent(viewer: Viewer): Promise<string> {
      const { key } = viewer;
      if (!key)
        throw new AppError("CONFLICT", {
          message: "This call came without an API key",
          reason: "NO_KEY_USED",
        });
      await remove(viewer, key.id);
      return key.id;
    },

    /** Replaces the key by another with the same rights and limits; the former one works for some hours more. */
    async roll(viewer: Viewer, id: string, given: unknown = {}): Promise<ShownKey> {
      const { overlapHours } = validate(Roll, given ?? {});
      const key = mintKey();
      const row = await change(viewer, id, {
        ...storedOf(key),
        formerFingerprint: sql`${apiKeys.fingerprint}` as unknown as string,
        formerUntil: new Date(Date.now() + overlapHours * HOUR_MS),
      });
      return { ...row, key };
    },
  };
}

const { userId, fingerprint, formerFingerprint, usedMonth, ...visible } = getTableColumns(apiKeys);
const shown = { ...visible, usedCredits: usedThisMonth };

const storedOf = (key: string) => ({ fingerprint: fingerprintOf(key), lastFour: lastFourOf(key) });

const full = () =>
  new AppError("CONFLICT", {
    message: `An account holds ${API_KEYS} keys`,
    reason: "KEYS_FULL",
    details: { field: "keys", rule: "too_many_items", limit: API_KEYS },
  });
