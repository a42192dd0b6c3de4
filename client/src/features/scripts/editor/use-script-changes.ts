import { useQuery, useSubscription } from "@apollo/client/react";
import { useEffect, useState } from "react";
import { unmask } from "#gql/fragment-masking";
import {
  ScriptEditor_ScriptFragmentDoc,
  ScriptNowDocument,
  ScriptWrittenElsewhereDocument,
} from "#gql/graphql";
import { useSocketState } from "#lib/apollo/ConnectionProvider";
import { RESUBSCRIBE, SCRIPT_POLL } from "#lib/timing";

/** Keeps the open script as the server has it: other windows and people write in it, too. */
export function useScriptChanges(id: string, onVersion: (version: number) => void) {
  const socket = useSocketState();
  const [ended, setEnded] = useState(false);
  const end = () => setEnded(true);
  const { restart } = useSubscription(ScriptWrittenElsewhereDocument, {
    variables: { id },
    ignoreResults: true,
    onData({ data: { data } }) {
      const changed = unmask(ScriptEditor_ScriptFragmentDoc, data?.scriptChanged);
      if (changed) onVersion(changed.version);
    },
    onComplete: end,
    onError: end,
  });
  useEffect(() => {
    if (!ended || socket !== "up") return;
    const timer = setTimeout(() => {
      setEnded(false);
      restart();
    }, RESUBSCRIBE);
    return () => clearTimeout(timer);
  }, [ended, socket, restart]);
  useQuery(ScriptNowDocument, {
    variables: { id },
    skip: socket !== "down" && !ended,
    pollInterval: SCRIPT_POLL,
    skipPollAttempt: () => document.hidden,
    context: { noRetry: true },
  });
}
