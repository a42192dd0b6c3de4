import { useApolloClient } from "@apollo/client/react";
import { useEffect, useRef } from "react";
import { AccountCheckDocument } from "#gql/graphql";
import { useSocketState } from "#lib/apollo/ConnectionProvider";
import { emitEvent, onEvent } from "#lib/events";

/**
 * Renders nothing; somebody who was turned away and comes back to the tab may have been let in again
 * meanwhile, by a payment elsewhere or by an administrator.
 */
export function ReopenedAccount() {
  const client = useApolloClient();
  const socket = useSocketState();
  const turnedAway = useRef(false);
  useEffect(() => {
    if (socket === "refused") turnedAway.current = true;
  }, [socket]);
  useEffect(
    () =>
      onEvent("accountExpired", () => {
        turnedAway.current = true;
      }),
    [],
  );

  useEffect(() => {
    const look = async () => {
      if (document.visibilityState !== "visible" || !turnedAway.current) return;
      // Refused like everything else as long as the account is closed.
      const { error } = await client.query({
        query: AccountCheckDocument,
        fetchPolicy: "no-cache",
        errorPolicy: "all",
      });
      if (error) return;
      // Else each further return to the tab would ask for everything anew.
      turnedAway.current = false;
      emitEvent("accountReopened", {});
    };
    const onReturn = () => void look().catch(() => undefined);
    document.addEventListener("visibilitychange", onReturn);
    return () => document.removeEventListener("visibilitychange", onReturn);
  }, [client]);

  return null;
}
