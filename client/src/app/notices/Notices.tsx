import { NewVersionNotice } from "./NewVersionNotice";
import classes from "./Notices.module.css";
import { OfflineNotice } from "./OfflineNotice";

/** Notices that may appear on any screen. */
export const Notices = () => (
  <div className={classes.notices}>
    <OfflineNotice />
    <NewVersionNotice />
  </div>
);
