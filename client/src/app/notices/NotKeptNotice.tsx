import { Button } from "@mantine/core";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { onEvent } from "#lib/events";
import classes from "./Notices.module.css";

/** Says once that the browser did not keep a choice, and anew when another is not kept after it was closed. */
export function NotKeptNotice() {
  const { t } = useTranslation();
  const [isTold, setTold] = useState(false);
  useEffect(() => onEvent("choiceNotKept", () => setTold(true)), []);
  return (
    <div role="status">
      {isTold && (
        <div className={classes.notice}>
          <span>{t(($) => $.notKept)}</span>
          <Button size="compact-sm" variant="subtle" onClick={() => setTold(false)}>
            {t(($) => $.common.close)}
          </Button>
        </div>
      )}
    </div>
  );
}
