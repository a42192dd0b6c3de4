import { Button, Text } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { trial } from "#lib/trial";
import { CenteredPage } from "#lib/ui/CenteredPage";

export function RegistrationCompletePage() {
  const { t } = useTranslation();
  return (
    <CenteredPage title={t(($) => $.auth.complete.title)}>
      <Text>{t(($) => $.auth.complete.lead, { credits: trial.credits, minutes: trial.audioMinutes })}</Text>
      <Button component={Link} to="/" size="md" w="fit-content">
        {t(($) => $.auth.complete.start)}
      </Button>
    </CenteredPage>
  );
}
