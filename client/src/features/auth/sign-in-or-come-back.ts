import { callApi } from "#lib/api";
import { type AuthResult, signIn } from "#lib/identity/auth";

/**
 * An account that is about to be deleted is locked at the provider. The server lets the provider take the password
 * again for 15 minutes; the screen after that asks whether to stay. `tell` hears of it before there is a user.
 */
export async function signInOrComeBack(
  email: string,
  password: string,
  tell: (comesBack: boolean) => void,
): Promise<AuthResult> {
  const result = await signIn(email, password);
  if (result.success || result.code !== "auth/user-disabled") return result;
  const isOpen = await callApi("/api/account/sign-in", { method: "POST", body: { email } }).then(
    () => true,
    () => false,
  );
  if (!isOpen) return result;
  tell(true);
  const again = await signIn(email, password);
  if (!again.success) tell(false);
  return again;
}
