import { and, asc, eq } from "drizzle-orm";
import { z } from "zod";
import type { Database } from "#db/client";
import { type SiteRow, sites, users } from "#db/schema/index";
import { AllowedOrigins } from "#domain/publications/allowed-origins";
import { newPublicId } from "#domain/publications/public-id";
import type { PublicationsService } from "#domain/publications/publications.service";
import { AppError, notFound } from "#kernel/errors";
import { SITES } from "#kernel/limits";
import { escapeHtml } from "#kernel/text/escape-html";
import { validate } from "#kernel/validate";
import type { Viewer } from "#kernel/viewer";
import type { Events } from "#ports/events";
import { siteLookup } from "./lookup.ts";

const NAME_CHARACTERS = 100;

const SiteInput = z.strictObject({
  name: z.string().trim().min(1).max(NAME_CHARACTERS),
  allowedOrigins: AllowedOrigins.refine((origins) => origins.length > 0, "empty"),
});

/** A site with the code for its template. */
export interface SiteView {
  key: string;
  name: string;
  allowedOrigins: string[];
  /** HTML of a script that shows the player on each page that has an audio. */
  scriptCode: string;
  createdAt: Date;
}

interface Needs {
  db: Database;
  events: Pick<Events, "observe" | "publish">;
  publications: Pick<PublicationsService, "open">;
  publicUrl: string;
}

/** Sites whose pages find the audio of their own address. */
export function sitesService({ db, events, publications, publicUrl }: Needs) {
  const own = (viewer: Viewer, key: string) => and(eq(sites.key, key), eq(sites.userId, viewer.uid));

  const view = ({ key, name, allowedOrigins, createdAt }: SiteRow): SiteView => ({
    key,
    name,
    allowedOrigins,
    scriptCode: `<script async src="${escapeHtml(publicUrl)}/embed.js" data-yomikoe-site="${key}"></script>`,
    createdAt,
  });

  return {
    /** Oldest first. */
    async list(viewer: Viewer): Promise<SiteView[]> {
      const rows = await db
        .select()
        .from(sites)
        .where(eq(sites.userId, viewer.uid))
        .orderBy(asc(sites.createdAt), asc(sites.key));
      return rows.map(view);
    },

    async create(viewer: Viewer, given: unknown): Promise<SiteView> {
      const input = validate(SiteInput, given);
      return db.transaction(async (tx) => {
        await tx.select({ id: users.id }).from(users).where(eq(users.id, viewer.uid)).for("update");
        const count = await tx.$count(sites, eq(sites.userId, viewer.uid));
        if (count >= SITES)
          throw new AppError("CONFLICT", {
            message: `An account has at most ${SITES} sites`,
            reason: "TOO_MANY_SITES",
            details: { field: "sites", rule: "too_many_items", limit: SITES },
          });
        const [row] = await tx
          .insert(sites)
          .values({ key: newPublicId(), userId: viewer.uid, ...input })
          .returning();
        return view(row as SiteRow);
      });
    },

    async update(viewer: Viewer, key: string, given: unknown): Promise<SiteView> {
      const input = validate(SiteInput, given);
      return db.transaction(async (tx) => {
        const [row] = await tx.update(sites).set(input).where(own(viewer, key)).returning();
        if (!row) throw notFound("Site");
        await events.publish(tx, { kind: "site", userId: viewer.uid, key });
        return view(row);
      });
    },

    /** Pages that still hold the key show nothing from then on. */
    async remove(viewer: Viewer, key: string): Promise<void> {
      await db.transaction(async (tx) => {
        const [row] = await tx.delete(sites).where(own(viewer, key)).returning({ key: sites.key });
        if (!row) throw notFound("Site");
        await events.publish(tx, { kind: "site", userId: viewer.uid, key });
      });
    },

    lookup: siteLookup({ db, events, publications }),
  };
}
