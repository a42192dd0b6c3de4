import { Alert, Button, Group, Text } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router-dom";
import { callApi } from "#lib/api";
import { AppError } from "#lib/errors";
import { signOut } from "#lib/identity/auth";
import { CenteredPage } from "#lib/ui/CenteredPage";
import { ErrorText } from "#lib/ui/ErrorText";

/** Asks somebody whose account is about to be deleted whether to stay. */
export function StayForm({ date }: { date: string }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<AppError | null>(null);

  const stay = async () => {
    setBusy(true);
    setError(null);
    try {
      await callApi("/api/account/restore", { method: "POST" });
      await navigate("/", { replace: true });
    } catch (thrown) {
      setError(thrown instanceof AppError ? thrown : new AppError("UNKNOWN_ERROR"));
      setBusy(false);
    }
  };

  return (
    <CenteredPage title={t(($) => $.leave.stay.title)}>
      {error && (
        <Alert color="red" role="alert">
          <ErrorText error={error} />
        </Alert>
      )}
      <Text data-phrases>{t(($) => $.leave.stay.lead, { date })}</Text>
      <Group>
        <Button loading={busy} onClick={() => void stay()}>
          {t(($) => $.leave.stay.submit)}
        </Button>
        <Button variant="default" disabled={busy} onClick={() => void signOut()}>
          {t(($) => $.leave.logout)}
        </Button>
      </Group>
    </CenteredPage>
  );
}
