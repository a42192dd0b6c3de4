import { Alert, Anchor, Button, Stack, Text } from "@mantine/core";
import { MailCheck } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useLocation } from "react-router-dom";
import { mailLanguage } from "#lib/i18n/language";
import { sendPasswordReset } from "#lib/identity/passwords";
import { RouteLink } from "#lib/ui/RouteLink";
import { useValidation } from "#lib/ui/use-validation";
import { AuthLayout } from "./AuthLayout";
import { Failure } from "./Failure";
import { EmailField } from "./fields";
import { useAddress } from "./use-address";
import { useAuthForm } from "./use-auth-form";
import { useSubmit } from "./use-submit";

export function ForgotPasswordPage() {
  const { t } = useTranslation();
  const address = useAddress();
  const [sentTo, setSentTo] = useState<string | null>(null);
  return (
    <AuthLayout title={t(($) => $.auth.forgot.title)}>
      <Stack>
        {sentTo === null ? (
          <RequestForm onSent={setSentTo} />
        ) : (
          <Alert role="status" icon={<MailCheck size={18} aria-hidden />}>
            {t(($) => $.auth.forgot.sent, { email: sentTo })}
          </Alert>
        )}
        <Anchor component={RouteLink} to={address.login} size="sm">
          {t(($) => $.auth.forgot.back)}
        </Anchor>
      </Stack>
    </AuthLayout>
  );
}

function RequestForm({ onSent }: { onSent: (email: string) => void }) {
  const { t } = useTranslation();
  const { pathname, search } = useLocation();
  const { email: required } = useValidation();
  const form = useAuthForm({ email: "" }, { email: required });
  const { submit, busy, failure } = useSubmit("resetMail");
  const send = form.onSubmit(async (values) => {
    const email = values.email.trim();
    const language = mailLanguage(pathname, search, navigator.language);
    if (await submit(() => sendPasswordReset(email, language))) onSent(email);
  });

  return (
    <form onSubmit={send} noValidate>
      <Stack>
        <Text c="dimmed">{t(($) => $.auth.forgot.lead)}</Text>
        <Failure failure={failure} />
        <EmailField {...form.getInputProps("email")} />
        <Button type="submit" size="md" loading={busy} fullWidth>
          {t(($) => $.auth.forgot.submit)}
        </Button>
      </Stack>
    </form>
  );
}
