import { Suspense } from "react";
import { Outlet, useNavigate } from "react-router-dom";
import { ConnectionProvider } from "#lib/apollo/ConnectionProvider";
import { Later } from "#lib/ui/Later";
import { LoadingScreen } from "#lib/ui/LoadingScreen";
import { ReopenedAccount } from "../account/ReopenedAccount";
import { TermsNotice } from "../account/TermsNotice";
import { TrialNotice } from "../account/TrialNotice";
import { WebhookNotice } from "../account/WebhookNotice";
import { PaletteKey } from "../palette/PaletteKey";
import { Header } from "./Header";
import { KeysHelp } from "./KeysHelp";
import { Overlays } from "./Overlays";
import { ProfileLanguage } from "./ProfileLanguage";
import classes from "./SignedInLayout.module.css";
import { useLeave } from "./use-leave";

interface Props {
  /** A page of one message: without the header and its keys. */
  quiet?: boolean;
}

/**
 * Around every screen of a signed-in user. Everything that talks GraphQL lives below here, so that the
 * public screens do without it.
 */
export function SignedInLayout({ quiet = false }: Props) {
  const leave = useLeave(useNavigate());
  const screen = (
    <Suspense fallback={<LoadingScreen />}>
      <Outlet />
    </Suspense>
  );
  return (
    <ConnectionProvider leave={leave} loading={<LoadingScreen />}>
      {quiet ? (
        screen
      ) : (
        <>
          <div className={classes.layout}>
            <Header />
            <Later turn={3}>
              <TrialNotice />
              <TermsNotice />
              <WebhookNotice />
            </Later>
            <div className={classes.screen} id="screen">
              {/* The header asks for the profile, and the screen for its own: in two tasks. */}
              <Later before={<LoadingScreen />}>{screen}</Later>
            </div>
          </div>
          <KeysHelp />
          <PaletteKey />
        </>
      )}
      <ProfileLanguage />
      <Later turn={2}>
        <Overlays />
      </Later>
      <ReopenedAccount />
    </ConnectionProvider>
  );
}
