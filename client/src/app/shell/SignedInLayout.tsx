import { Suspense } from "react";
import { Outlet, useNavigate } from "react-router-dom";
import { ConnectionProvider } from "#lib/apollo/ConnectionProvider";
import { LoadingScreen } from "#lib/ui/LoadingScreen";
import { ReopenedAccount } from "../account/ReopenedAccount";
import { Header } from "./Header";
import { KeysHelp } from "./KeysHelp";
import { Overlays } from "./Overlays";
import { ProfileLanguage } from "./ProfileLanguage";
import classes from "./SignedInLayout.module.css";
import { useLeave } from "./use-leave";

/** Everything that talks GraphQL lives below here, so that the public screens do without it. */
export function SignedInLayout() {
  const leave = useLeave(useNavigate());
  return (
    <ConnectionProvider leave={leave}>
      <div className={classes.layout}>
        <Header />
        <div className={classes.screen} id="screen">
          <Suspense fallback={<LoadingScreen />}>
            <Outlet />
          </Suspense>
        </div>
      </div>
      <ProfileLanguage />
      <Overlays />
      <KeysHelp />
      <ReopenedAccount />
    </ConnectionProvider>
  );
}
