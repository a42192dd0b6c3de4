import { sentences } from "#lib/errors";
import { type AuthResult, signUp } from "#lib/identity/auth";
import { initializeUser, type Registration } from "./initialize-user";

/** Signs up with e-mail and password alone, then sets the account up; `created` says how far it came. */
export async function register(
  email: string,
  password: string,
  registration: Registration,
): Promise<AuthResult & { created: boolean }> {
  const signedUp = await signUp(email, password);
  if (!signedUp.success) return { ...signedUp, created: false };
  return setUp(registration);
}

export async function setUp(registration: Registration): Promise<AuthResult & { created: boolean }> {
  try {
    await initializeUser(registration);
    return { success: true, created: true };
  } catch (error) {
    console.error(sentences.initializeUser, error);
    return { success: false, created: true, error: sentences.initializeUser, code: "initialize-failed" };
  }
}
