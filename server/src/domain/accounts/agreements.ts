import { desc, eq } from "drizzle-orm";
import { z } from "zod";
import type { Database } from "#db/client";
import { agreements } from "#db/schema/index";
import { editions } from "#domain/legal/editions";
import { invalid } from "#kernel/errors";
import { validate } from "#kernel/validate";
import type { Viewer } from "#kernel/viewer";

export interface Agreement {
  /** The terms that hold now. */
  version: number;
  date: string;
  /** The newest version that the user agreed to. */
  agreedVersion: number | null;
  agreedAt: Date | null;
}

/** Keeps when each account agreed to which terms. Nothing is refused for want of it. */
export function agreementsService({ db }: { db: Database }) {
  async function current({ uid }: Viewer): Promise<Agreement> {
    const [newest] = await db
      .select({ agreedVersion: agreements.version, agreedAt: agreements.agreedAt })
      .from(agreements)
      .where(eq(agreements.userId, uid))
      .orderBy(desc(agreements.version))
      .limit(1);
    return { ...editions.terms, agreedVersion: null, agreedAt: null, ...newest };
  }

  return {
    current,

    /** Only the terms that hold now can be agreed to; the first time stays. */
    async agree(viewer: Viewer, given: unknown): Promise<Agreement> {
      const { version } = editions.terms;
      if (validate(z.number().int(), given, "version") !== version)
        throw invalid("version", "not_allowed", { allowed: [String(version)] });
      await db.insert(agreements).values({ userId: viewer.uid, version }).onConflictDoNothing();
      return current(viewer);
    },
  };
}
