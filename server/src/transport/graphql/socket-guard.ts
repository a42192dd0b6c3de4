import { isDeepStrictEqual } from "node:util";
import type { WebSocket } from "@fastify/websocket";
import type { Session } from "#domain/accounts/authenticate";
import { appErrorOf } from "#kernel/app-error-of";
import type { AppError } from "#kernel/errors";
import { requireActive } from "#kernel/viewer";
import type { Host } from "#transport/shared/host";

/** The client gets a fresh token and comes back. */
const TOKEN_RAN_OUT = 4_401;
/** The client reads the profile, then shows that the account has expired, or signs out. */
const ACCOUNT_REFUSED = 4_403;
/** The user has as many sockets as allowed: the client polls, and tries again later. */
export const TOO_MANY_SOCKETS = 4_429;
const TRY_AGAIN_LATER = 1_013;

type Guards = Pick<Host, "events" | "recheck">;
type Closable = Pick<WebSocket, "close">;

/** A blocked user's socket stays open no longer than this. */
const LONGEST_BETWEEN_CHECKS_MS = 60_000;
/** An answer that runs out while it is looked at is followed by another at once, but never by a storm of them. */
const SHORTEST_BETWEEN_CHECKS_MS = 20;
const LONGEST_TIMER_MS = 2_147_483_647;

/**
 * Closes a socket when its token runs out, and when its account may no longer be here; what else
 * changed of the account, its plan for one, is written into the session, and `onChange` is called.
 */
export function guardSocket(
  container: Guards,
  socket: Closable,
  session: Session,
  onChange = () => {},
): () => void {
  const { events, recheck } = container;
  const { identified } = session;
  let guarding = true;
  let next: NodeJS.Timeout | undefined;

  async function check() {
    try {
      const { viewer } = session;
      Object.assign(session, await recheck(session));
      requireActive(session.viewer);
      if (!isDeepStrictEqual(viewer, session.viewer)) onChange();
      checkIn(untilAskedAnew());
    } catch (error) {
      const { code, reason } = appErrorOf(error);
      if (code === "UNAUTHORIZED" || code === "ACCOUNT_EXPIRED")
        socket.close(ACCOUNT_REFUSED, reason ?? code);
      checkIn(LONGEST_BETWEEN_CHECKS_MS);
    }
  }

  /** Any later, and somebody disabled would stay too long. */
  const untilAskedAnew = () =>
    Math.min(
      Math.max(session.validUntil.getTime() - Date.now(), SHORTEST_BETWEEN_CHECKS_MS),
      LONGEST_BETWEEN_CHECKS_MS,
    );

  function checkIn(ms: number) {
    clearTimeout(next);
    if (guarding) next = setTimeout(check, ms);
  }

  const left = Math.min(identified.expiresAt.getTime() - Date.now(), LONGEST_TIMER_MS);
  const end = setTimeout(() => socket.close(TOKEN_RAN_OUT, "TOKEN_EXPIRED"), Math.max(0, left));
  checkIn(untilAskedAnew());
  const unsubscribe = events.subscribe(
    identified.uid,
    (event) => {
      if (event.kind === "account") void check();
    },
    () => void check(),
  );
  return () => {
    guarding = false;
    clearTimeout(end);
    clearTimeout(next);
    unsubscribe();
  };
}

/** Says by the close code why a socket is not opened. */
export function closeFor(socket: WebSocket, { code, reason }: AppError): void {
  const refused = code === "ACCOUNT_EXPIRED" || reason === "ACCOUNT_DISABLED" || reason === "ACCOUNT_LEAVING";
  if (refused) socket.close(ACCOUNT_REFUSED, reason ?? code);
  else if (code === "UNAUTHORIZED") socket.close(TOKEN_RAN_OUT, reason ?? code);
  else socket.close(TRY_AGAIN_LATER, code);
}
