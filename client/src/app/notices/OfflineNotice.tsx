import { useSyncExternalStore } from "react";
import { useTranslation } from "react-i18next";
import classes from "./Notices.module.css";

function subscribe(changed: () => void) {
  window.addEventListener("online", changed);
  window.addEventListener("offline", changed);
  return () => {
    window.removeEventListener("online", changed);
    window.removeEventListener("offline", changed);
  };
}

/** Says that the device has no network, for as long as that is so. */
export function OfflineNotice() {
  const { t } = useTranslation();
  const online = useSyncExternalStore(subscribe, () => navigator.onLine);
  return (
    <div role="status">
      {!online && <div className={`${classes.notice} ${classes.offline}`}>{t(($) => $.common.offline)}</div>}
    </div>
  );
}
