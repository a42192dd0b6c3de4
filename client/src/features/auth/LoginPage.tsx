import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Navigate, useSearchParams } from "react-router-dom";
import { useSession } from "#lib/identity/AuthProvider";
import { lazyScreen } from "#lib/lazy-screen";
import { AuthLayout } from "./AuthLayout";
import { LoginForm } from "./LoginForm";
import { useAddress } from "./use-address";

/** Loaded on demand: few come for it, and the sign-in screen would grow beyond its bound with it. */
const ResetForm = lazyScreen(() => import("./ResetForm"), "ResetForm");

/** Sign-in; and, as reset links lead here, the form for a new password. */
export function LoginPage() {
  const { t } = useTranslation();
  const { user } = useSession();
  const [query] = useSearchParams();
  const address = useAddress();
  /** Then whoever signs in is led on from around this page. */
  const isLeaving = query.has("leave");
  const [comesBack, setComesBack] = useState(false);
  const oobCode = query.get("mode") === "resetPassword" ? query.get("oobCode") : null;

  if (oobCode)
    return (
      <AuthLayout title={t(($) => $.auth.reset.title)}>
        <ResetForm oobCode={oobCode} />
      </AuthLayout>
    );
  if (user && !isLeaving) return <Navigate to={comesBack ? address.leave : "/"} replace />;
  return (
    <AuthLayout title={t(($) => $.auth.login.title)}>
      {isLeaving && <p>{t(($) => $.auth.login.leaving)}</p>}
      <LoginForm onComingBack={setComesBack} />
    </AuthLayout>
  );
}
