import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Navigate, useNavigate, useSearchParams } from "react-router-dom";
import { useLanguage } from "#lib/i18n/use-language";
import { useSession } from "#lib/identity/AuthProvider";
import { LoadingScreen } from "#lib/ui/LoadingScreen";
import { AuthLayout } from "./AuthLayout";
import { RegisterForm } from "./RegisterForm";

/** Takes plan and language from the address; who was signed in before needs no second account. */
export function RegisterPage() {
  const session = useSession();
  if (session.status === "loading") return <LoadingScreen />;
  return <Registration wasSignedIn={session.user !== null} />;
}

function Registration({ wasSignedIn }: { wasSignedIn: boolean }) {
  const { t } = useTranslation();
  const [arrivedSignedIn] = useState(wasSignedIn);
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const registration = {
    plan: query.get("plan") === "monthly" ? "monthly" : "free",
    language: useLanguage(),
  };

  if (arrivedSignedIn) return <Navigate to="/" replace />;
  return (
    <AuthLayout title={t(($) => $.auth.register.title)}>
      <RegisterForm
        registration={registration}
        onDone={(awaitsMail) => void navigate("/registration-complete", { state: { awaitsMail } })}
      />
    </AuthLayout>
  );
}
