import { ApolloProvider } from "@apollo/client/react";
import {
  createContext,
  type ReactNode,
  startTransition,
  use,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from "react";
import { onEvent } from "#lib/events";
import { useAuthUser } from "#lib/identity/AuthProvider";
import { getToken } from "#lib/identity/auth";
import { type Connection, connect } from "./client";
import type { SocketState } from "./socket";

const ConnectionContext = createContext<Connection | null>(null);

export function useConnection(): Connection {
  const connection = use(ConnectionContext);
  if (!connection) throw new Error("No connection above this component");
  return connection;
}

/** Whether the socket delivers changes right now; while it does not, polling has to. */
export function useSocketState(): SocketState {
  const { socket } = useConnection();
  return useSyncExternalStore(socket.subscribe, socket.state);
}

interface Props {
  leave: (reason?: string) => void;
  children: ReactNode;
  /** Stands there until the first connection does. */
  loading?: ReactNode;
  open?: typeof connect;
}

/** Opens the connection of the signed-in user, and a new one when another signs in. */
export function ConnectionProvider({ leave, children, loading = null, open = connect }: Props) {
  const { uid } = useAuthUser();
  const [held, setHeld] = useState<{ uid: string; connection: Connection } | null>(null);
  // One user's connection is never shown to another.
  const connection = held?.uid === uid ? held.connection : null;

  // The way out changes with every navigation; the connection must not.
  const wayOut = useRef(leave);
  useEffect(() => {
    wayOut.current = leave;
  }, [leave]);

  useEffect(() => {
    const opened = open({ getToken, leave: (reason) => wayOut.current(reason) });
    // Everything below is drawn with it: in slices.
    startTransition(() => setHeld({ uid, connection: opened }));
    // An account that is open again keeps its connection, and so all that is open and half written.
    const stopListening = onEvent("accountReopened", () => opened.reopen());
    return () => {
      stopListening();
      opened.close();
    };
  }, [uid, open]);

  if (!connection) return loading;
  return (
    <ConnectionContext value={connection}>
      <ApolloProvider client={connection.client}>{children}</ApolloProvider>
    </ConnectionContext>
  );
}
