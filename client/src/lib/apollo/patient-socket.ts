/** Close codes of the server: the token ran out; the account is disabled or expired. */
export const TOKEN_RAN_OUT = 4401;
export const REFUSED = 4403;

/** graphql-ws never returns after these; under another code it does. */
export const CAME_BACK: Record<number, number> = { [TOKEN_RAN_OUT]: 4901, 4500: 4900 };

/**
 * A WebSocket whose closing with a run-out token or an error of the server is a loss like any other,
 * so that subscriptions live through it.
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
  const code = CAME_BACK[event.code];
  return code ? new CloseEvent("close", { code, reason: event.reason, wasClean: event.wasClean }) : event;
}
