import { Anchor, Button, Divider, Stack, Text } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { PasswordField } from "#lib/ui/PasswordField";
import { RouteLink } from "#lib/ui/RouteLink";
import { useValidation } from "#lib/ui/use-validation";
import { Failure } from "./Failure";
import { EmailField } from "./fields";
import { signInOrComeBack } from "./sign-in-or-come-back";
import { useAddress } from "./use-address";
import { useAuthForm } from "./use-auth-form";
import { useSubmit } from "./use-submit";

interface Props {
  /** Whether somebody signs in whose account is about to be deleted. */
  onComingBack(comesBack: boolean): void;
}

export function LoginForm({ onComingBack }: Props) {
  const { t } = useTranslation();
  const address = useAddress();
  const form = useAuthForm({ email: "", password: "" }, useValidation());
  const { submit, busy, failure } = useSubmit("login");
  const send = form.onSubmit(
    ({ email, password }) => void submit(() => signInOrComeBack(email.trim(), password, onComingBack)),
  );

  return (
    <form onSubmit={send} noValidate>
      <Stack>
        <Failure failure={failure} />
        <EmailField {...form.getInputProps("email")} />
        <PasswordField {...form.getInputProps("password")} />
        <Button type="submit" size="md" loading={busy} fullWidth>
          {t(($) => $.auth.login.submit)}
        </Button>
        <Anchor component={RouteLink} to={address.forgotPassword} size="sm">
          {t(($) => $.auth.login.forgot)}
        </Anchor>
        <Divider />
        <Text size="sm">
          {t(($) => $.auth.login.noAccount)}{" "}
          <Anchor component={RouteLink} to={address.register}>
            {t(($) => $.auth.login.register)}
          </Anchor>
        </Text>
        <Anchor component={RouteLink} to={address.leave} size="sm" c="dimmed" underline="always">
          {t(($) => $.auth.login.leave)}
        </Anchor>
      </Stack>
    </form>
  );
}
