import { Alert, Button, Stack } from "@mantine/core";
import { CircleCheck, TriangleAlert } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { HelpLink } from "#lib/help/HelpLink";
import { changePassword, type PasswordCode, passwordCodes } from "#lib/identity/passwords";
import { PasswordField } from "#lib/ui/PasswordField";
import { useChecks } from "#lib/ui/use-checks";
import { useValidation } from "#lib/ui/use-validation";

type Outcome = "changed" | PasswordCode | null;

/** The current password proves who asks; how strong the new one must be is the provider's rule. */
export function PasswordForm() {
  const { t } = useTranslation();
  const [current, setCurrent] = useState("");
  const [next, setNext] = useState("");
  const [busy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<Outcome>(null);

  const { password } = useValidation();
  const checks = useChecks({ current: password(current), next: password(next) }, "signin");
  const change = async () => {
    setBusy(true);
    const result = await changePassword(current, next);
    setBusy(false);
    if (!result.success) return setOutcome(codeOf(result.code));
    setOutcome("changed");
    setCurrent("");
    setNext("");
  };

  return (
    <form onSubmit={checks.onSubmit(change, () => setOutcome(null))} noValidate>
      <Stack gap="sm">
        <Result outcome={outcome} />
        <PasswordField
          size="sm"
          label={t(($) => $.account.password.current)}
          name="current-password"
          required
          withAsterisk={false}
          value={current}
          error={checks.errorOf("current")}
          onChange={(event) => setCurrent(event.currentTarget.value)}
        />
        <PasswordField
          size="sm"
          isNew
          label={t(($) => $.auth.newPassword)}
          name="new-password"
          required
          withAsterisk={false}
          value={next}
          error={checks.errorOf("next")}
          onChange={(event) => setNext(event.currentTarget.value)}
        />
        <Button type="submit" variant="default" w="fit-content" loading={busy}>
          {t(($) => $.account.password.submit)}
        </Button>
      </Stack>
    </form>
  );
}

const codeOf = (code: string): PasswordCode =>
  passwordCodes.find((known) => known === code) ?? "password-change-failed";

function Result({ outcome }: { outcome: Outcome }) {
  const { t } = useTranslation();
  if (outcome === null) return null;
  if (outcome === "changed")
    return (
      <Alert role="status" icon={<CircleCheck size={18} aria-hidden />}>
        {t(($) => $.account.password.changed)}
      </Alert>
    );
  return (
    <Alert color="red" role="alert" icon={<TriangleAlert size={18} aria-hidden />}>
      {t(($) => $.account.password.failures[outcome])}
      <HelpLink about={outcome === "too-many-requests" ? "TOO_MANY_REQUESTS" : "signin"} />
    </Alert>
  );
}
