import { randomBytes } from "node:crypto";
import { eq } from "drizzle-orm";
import type { Database } from "#db/client";
import { secrets } from "#db/schema/operations";

/** A value shared by all processes of an installation, as the first process gave it: a random key, unless it has another. */
export async function sharedSecret(
  db: Database,
  name: string,
  value = randomBytes(32).toString("base64url"),
): Promise<string> {
  await db.insert(secrets).values({ name, value }).onConflictDoNothing();
  const [row] = await db.select({ value: secrets.value }).from(secrets).where(eq(secrets.name, name));
  if (!row) throw new Error(`the secret ${name} was removed while it was read`);
  return row.value;
}
