import type { User } from "firebase/auth";
import type { Language } from "#lib/i18n/language";
import { finishBeforeSignOut } from "./before-sign-out";
import { identityClient } from "./client";

/** The answer of every helper: forms show `error`, and choose a text of their own by `code`. */
export type AuthResult = { success: true; user?: User } | { success: false; error: string; code: string };

export const codeOf = (error: unknown): string => (error as { code?: string } | null)?.code ?? "unknown";

export const failure = (error: unknown, message: string, code = codeOf(error)): AuthResult => ({
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
