import { Alert, Anchor, Button, List, Paper, Stack, Text, TextInput, Title } from "@mantine/core";
import { RouteLink } from "#lib/ui/RouteLink";
import "@mantine/core/styles/List.layer.css";
import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { callApi } from "#lib/api";
import { AppError } from "#lib/errors";
import { HelpLink } from "#lib/help/HelpLink";
import { signOut } from "#lib/identity/auth";
import { signInAnew } from "#lib/identity/passwords";
import { periods } from "#lib/periods";
import { CenteredPage } from "#lib/ui/CenteredPage";
import { ErrorText } from "#lib/ui/ErrorText";
import { PasswordField } from "#lib/ui/PasswordField";
import { useChecks } from "#lib/ui/use-checks";
import { useValidation } from "#lib/ui/use-validation";
import { ExportData } from "./ExportData";
import type { DeletionAnswer } from "./use-deletion";

interface Props {
  /** The account is closed, and will be erased at that moment. */
  onDeleted(erasedAt: string | null): void;
}

/** Says what deleting the account means, and does it for whoever gives its address and password. */
export function DeleteAccountForm({ onDeleted }: Props) {
  const { t } = useTranslation();
  const [email, setEmail] = useState("");
  const [password, setPassword] = useState("");
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<ReactNode>(null);

  const remove = async () => {
    const proof = await signInAnew(password);
    if (!proof.success) return setFailure(<ProofFailure code={proof.code} />);
    try {
      const body = { email: email.trim() };
      const { data } = await callApi<DeletionAnswer>("/api/account", { method: "DELETE", body });
      onDeleted(data.erasedAt);
      await signOut();
    } catch (thrown) {
      setFailure(<ErrorText error={thrown} />);
    }
  };

  const validate = useValidation();
  const checks = useChecks({ email: validate.email(email), password: validate.password(password) }, "signin");
  const send = async () => {
    setBusy(true);
    await remove();
    setBusy(false);
  };

  return (
    <CenteredPage title={t(($) => $.leave.title)}>
      <List spacing="xs" data-phrases>
        <List.Item>{t(($) => $.leave.facts.subscription)}</List.Item>
        <List.Item>{t(($) => $.leave.facts.shared)}</List.Item>
        <List.Item>{t(($) => $.leave.facts.back, { days: periods.deletionDays })}</List.Item>
        <List.Item>{t(($) => $.leave.facts.erased, { days: periods.deletionDays })}</List.Item>
        <List.Item>{t(($) => $.leave.facts.books)}</List.Item>
      </List>
      <Paper withBorder p="md">
        <Title order={2} size="h5" mb="xs">
          {t(($) => $.leave.export.title)}
        </Title>
        <ExportData />
      </Paper>
      <form onSubmit={checks.onSubmit(send, () => setFailure(null))} noValidate>
        <Stack>
          {failure && (
            <Alert color="red" role="alert">
              {failure}
            </Alert>
          )}
          <TextInput
            type="email"
            required
            withAsterisk={false}
            autoComplete="off"
            label={t(($) => $.leave.email)}
            value={email}
            error={checks.errorOf("email")}
            onChange={(event) => setEmail(event.currentTarget.value)}
          />
          <PasswordField
            size="sm"
            required
            withAsterisk={false}
            label={t(($) => $.account.password.current)}
            value={password}
            error={checks.errorOf("password")}
            onChange={(event) => setPassword(event.currentTarget.value)}
          />
          <Button type="submit" color="red.9" loading={busy} w="fit-content">
            {t(($) => $.leave.submit)}
          </Button>
          <Text size="sm">
            <Anchor component={RouteLink} to="/">
              {t(($) => $.leave.cancel)}
            </Anchor>
          </Text>
        </Stack>
      </form>
    </CenteredPage>
  );
}

/** Why the password did not prove who asks. */
function ProofFailure({ code }: { code: string }) {
  const { t } = useTranslation();
  switch (code) {
    case "wrong-password":
      return (
        <>
          {t(($) => $.leave.wrongPassword)}
          <HelpLink about="signin" />
        </>
      );
    case "too-many-requests":
      return (
        <ErrorText error={new AppError("TOO_MANY_REQUESTS")}>{t(($) => $.auth.failures.tooMany)}</ErrorText>
      );
    case "auth/network-request-failed":
      return <ErrorText error={new AppError("NETWORK_ERROR")}>{t(($) => $.auth.failures.network)}</ErrorText>;
    default:
      return <ErrorText error={null} />;
  }
}
