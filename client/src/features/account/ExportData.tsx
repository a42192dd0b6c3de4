import { Alert, Button, Group, Progress, Stack, Text, VisuallyHidden } from "@mantine/core";
import "@mantine/core/styles/Progress.layer.css";
import { Download } from "lucide-react";
import { useTranslation } from "react-i18next";
import { HelpLink } from "#lib/help/HelpLink";
import { useBytes } from "#lib/i18n/use-bytes";
import { toldPercent } from "#lib/jobs/told-percent";
import { ErrorText } from "#lib/ui/ErrorText";
import { RetryAlert } from "#lib/ui/RetryAlert";
import { isBeingMade, useExport } from "./use-export";

/** Orders the archive of the account's data, tells how far it is, and gives it out. */
export function ExportData() {
  const { t, i18n } = useTranslation();
  const size = useBytes();
  const { archive, error, isAsking, order, reload } = useExport();
  const isTooOften = error?.refusal.reason === "PLAN_LIMIT";
  if (error && !archive) return <RetryAlert error={error} onRetry={reload} />;
  const percent = Math.round((archive?.progress ?? 0) * 100);
  const told = toldPercent(archive?.progress ?? 0);
  const date =
    archive?.endsAt &&
    new Intl.DateTimeFormat(i18n.language, { dateStyle: "long", timeStyle: "short" }).format(
      new Date(archive.endsAt),
    );

  return (
    <Stack gap="xs" align="flex-start">
      <Text size="sm" c="dimmed" data-phrases>
        {t(($) => $.leave.export.lead)}
      </Text>
      {(error || archive?.status === "failed") && (
        <Alert color="red" role="alert">
          {error ? (
            <ErrorText error={error}>{isTooOften ? t(($) => $.leave.export.tooOften) : undefined}</ErrorText>
          ) : (
            <>
              {t(($) => $.leave.export.failed)}
              <HelpLink about="SERVER_ERROR" />
            </>
          )}
        </Alert>
      )}
      {isBeingMade(archive) && (
        <Stack gap={4} w="100%">
          <Text size="sm">{t(($) => $.leave.export.running, { percent })}</Text>
          <Progress value={percent} aria-label={t(($) => $.leave.export.label)} />
          <VisuallyHidden role="status">{t(($) => $.leave.export.running, { percent: told })}</VisuallyHidden>
        </Stack>
      )}
      {archive?.url && (
        <>
          <Text size="sm" role="status" data-phrases>
            {t(($) => $.leave.export.ready, { date, size: size(archive.bytes ?? 0) })}
          </Text>
          <Group gap="xs">
            <Button
              component="a"
              variant="light"
              href={archive.url}
              download
              leftSection={<Download size={16} aria-hidden />}
            >
              {t(($) => $.leave.export.download)}
            </Button>
            <Button variant="subtle" loading={isAsking} onClick={() => void order()}>
              {t(($) => $.leave.export.again)}
            </Button>
          </Group>
        </>
      )}
      {archive && !archive.url && !isBeingMade(archive) && (
        <Button variant="default" loading={isAsking} onClick={() => void order()}>
          {t(($) => $.leave.export.order)}
        </Button>
      )}
    </Stack>
  );
}
