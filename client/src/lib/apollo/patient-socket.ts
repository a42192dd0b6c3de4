/** Close codes of the server: the token ran out; the account is disabled or expired; too many sockets. */
const TOKEN_RAN_OUT = 4401;
export const REFUSED = 4403;
const TOO_MANY = 4429;

/** Under other codes graphql-ws gives up, 1011 and 4401 among them; after these it comes back. */
const LOST = 4900;
export const TOKEN_LOST = 4901;
export const CROWDED_OUT = 4902;
const losses: Record<number, number> = { [TOKEN_RAN_OUT]: TOKEN_LOST, [TOO_MANY]: CROWDED_OUT };

/**
 * A WebSocket whose every closing but a refusal is a loss that one comes back from, so that subscriptions
 * live through it.
 */
export const patientSocket = (Base: typeof WebSocket): typeof WebSocket =>
  class extends Base {
    constructor(url: string | URL, protocols?: string | string[]) {
      super(url, protocols);
      let handler: WebSocket["onclose"] = null;
      Object.defineProperty(this, "onclose", {
        get: () => handler,
        set: (next: WebSocket["onclose"]) => {
          handler = next;
        },
      });
      this.addEventListener("close", (event) => handler?.call(this, patient(event)));
    }
  };

function patient(event: CloseEvent): CloseEvent {
  if (event.code === REFUSED) return event;
  const code = losses[event.code] ?? LOST;
  return new CloseEvent("close", { code, reason: event.reason, wasClean: event.wasClean });
}
