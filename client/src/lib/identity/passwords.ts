import type { Language } from "#lib/i18n/language";
import { type AuthResult, codeOf, failure } from "./auth";
import { identityClient } from "./client";

/** An unknown address is reported as success, so that nobody learns who has an account. */
export async function sendPasswordReset(email: string, language: Language): Promise<AuthResult> {
  try {
    const { auth, sdk } = await identityClient();
    auth.languageCode = language;
    await sdk.sendPasswordResetEmail(auth, email, { url: `${location.origin}/login?lang=${language}` });
    return { success: true };
  } catch (error) {
    if (codeOf(error) === "auth/user-not-found") return { success: true };
    return failure(error, "Failed to send password reset email");
  }
}

export async function confirmReset(oobCode: string, password: string): Promise<AuthResult> {
  try {
    const { auth, sdk } = await identityClient();
    await sdk.confirmPasswordReset(auth, oobCode, password);
    return { success: true };
  } catch (error) {
    return failure(error, "Failed to reset password");
  }
}

export const passwordCodes = [
  "not-authenticated",
  "wrong-password",
  "weak-password",
  "too-many-requests",
  "requires-recent-login",
  "password-change-failed",
] as const;
export type PasswordCode = (typeof passwordCodes)[number];

const passwordCodeOf: Record<string, PasswordCode> = {
  "auth/not-authenticated": "not-authenticated",
  "auth/wrong-password": "wrong-password",
  "auth/invalid-credential": "wrong-password",
  "auth/invalid-login-credentials": "wrong-password",
  "auth/weak-password": "weak-password",
  "auth/too-many-requests": "too-many-requests",
  "auth/requires-recent-login": "requires-recent-login",
};

/** Proves to the provider that the signed-in user knows this password. */
async function prove(password: string) {
  const { auth, sdk } = await identityClient();
  const user = auth.currentUser;
  if (!user?.email) throw Object.assign(new Error("Not authenticated"), { code: "auth/not-authenticated" });
  await sdk.reauthenticateWithCredential(user, sdk.EmailAuthProvider.credential(user.email, password));
  return { user, sdk };
}

/** Signs the same user in anew, for what asks for a fresh sign-in. */
export async function signInAnew(password: string): Promise<AuthResult> {
  try {
    await prove(password);
    return { success: true };
  } catch (error) {
    return failure(error, "Reauthentication failed", passwordCodeOf[codeOf(error)]);
  }
}

/** Proves the current password first; the provider judges whether the new one is strong enough. */
export async function changePassword(current: string, next: string): Promise<AuthResult> {
  try {
    const { user, sdk } = await prove(current);
    await sdk.updatePassword(user, next);
    // The change revokes every sign-in before it, to the second: this device's own may be among them.
    await prove(next).catch((error) => console.warn("Signing in anew failed", error));
    return { success: true };
  } catch (error) {
    const code = passwordCodeOf[codeOf(error)] ?? "password-change-failed";
    return failure(error, "password-change-failed", code);
  }
}
