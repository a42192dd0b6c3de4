import { Alert, Anchor, Button, Stack } from "@mantine/core";
import { CircleCheck } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { confirmReset } from "#lib/identity/passwords";
import { PasswordField } from "#lib/ui/PasswordField";
import { RouteLink } from "#lib/ui/RouteLink";
import { useValidation } from "#lib/ui/use-validation";
import { Failure } from "./Failure";
import { useAddress } from "./use-address";
import { useAuthForm } from "./use-auth-form";
import { useSubmit } from "./use-submit";

/** The screen that a reset link opens. */
export function ResetForm({ oobCode }: { oobCode: string }) {
  const { t } = useTranslation();
  const address = useAddress();
  const { password: required } = useValidation();
  const form = useAuthForm({ password: "" }, { password: required });
  const { submit, busy, failure } = useSubmit("reset");
  const [done, setDone] = useState(false);
  const send = form.onSubmit(async ({ password }) =>
    setDone(await submit(() => confirmReset(oobCode, password))),
  );

  if (done)
    return (
      <Stack>
        <Alert role="status" icon={<CircleCheck size={18} aria-hidden />}>
          {t(($) => $.auth.reset.done)}
        </Alert>
        <Button component={RouteLink} to={address.login} size="md">
          {t(($) => $.auth.login.submit)}
        </Button>
      </Stack>
    );

  const codeIsDead = failure === "expiredCode" || failure === "invalidCode";
  return (
    <form onSubmit={send} noValidate>
      <Stack>
        <Failure failure={failure} />
        <PasswordField isNew label={t(($) => $.auth.newPassword)} {...form.getInputProps("password")} />
        <Button type="submit" size="md" loading={busy} fullWidth>
          {t(($) => $.auth.reset.submit)}
        </Button>
        {codeIsDead && (
          <Anchor component={RouteLink} to={address.forgotPassword} size="sm">
            {t(($) => $.auth.reset.again)}
          </Anchor>
        )}
      </Stack>
    </form>
  );
}
