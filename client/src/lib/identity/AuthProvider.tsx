import { createContext, type ReactNode, use, useEffect, useState } from "react";
import { identityClient } from "./client";
import { syncToken } from "./token-sync";

export interface AuthUser {
  uid: string;
  email: string | null;
  displayName: string | null;
}

/** Loading until the provider has spoken, then a user or none; failed when it cannot be reached at all. */
export type Session =
  | { status: "loading"; user: null }
  | { status: "ready"; user: AuthUser | null }
  | { status: "failed"; user: null; error: unknown };

export const SessionContext = createContext<Session>({ status: "loading", user: null });

export const useSession = (): Session => use(SessionContext);

/** The signed-in user; only where ProtectedRoute stands above. */
export function useAuthUser(): AuthUser {
  const { user } = useSession();
  if (!user) throw new Error("Not authenticated");
  return user;
}

/** Follows what the provider reports: sign-in, sign-out, other tabs, disabled accounts, new tokens. */
export function AuthProvider({ children }: { children: ReactNode }) {
  const [session, setSession] = useState<Session>({ status: "loading", user: null });

  useEffect(() => {
    let stop = () => {};
    let gone = false;
    let synced = false;
    identityClient().then(
      ({ auth, sdk }) => {
        if (gone) return;
        stop = sdk.onIdTokenChanged(auth, async (user) => {
          setSession((before) => (before.user && before.user.uid === user?.uid ? before : ready(user)));
          if (user || synced) await syncToken(user && (await user.getIdToken()));
          synced = Boolean(user);
        });
      },
      (error: unknown) => setSession({ status: "failed", user: null, error }),
    );
    return () => {
      gone = true;
      stop();
    };
  }, []);

  return <SessionContext value={session}>{children}</SessionContext>;
}

const ready = (user: AuthUser | null): Session => ({
  status: "ready",
  user: user && { uid: user.uid, email: user.email, displayName: user.displayName },
});
