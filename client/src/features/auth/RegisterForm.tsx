import { Anchor, Button, Stack, Text } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { PlansPanel } from "#lib/payment/PlansPanel";
import { trial } from "#lib/plans";
import { LegalLink } from "#lib/ui/LegalLinks";
import { PasswordField } from "#lib/ui/PasswordField";
import { RouteLink } from "#lib/ui/RouteLink";
import { useValidation } from "#lib/ui/use-validation";
import { Failure } from "./Failure";
import { EmailField } from "./fields";
import type { Registration } from "./initialize-user";
import { register, setUp } from "./register";
import { useAddress } from "./use-address";
import { useAuthForm } from "./use-auth-form";
import { useSubmit } from "./use-submit";

interface Props {
  registration: Registration;
  onDone: (awaitsMail: boolean) => void;
}

/** Once the account exists, a failed set-up is repeated without signing up a second time. */
export function RegisterForm({ registration, onDone }: Props) {
  const { t } = useTranslation();
  const address = useAddress();
  const form = useAuthForm({ email: "", password: "" }, useValidation());
  const { submit, busy, failure } = useSubmit("registration");
  const [created, setCreated] = useState(false);

  const send = form.onSubmit(async ({ email, password }) => {
    let awaitsMail = false;
    const done = await submit(async () => {
      const result = created
        ? await setUp(registration)
        : await register(email.trim(), password, registration);
      setCreated(result.created);
      awaitsMail = result.awaitsMail ?? false;
      return result;
    });
    if (done) onDone(awaitsMail);
  });

  return (
    <form onSubmit={send} noValidate>
      <Stack>
        <Text c="dimmed">{t(($) => $.auth.register.lead, trial)}</Text>
        <Failure failure={failure} />
        <EmailField disabled={created} {...form.getInputProps("email")} />
        <PasswordField isNew disabled={created} {...form.getInputProps("password")} />
        <Text size="sm" c="dimmed" data-phrases>
          {t(($) => $.auth.register.agree.creating)}
          <LegalLink name="terms" />
          {t(($) => $.auth.register.agree.and)}
          <LegalLink name="privacy" />
          {t(($) => $.auth.register.agree.end)}
        </Text>
        <Button type="submit" size="md" loading={busy} fullWidth>
          {created ? t(($) => $.auth.register.retry) : t(($) => $.auth.register.submit)}
        </Button>
        <PlansPanel />
        {!created && (
          <Text size="sm">
            {t(($) => $.auth.register.haveAccount)}{" "}
            <Anchor component={RouteLink} to={address.login}>
              {t(($) => $.auth.register.login)}
            </Anchor>
          </Text>
        )}
      </Stack>
    </form>
  );
}
