import type { User } from "firebase/auth";
import { createContext, type ReactNode, startTransition, use, useEffect, useState } from "react";
import { setStorageOwner } from "#lib/own-storage";
import { identityClient, identityReady } from "./client";
import { syncToken } from "./token-sync";

export interface AuthUser {
  uid: string;
  email: string | null;
  displayName: string | null;
}

/** Loading until the provider has spoken, then a user or none; failed while it cannot be reached. */
export type Session =
  | { status: "loading"; user: null }
  | { status: "ready"; user: AuthUser | null }
  | { status: "failed"; user: null; error: unknown; retry: () => void };

const loading: Session = { status: "loading", user: null };

export const SessionContext = createContext<Session>(loading);

export const useSession = (): Session => use(SessionContext);

/** The signed-in user; only where ProtectedRoute stands above. */
export function useAuthUser(): AuthUser {
  const { user } = useSession();
  if (!user) throw new Error("Not authenticated");
  return user;
}

/** Follows what the provider reports: sign-in, sign-out, other tabs, disabled accounts, new tokens. */
export function AuthProvider({ children }: { children: ReactNode }) {
  const [session, setSession] = useState<Session>(loading);

  useEffect(() => {
    const start = () => {
      setSession(loading);
      identityClient().catch((error: unknown) =>
        setSession({ status: "failed", user: null, error, retry: start }),
      );
    };
    start();
  }, []);

  const retry = session.status === "failed" ? session.retry : null;
  useEffect(() => {
    if (!retry) return;
    window.addEventListener("online", retry);
    return () => window.removeEventListener("online", retry);
  }, [retry]);

  useEffect(() => {
    let stop: (() => void) | null = () => {};
    let isFirst = true;
    void identityReady.then(({ auth, sdk }) => {
      if (stop)
        stop = sdk.onIdTokenChanged(auth, (user) => {
          setStorageOwner(user?.uid ?? null);
          const report = () =>
            setSession((before) => (user && before.user?.uid === user.uid ? before : ready(user)));
          // The first one has a whole screen drawn: in slices, so that the page stays responsive.
          if (isFirst) startTransition(report);
          else report();
          isFirst = false;
          void syncUser(user);
        });
    });
    return () => {
      stop?.();
      stop = null;
    };
  }, []);

  return <SessionContext value={session}>{children}</SessionContext>;
}

let synced = false;

/** A visit that never was signed in has nothing to delete. */
async function syncUser(user: User | null) {
  if (user || synced) await syncToken(user && (await user.getIdToken()));
  synced = user !== null;
}

const ready = (user: AuthUser | null): Session => ({
  status: "ready",
  user: user && { uid: user.uid, email: user.email, displayName: user.displayName },
});
