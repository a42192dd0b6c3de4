import { type Client, createClient } from "graphql-ws";
import { SOCKET_KEEP_ALIVE, SOCKET_PONG, SOCKET_RETRY_FIRST, SOCKET_RETRY_LIMIT } from "#lib/timing";
import type { GetToken } from "./auth-link";

/** Close codes of the server: the token ran out; the account is disabled or expired. */
const TOKEN_RAN_OUT = 4401;
const REFUSED = 4403;

export interface Socket {
  client: Client;
  /** For useSyncExternalStore. */
  subscribe(listener: () => void): () => void;
  isUp(): boolean;
  dispose(): void;
}

const codeOf = (event: unknown): number | undefined => (event as Partial<CloseEvent> | null)?.code;

/** 0.5 s, 1 s, 2 s … never more than 10 s, and never all clients at the same moment. */
export const socketWait = (retries: number, chance = Math.random()): number =>
  Math.min(SOCKET_RETRY_LIMIT, SOCKET_RETRY_FIRST * 2 ** retries) * (0.75 + chance / 2);

export interface SocketNeeds {
  url: string;
  getToken: GetToken;
  /** The server turned the user away for good. */
  onRefused: () => void;
}

/** One socket for the signed-in user, held open and reconnected until it is disposed. */
export function createSocket({ url, getToken, onRefused }: SocketNeeds): Socket {
  const listeners = new Set<() => void>();
  let up = false;
  let renew = false;
  let pong: ReturnType<typeof setTimeout> | undefined;
  let open: WebSocket | undefined;

  const set = (next: boolean) => {
    if (up === next) return;
    up = next;
    for (const listener of listeners) listener();
  };

  const client = createClient({
    url,
    lazy: false,
    keepAlive: SOCKET_KEEP_ALIVE,
    retryAttempts: Number.POSITIVE_INFINITY,
    shouldRetry: (event) => codeOf(event) !== REFUSED,
    retryWait: (retries) => new Promise((resolve) => setTimeout(resolve, socketWait(retries))),
    connectionParams: async () => {
      const token = await getToken(renew);
      renew = false;
      return { authorization: `Bearer ${token ?? ""}` };
    },
    on: {
      opened: (socket) => {
        open = socket as WebSocket;
      },
      connected: () => set(true),
      closed: (event) => {
        clearTimeout(pong);
        set(false);
        if (codeOf(event) === TOKEN_RAN_OUT) renew = true;
        if (codeOf(event) === REFUSED) onRefused();
      },
      // A half-open connection answers no ping: closing it here starts the reconnect.
      ping: (received) => {
        if (!received) pong = setTimeout(() => open?.close(4408, "No pong"), SOCKET_PONG);
      },
      pong: (received) => {
        if (received) clearTimeout(pong);
      },
    },
    // Refusals are told by onRefused, losses by the store.
    onNonLazyError: () => {},
  });

  return {
    client,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    isUp: () => up,
    dispose() {
      clearTimeout(pong);
      listeners.clear();
      void client.dispose();
    },
  };
}
