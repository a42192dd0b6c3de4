import { Navigate, Outlet } from "react-router-dom";
import { useSession } from "#lib/identity/AuthProvider";
import { LoadingScreen } from "#lib/ui/LoadingScreen";
import { paths } from "../paths";
import { FailureScreen } from "./FailureScreen";

/** Shows its screens to a signed-in user, and the sign-in screen to anybody else. */
export function ProtectedRoute() {
  const session = useSession();
  if (session.status === "loading") return <LoadingScreen />;
  if (session.status === "failed") return <FailureScreen error={session.error} retry={session.retry} />;
  return session.user ? <Outlet /> : <Navigate to={paths.login} replace />;
}
