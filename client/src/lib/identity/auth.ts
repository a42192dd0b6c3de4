import type { User } from "firebase/auth";
import type { Language } from "#lib/i18n/language";
import { finishBeforeSignOut } from "./before-sign-out";
import { identityClient } from "./client";

/** The answer of every helper: forms show `error`, and choose a text of their own by `code`. */
export type AuthResult = { success: true; user?: User } | { success: false; error: string; code: string };

const codeOf = (error: unknown): string => (error as { code?: string } | null)?.code ?? "unknown";

const failure = (error: unknown, message: string, code = codeOf(error)): AuthResult => ({
  success: false,
  error: (error instanceof Error && error.message) || message,
  code,
});

export async function signIn(email: string, password: string): Promise<AuthResult> {
  try {
    const { auth, sdk } = await identityClient();
    const { user } = await sdk.signInWithEmailAndPassword(auth, email, password);
    return { success: true, user };
  } catch (error) {
    return failure(error, "Login failed");
  }
}

export async function signUp(email: string, password: string): Promise<AuthResult> {
  try {
    const { auth, sdk } = await identityClient();
    const { user } = await sdk.createUserWithEmailAndPassword(auth, email, password);
    return { success: true, user };
  } catch (error) {
    return failure(error, "Registration failed");
  }
}

export async function signOut(): Promise<AuthResult> {
  try {
    await finishBeforeSignOut();
    const { auth, sdk } = await identityClient();
    await sdk.signOut(auth);
    return { success: true };
  } catch (error) {
    return failure(error, "Logout failed");
  }
}

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

/** Sends the signed-in user the mail whose link confirms the address. */
export async function sendVerification(language: Language): Promise<AuthResult> {
  try {
    const { auth, sdk } = await identityClient();
    if (!auth.currentUser)
      throw Object.assign(new Error("Not authenticated"), { code: "auth/not-authenticated" });
    auth.languageCode = language;
    await sdk.sendEmailVerification(auth.currentUser, { url: `${location.origin}/` });
    return { success: true };
  } catch (error) {
    return failure(error, "Failed to send verification email");
  }
}

/** Asks the provider whether the address is confirmed by now, and has a token made that says so. */
export async function isVerifiedByNow(): Promise<boolean> {
  const { auth, sdk } = await identityClient();
  const user = auth.currentUser;
  if (!user) return false;
  await sdk.reload(user);
  if (user.emailVerified) await user.getIdToken(true);
  return user.emailVerified;
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

/** The signed-in user's token, from the SDK's own store; `renew` fetches a new one from the provider. */
export async function getToken(renew = false): Promise<string | null> {
  try {
    const { auth } = await identityClient();
    await auth.authStateReady();
    return (await auth.currentUser?.getIdToken(renew)) ?? null;
  } catch (error) {
    console.error("Getting the ID token failed", error);
    throw error;
  }
}
