import { NewVersionNotice } from "./NewVersionNotice";
import classes from "./Notices.module.css";
import { NotKeptNotice } from "./NotKeptNotice";
import { OfflineNotice } from "./OfflineNotice";

/** Notices that may appear on any screen. */
export const Notices = () => (
  <div className={classes.notices}>
    <OfflineNotice />
    <NotKeptNotice />
    <NewVersionNotice />
  </div>
);
