import { Button, Text } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { useLocation } from "react-router-dom";
import { trial } from "#lib/plans";
import { CenteredPage } from "#lib/ui/CenteredPage";
import { RouteLink } from "#lib/ui/RouteLink";

export function RegistrationCompletePage() {
  const { t } = useTranslation();
  const state = useLocation().state as { awaitsMail?: boolean } | null;
  const grant = { credits: trial.credits, minutes: trial.minutes };
  return (
    <CenteredPage title={t(($) => $.auth.complete.title)}>
      <Text>
        {state?.awaitsMail ? t(($) => $.auth.complete.confirm, grant) : t(($) => $.auth.complete.lead, grant)}
      </Text>
      <Button component={RouteLink} to="/" size="md" w="fit-content">
        {t(($) => $.auth.complete.start)}
      </Button>
    </CenteredPage>
  );
}
