import { and, eq } from "drizzle-orm";
import type { Database, Transaction } from "#db/client";
import { entries, formerPages, pages, revisions, type ScriptRow, scripts } from "#db/schema/index";
import { hashOf } from "#domain/credits/quotes";
import { scriptKey } from "#domain/files/keys";
import type { LooseFiles } from "#domain/files/loose-files";
import { storedPage } from "#domain/pages/store";
import type { RevisionsService, RevisionView } from "#domain/revisions/revisions.service";
import { nextNumber } from "#domain/scripts/revision-number";
import { AppError } from "#kernel/errors";
import type { Viewer } from "#kernel/viewer";
import { mender } from "./mend.ts";
import type { FactChange, TextChange } from "./page-changes.ts";
import { type TouchedSentence, touched, withChanges } from "./script-changes.ts";

/** Compares a page with what it said when a script was written from it. */
export interface Changes {
  /** Stands for exactly this script and this page: what is agreed to is what was seen. */
  id: string;
  revisionNumber: string;
  /** When the page was read that the script was written from, and when it was read last. */
  since: Date;
  readAt: Date;
  facts: FactChange[];
  texts: TextChange[];
  /** The sentences that this concerns. */
  sentences: TouchedSentence[];
}

interface Needs {
  db: Database;
  revisions: RevisionsService;
  files: LooseFiles;
}

export function changesService({ db, revisions: service, files }: Needs) {
  /** The live revision, else the newest. */
  async function chosen(viewer: Viewer, entryId: string, number?: string | null) {
    if (number) return service.get(viewer, entryId, number);
    const all = await service.list(viewer, entryId);
    return all.find(({ isLive }) => isLive) ?? all[0] ?? null;
  }

  return {
    /** Changes since a revision was written and their effect on it; null without any. */
    async get(viewer: Viewer, entryId: string, number?: string | null): Promise<Changes | null> {
      const revision = await chosen(viewer, entryId, number);
      const compared = revision?.script && (await compare(db, entryId, revision.script));
      if (!revision || !compared) return null;
      const { id, mending, since, readAt, script } = compared;
      const { facts, texts } = mending;
      const sentences = touched(script, mending.mend);
      return { id, revisionNumber: revision.number, since, readAt, facts, texts, sentences };
    },

    /**
     * Brings a revision up to its page as a new one: sentences that can be mended say what the page says
     * now, the others stay and are marked. The revision itself stays as it is.
     */
    async renew(
      viewer: Viewer,
      entryId: string,
      number: string,
      changesId?: string | null,
    ): Promise<RevisionView> {
      const { script } = await service.get(viewer, entryId, number);
      const compared = script && (await compare(db, entryId, script));
      if (!compared || (changesId && changesId !== compared.id)) throw stale();
      const filePath = scriptKey(viewer.uid, entryId, await nextNumber(db, entryId));
      const renewed = { ...withChanges(compared.script, compared.mending), filePath };
      await files.write(filePath, renewed.content);
      try {
        const made = await db.transaction(async (tx) => {
          await tx.select({ id: entries.id }).from(entries).where(eq(entries.id, entryId)).for("update");
          const found = await scriptOf(tx, entryId, number);
          if (found?.version !== compared.script.version) throw stale();
          if ((await versionOf(tx, entryId)) !== compared.version) throw stale();
          return keep(tx, viewer, entryId, { ...renewed, ...compared });
        });
        return await service.get(viewer, entryId, made);
      } finally {
        await files.sweep([filePath]);
      }
    },
  };

  async function keep(
    tx: Transaction,
    viewer: Viewer,
    entryId: string,
    { script, version, content, ties, filePath }: Compared & Renewed,
  ) {
    const number = await nextNumber(tx, entryId);
    const [revision] = await tx.insert(revisions).values({ entryId, number }).returning({ id: revisions.id });
    if (!revision) throw new Error("a revision was not written");
    const { settings } = script;
    await tx.insert(scripts).values({
      revisionId: revision.id,
      userId: viewer.uid,
      content,
      filePath,
      settings,
      ties,
      pageVersion: version,
    });
    await files.claim(tx, filePath);
    return number;
  }
}

type Renewed = ReturnType<typeof withChanges> & { filePath: string };
type Compared = NonNullable<Awaited<ReturnType<typeof compare>>>;

/** A script beside its page as it was and as it is; null where that is the same. */
async function compare(db: Database, entryId: string, script: ScriptRow) {
  if (script.pageVersion === null) return null;
  const [row] = await db
    .select({
      former: formerPages.page,
      since: formerPages.readAt,
      readAt: pages.createdAt,
      version: pages.version,
    })
    .from(formerPages)
    .innerJoin(pages, eq(pages.entryId, formerPages.entryId))
    .where(and(eq(formerPages.entryId, entryId), eq(formerPages.version, script.pageVersion)));
  const page = row && (await storedPage(db, entryId));
  if (!row || !page) return null;
  const { former, since, readAt, version } = row;
  const id = hashOf([script.id, script.version, version]).slice(0, 32);
  return { id, script, version, since, readAt, mending: mender(former, page) };
}

async function versionOf(tx: Transaction, entryId: string): Promise<number | undefined> {
  const [page] = await tx.select({ version: pages.version }).from(pages).where(eq(pages.entryId, entryId));
  return page?.version;
}

async function scriptOf(tx: Transaction, entryId: string, number: string): Promise<ScriptRow | null> {
  const [row] = await tx
    .select({ script: scripts })
    .from(scripts)
    .innerJoin(revisions, eq(revisions.id, scripts.revisionId))
    .where(and(eq(revisions.entryId, entryId), eq(revisions.number, number)));
  return row?.script ?? null;
}

const stale = () =>
  new AppError("CONFLICT", {
    message: "The page or the script has changed since; look at the changes again",
    reason: "STALE_CHANGES",
  });
