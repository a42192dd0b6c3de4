import type { Page } from "@playwright/test";
import type { Credential } from "./admin";
import { places } from "./places";

/** Leaves in the browser what a registration does: who is signed in. */
export async function keepSession(
  page: Page,
  email: string,
  { localId, idToken, refreshToken }: Credential,
): Promise<void> {
  const config = await fetch(`${places().address}/api/config/firebase`);
  const { apiKey } = ((await config.json()) as { data: { apiKey: string } }).data;
  const now = Date.now();
  const user = {
    uid: localId,
    email,
    emailVerified: false,
    isAnonymous: false,
    providerData: [],
    stsTokenManager: { refreshToken, accessToken: idToken, expirationTime: now + 3_600_000 },
    createdAt: String(now),
    lastLoginAt: String(now),
    apiKey,
    appName: "[DEFAULT]",
  };
  // The lightest address of the same origin.
  await page.goto("/version.json");
  await page.evaluate(([key, value]) => localStorage.setItem(key, value), [
    `firebase:authUser:${apiKey}:[DEFAULT]`,
    JSON.stringify(user),
  ] as const);
}
