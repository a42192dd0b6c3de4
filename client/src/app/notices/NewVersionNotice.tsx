import { Button } from "@mantine/core";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { onEvent, type WindowEvents } from "#lib/events";
import { reloadForNewVersion, watchVersion } from "#lib/new-version/watch-version";
import classes from "./Notices.module.css";

/** Offers a reload where a newer version is served, or a part of this one has gone with it. */
export function NewVersionNotice() {
  const { t } = useTranslation();
  const [reason, setReason] = useState<WindowEvents["newVersion"]["reason"] | null>(null);
  useEffect(() => onEvent("newVersion", (told) => setReason(told.reason)), []);
  useEffect(() => watchVersion(__VERSION__), []);
  return (
    <div role="status">
      {reason && (
        <div className={classes.notice}>
          <span>{reason === "chunk" ? t(($) => $.boundary.chunk) : t(($) => $.newVersion.released)}</span>
          <span className={classes.actions}>
            <Button size="compact-sm" onClick={() => reloadForNewVersion()}>
              {t(($) => $.newVersion.reload)}
            </Button>
            <Button size="compact-sm" variant="subtle" onClick={() => setReason(null)}>
              {t(($) => $.newVersion.later)}
            </Button>
          </span>
        </div>
      )}
    </div>
  );
}
