import type { HelpAnchor } from "#lib/help/help-anchor";
import type { Texts } from "#lib/i18n/texts";

export type FailureKey = keyof Texts["auth"]["failures"];

const keys: Record<string, FailureKey> = {
  "auth/invalid-credential": "credential",
  "auth/invalid-login-credentials": "credential",
  "auth/wrong-password": "credential",
  "auth/user-not-found": "credential",
  "auth/email-already-in-use": "emailInUse",
  "auth/weak-password": "weakPassword",
  "auth/invalid-email": "invalidEmail",
  "auth/missing-email": "invalidEmail",
  "auth/user-disabled": "disabled",
  "auth/too-many-requests": "tooMany",
  "auth/network-request-failed": "network",
  "auth/expired-action-code": "expiredCode",
  "auth/invalid-action-code": "invalidCode",
  "initialize-failed": "initialize",
};

/** The text for a code of the identity provider. An unknown address reads like a wrong password. */
export const failureKey = (code: string, fallback: FailureKey): FailureKey => keys[code] ?? fallback;

const anchors: { [key in FailureKey]?: HelpAnchor } = {
  network: "NETWORK_ERROR",
  tooMany: "TOO_MANY_REQUESTS",
};

/** The paragraph of the help about a failure. */
export const helpAbout = (failure: FailureKey): HelpAnchor => anchors[failure] ?? "signin";
