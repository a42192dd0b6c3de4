import type { AppError } from "#lib/errors";
import { emitEvent } from "#lib/events";
import { UNAUTHORIZED_REDIRECT } from "#lib/timing";

export interface ReactionNeeds {
  /** Leads away from what is refused to this user, by the reason that the server gave. */
  leave: (reason?: string) => void;
  skipExpiryCheck: boolean;
}

/** Reactions of the interface to refused calls, all in one place. */
export function reactions({ leave, skipExpiryCheck }: ReactionNeeds): (error: AppError) => void {
  let leaving = false;
  return ({ code, message, refusal }) => {
    switch (code) {
      case "UNAUTHORIZED":
        // Several calls are refused together; the user leaves once.
        if (leaving) return;
        leaving = true;
        setTimeout(() => {
          leaving = false;
          leave(refusal.reason);
        }, UNAUTHORIZED_REDIRECT);
        return;
      case "INSUFFICIENT_CREDITS":
        return emitEvent("creditsInsufficient", numbersOf(refusal.details));
      case "ACCOUNT_EXPIRED":
        if (!skipExpiryCheck) emitEvent("accountExpired", { message, code: refusal.reason ?? refusal.code });
        return;
    }
  };
}

function numbersOf({ balance, required }: Record<string, unknown> = {}) {
  return {
    balance: typeof balance === "number" ? balance : undefined,
    required: typeof required === "number" ? required : undefined,
  };
}
