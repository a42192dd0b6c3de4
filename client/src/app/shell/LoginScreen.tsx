import { useSearchParams } from "react-router-dom";
import { LoginPage } from "#features/auth/LoginPage";
import { lazyScreen } from "#lib/lazy-screen";

const LeavePage = lazyScreen(() => import("#features/account/LeavePage"), "LeavePage");

/** Signing in; with `?leave` in the address it leads to the deletion of the account, or to taking that back. */
export function LoginScreen() {
  const [query] = useSearchParams();
  return query.has("leave") ? <LeavePage signIn={<LoginPage />} /> : <LoginPage />;
}
