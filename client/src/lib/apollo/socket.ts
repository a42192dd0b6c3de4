import { type Client, createClient } from "graphql-ws";
import { about, backOff } from "#lib/back-off";
import {
  SOCKET_CROWDED,
  SOCKET_KEEP_ALIVE,
  SOCKET_PONG,
  SOCKET_RETRY_FIRST,
  SOCKET_RETRY_LIMIT,
  SOCKET_STEADY,
} from "#lib/timing";
import type { GetToken } from "./auth-link";
import { CROWDED_OUT, patientSocket, REFUSED, TOKEN_LOST } from "./patient-socket";

/** Refused: turned away for good, so that asking by other ways is in vain too. */
export type SocketState = "up" | "down" | "refused";

export interface Socket {
  /** Another one after each time that the user was turned away and let in again. */
  readonly client: Client;
  /** For useSyncExternalStore. */
  subscribe(listener: () => void): () => void;
  state(): SocketState;
  /** Connects a user again who was turned away, and has been let in since. */
  reopen(): void;
  dispose(): void;
}

export interface SocketNeeds {
  url: string;
  getToken: GetToken;
  /** The server turned the user away for good. */
  onRefused: () => void;
}

const codeOf = (event: unknown): number | undefined => (event as Partial<CloseEvent> | null)?.code;

/** 0.5 s, 1 s, 2 s … about 10 s at most. */
export const socketWait = (retries: number, chance?: number): number =>
  backOff(retries, { first: SOCKET_RETRY_FIRST, limit: SOCKET_RETRY_LIMIT }, chance);

/** One socket for the signed-in user, held open and reconnected until it is disposed. */
export function createSocket({ url, getToken, onRefused }: SocketNeeds): Socket {
  const listeners = new Set<() => void>();
  let state: SocketState = "down";
  let renew = false;
  let crowdedOut = false;
  /** Connections since the last one that stood for a while. */
  let tries = 0;
  let upSince = Number.POSITIVE_INFINITY;
  let pong: ReturnType<typeof setTimeout> | undefined;

  const set = (next: SocketState) => {
    if (state === next) return;
    state = next;
    for (const listener of listeners) listener();
  };

  const connect = (): Client => {
    // A former one that still ends must not speak for the one that took its place.
    const current = () => made === client;
    const made = createClient({
      url,
      webSocketImpl: patientSocket(WebSocket),
      lazy: false,
      keepAlive: SOCKET_KEEP_ALIVE,
      retryAttempts: Number.POSITIVE_INFINITY,
      shouldRetry: (event) => codeOf(event) !== REFUSED,
      // Its own count begins anew with each connection: one that is lost at once would come back without end.
      retryWait: () =>
        new Promise((resolve) =>
          setTimeout(resolve, crowdedOut ? about(SOCKET_CROWDED) : socketWait(tries++)),
        ),
      connectionParams: async () => {
        const token = await getToken(renew);
        renew = false;
        return { authorization: `Bearer ${token ?? ""}` };
      },
      on: {
        connected: () => {
          if (!current()) return;
          upSince = Date.now();
          set("up");
        },
        closed: (event) => {
          if (!current()) return;
          clearTimeout(pong);
          if (Date.now() - upSince >= SOCKET_STEADY) tries = 0;
          upSince = Number.POSITIVE_INFINITY;
          set(codeOf(event) === REFUSED ? "refused" : "down");
          if (codeOf(event) === TOKEN_LOST) renew = true;
          crowdedOut = codeOf(event) === CROWDED_OUT;
          if (codeOf(event) === REFUSED) onRefused();
        },
        // A half-open connection answers no ping: giving it up starts the reconnect at once.
        ping: (received) => {
          if (!received && current()) pong = setTimeout(() => made.terminate(), SOCKET_PONG);
        },
        pong: (received) => {
          if (received) clearTimeout(pong);
        },
      },
      // Refusals are told by onRefused, losses by the store.
      onNonLazyError: () => {},
    });
    return made;
  };
  // Waits for a pending connection, whose failure no longer matters.
  const end = (former: Client) => void Promise.resolve(former.dispose()).catch(() => {});
  let client = connect();

  return {
    get client() {
      return client;
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    state: () => state,
    reopen() {
      if (state !== "refused") return;
      // One that was turned away connects no more by itself, but for a subscription that begins meanwhile.
      const former = client;
      client = connect();
      end(former);
      set("down");
    },
    dispose() {
      clearTimeout(pong);
      listeners.clear();
      end(client);
    },
  };
}
