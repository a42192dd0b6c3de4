import { useCallback } from "react";
import type { NavigateFunction } from "react-router-dom";
import { signOut } from "#lib/identity/auth";
import { paths } from "../paths";

/** Signs out and shows the sign-in screen; without the sign-out that screen would send one back. */
export const useLeave = (navigate: NavigateFunction) =>
  useCallback(
    async (reason?: string) => {
      // Still signed in: there the deletion can be taken back.
      if (reason === "ACCOUNT_LEAVING") return navigate(`${paths.login}?leave=1`, { replace: true });
      await signOut();
      await navigate(paths.login, { replace: true });
    },
    [navigate],
  );
