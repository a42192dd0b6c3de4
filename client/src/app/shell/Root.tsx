import { Suspense, useEffect } from "react";
import { Outlet, useNavigate } from "react-router-dom";
import { AccountExpired } from "#features/account/AccountExpired";
import { onEvent } from "#lib/events";
import { LoadingScreen } from "#lib/ui/LoadingScreen";
import { Notices } from "../notices/Notices";
import { AppErrorBoundary } from "./AppErrorBoundary";
import { FocusOnNavigation } from "./FocusOnNavigation";
import { LanguageFollower } from "./LanguageFollower";
import { useLeave } from "./use-leave";
import { VersionLabel } from "./VersionLabel";

/** Wraps every screen. */
export function Root() {
  const leave = useLeave(useNavigate());
  useEffect(() => onEvent("sessionEnded", () => void leave()), [leave]);
  return (
    <>
      <LanguageFollower />
      <AppErrorBoundary>
        <Suspense fallback={<LoadingScreen />}>
          <Outlet />
        </Suspense>
      </AppErrorBoundary>
      <AppErrorBoundary>
        <AccountExpired />
      </AppErrorBoundary>
      <FocusOnNavigation />
      <Notices />
      <VersionLabel />
    </>
  );
}
