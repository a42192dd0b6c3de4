import { sentences } from "#lib/errors";
import { type AuthResult, sendVerification, signUp } from "#lib/identity/auth";
import { agreeToTerms } from "./agree-to-terms";
import { initializeUser, type Registration } from "./initialize-user";

/** How far it came, and whether the trial waits for a confirmed address. */
type Registered = AuthResult & { created: boolean; awaitsMail?: boolean };

/** Signs up with e-mail and password alone, then sets the account up; `created` says how far it came. */
export async function register(
  email: string,
  password: string,
  registration: Registration,
): Promise<Registered> {
  const signedUp = await signUp(email, password);
  if (!signedUp.success) return { ...signedUp, created: false };
  return setUp(registration);
}

export async function setUp(registration: Registration): Promise<Registered> {
  try {
    const awaitsMail = (await initializeUser(registration)) === "unverified";
    await agreeToTerms();
    // A mail that is not sent can be asked for again on the next screen.
    if (awaitsMail) await sendVerification(registration.language);
    return { success: true, created: true, awaitsMail };
  } catch (error) {
    console.error(sentences.initializeUser, error);
    return { success: false, created: true, error: sentences.initializeUser, code: "initialize-failed" };
  }
}
