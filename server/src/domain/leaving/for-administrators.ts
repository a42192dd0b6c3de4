import type { Database } from "#db/client";
import { record } from "#domain/admin/audit";
import { requireAdmin } from "#domain/admin/gate";
import { refuseOwn } from "#domain/admin/users";
import { notFound } from "#kernel/errors";
import { isStorable } from "#kernel/text/storable";
import type { Viewer } from "#kernel/viewer";
import type { Deletion, DeletionsService } from "./deletions.ts";
import type { AccountExport, ExportsService } from "./exports.ts";

interface Needs {
  db: Database;
  deletions: Pick<DeletionsService, "close">;
  exports: Pick<ExportsService, "order">;
}

/** Leaving, for somebody who cannot do it alone. */
export const leavingForAdministrators = ({ db, deletions, exports }: Needs) => ({
  /** The link is only for its owner, on the owner's own screen. */
  async export(viewer: Viewer, uid: string): Promise<AccountExport> {
    await requireAdmin(db, viewer);
    requireStorable(uid);
    const ordered = await exports.order(uid, (tx) =>
      record(tx, viewer, { action: "user.export", subject: uid }),
    );
    return { ...ordered, url: null };
  },

  /** As if its owner had asked for it: for 30 days a later sign-in takes it back. */
  async delete(viewer: Viewer, uid: string): Promise<Deletion> {
    await requireAdmin(db, viewer);
    requireStorable(uid);
    refuseOwn(viewer, uid);
    return deletions.close(uid, new Date(), (tx) =>
      record(tx, viewer, { action: "user.delete", subject: uid }),
    );
  },
});

function requireStorable(uid: string): void {
  if (!isStorable(uid)) throw notFound("User");
}
