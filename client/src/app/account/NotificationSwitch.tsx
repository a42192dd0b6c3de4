import "@mantine/core/styles/InlineInput.layer.css";
import "@mantine/core/styles/Switch.layer.css";
import { Switch, Text } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { HelpLink } from "#lib/help/HelpLink";
import { canNotify, stopNotifications, useNotifications, wantNotifications } from "#lib/notifications";

/** Whether the browser tells that audio is ready while one is elsewhere; asked only by this press. */
export function NotificationSwitch() {
  const { t } = useTranslation();
  const isOn = useNotifications();
  const [answer, setAnswer] = useState<Awaited<ReturnType<typeof wantNotifications>>>("on");
  const change = async (on: boolean) => {
    if (on) return setAnswer(await wantNotifications());
    stopNotifications();
    setAnswer("on");
  };
  if (!canNotify())
    return (
      <Text size="sm" c="dimmed">
        {t(($) => $.account.notify.none)}
      </Text>
    );
  return (
    <>
      <Switch
        label={t(($) => $.account.notify.audio)}
        description={t(($) => $.account.notify.hint)}
        checked={isOn}
        onChange={(event) => void change(event.currentTarget.checked)}
      />
      <Text size="sm" c="var(--mantine-color-error)" role="status">
        {answer === "notKept" && t(($) => $.notSaved)}
        {answer === "refused" && !isOn && (
          <>
            {t(($) => $.account.notify.refused)}
            <HelpLink about="notifications" />
          </>
        )}
      </Text>
    </>
  );
}
