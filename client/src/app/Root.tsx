import { Suspense } from "react";
import { Outlet } from "react-router-dom";
import { AccountExpired } from "#features/account/AccountExpired";
import { LoadingScreen } from "#lib/ui/LoadingScreen";
import { AppErrorBoundary } from "./AppErrorBoundary";
import { FocusOnNavigation } from "./FocusOnNavigation";
import { LanguageFollower } from "./LanguageFollower";
import { OfflineNotice } from "./OfflineNotice";
import { VersionLabel } from "./VersionLabel";

/** What stands around every screen. */
export function Root() {
  return (
    <>
      <LanguageFollower />
      <AppErrorBoundary>
        <Suspense fallback={<LoadingScreen />}>
          <Outlet />
        </Suspense>
        <AccountExpired />
      </AppErrorBoundary>
      <FocusOnNavigation />
      <OfflineNotice />
      <VersionLabel />
    </>
  );
}
