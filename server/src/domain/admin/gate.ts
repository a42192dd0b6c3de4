import { eq } from "drizzle-orm";
import type { Database } from "#db/client";
import { users } from "#db/schema/index";
import { AppError } from "#kernel/errors";
import type { Viewer } from "#kernel/viewer";

/** The operator who runs the installation's commands owns the machine, and so needs no role. */
export const operator: Viewer = {
  uid: "operator",
  email: "operator",
  emailVerified: true,
  role: "admin",
  plan: "free",
  expired: null,
};

/** Refuses everybody without the role. Asks the database: a socket's viewer is as old as the socket. */
export async function requireAdmin(db: Database, viewer: Viewer): Promise<void> {
  if (viewer === operator) return;
  const [user] = await db.select({ role: users.role }).from(users).where(eq(users.id, viewer.uid));
  if (user?.role === "admin") return;
  throw new AppError("FORBIDDEN", { message: "Only administrators may do this", reason: "ADMIN_ONLY" });
}
