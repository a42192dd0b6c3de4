import { env } from "#lib/env";

/**
 * Tells a configured address about the token: posted after each change, deleted after sign-out.
 * Nothing depends on its answer, so a failure is only logged.
 */
export async function syncToken(token: string | null, url = env.tokenSyncUrl): Promise<void> {
  if (!url) return;
  try {
    await fetch(
      url,
      token
        ? {
            method: "POST",
            headers: { "content-type": "application/json" },
            credentials: "include",
            body: JSON.stringify({ token }),
          }
        : { method: "DELETE", credentials: "include" },
    );
  } catch (error) {
    console.warn("Token sync failed", error);
  }
}
