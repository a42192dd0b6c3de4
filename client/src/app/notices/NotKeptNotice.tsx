import { Button } from "@mantine/core";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { onEvent } from "#lib/events";
import classes from "./Notices.module.css";

/** Says once that the browser did not keep a choice, and anew when another is not kept after it was closed. */
export function NotKeptNotice() {
  const { t } = useTranslation();
  const [isTold, setTold] = useState(false);
  /** Where the choice was made: the focus goes back there. */
  const from = useRef<Element | null>(null);
  useEffect(
    () =>
      onEvent("choiceNotKept", () => {
        from.current = document.activeElement;
        setTold(true);
      }),
    [],
  );
  const close = () => {
    setTold(false);
    if (from.current instanceof HTMLElement && from.current.isConnected) from.current.focus();
  };
  return (
    <div role="status">
      {isTold && (
        <div className={classes.notice}>
          <span>{t(($) => $.notKept)}</span>
          <Button size="compact-sm" variant="subtle" onClick={close}>
            {t(($) => $.common.close)}
          </Button>
        </div>
      )}
    </div>
  );
}
