import type { Auth } from "firebase-admin/auth";
import type { Identity } from "#ports/identity";

interface Needs {
  /** The error that a failure means; undefined where the user is unknown, to whom nothing can be done. */
  asAnswered(cause: unknown): Error | undefined;
  /** Forgets what is remembered of a user. */
  forget(uid: string): void;
}

/** Changes of a user at the provider, each of which may be repeated. */
export function accountChanges(
  auth: Auth,
  { asAnswered, forget }: Needs,
): Pick<Identity, "disable" | "enable" | "remove"> {
  async function change(uid: string, changes: () => Promise<unknown>): Promise<void> {
    try {
      await changes();
    } catch (cause) {
      const error = asAnswered(cause);
      if (error) throw error;
    } finally {
      forget(uid);
    }
  }

  return {
    disable: (uid) =>
      change(uid, async () => {
        await auth.updateUser(uid, { disabled: true });
        await auth.revokeRefreshTokens(uid);
      }),
    enable: (uid) => change(uid, () => auth.updateUser(uid, { disabled: false })),
    remove: (uid) => change(uid, () => auth.deleteUser(uid)),
  };
}
