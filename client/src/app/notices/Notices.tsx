import { NewVersionNotice } from "./NewVersionNotice";
import classes from "./Notices.module.css";
import { OfflineNotice } from "./OfflineNotice";

/** What concerns every screen and nobody asked for. */
export const Notices = () => (
  <div className={classes.notices}>
    <OfflineNotice />
    <NewVersionNotice />
  </div>
);
