import type { PublicSettings } from "./host.ts";

const GOOGLE = ["https://identitytoolkit.googleapis.com", "https://securetoken.googleapis.com"];

/** Where a page of ours may connect to: here, and where one signs in. */
export function connectSources({ PUBLIC_URL, FIREBASE_AUTH_EMULATOR_HOST }: PublicSettings): string[] {
  // Some browsers do not count a socket of the same origin as 'self'.
  const socket = PUBLIC_URL.replace(/^http/, "ws");
  return ["'self'", socket, ...(FIREBASE_AUTH_EMULATOR_HOST ? [] : GOOGLE)];
}
