import type { Auth } from "firebase/auth";
import { loadChunk } from "#lib/lazy-screen";
import { identityConfig } from "./config";

export interface IdentityClient {
  auth: Auth;
  sdk: typeof import("./firebase");
}

let client: Promise<IdentityClient> | undefined;
let announceReady: (client: IdentityClient) => void;

/** The client as soon as anybody's attempt to load it worked; never a failure. */
export const identityReady = new Promise<IdentityClient>((resolve) => {
  announceReady = resolve;
});

async function load(): Promise<IdentityClient> {
  const [sdk, config] = await Promise.all([loadChunk(() => import("./firebase")), identityConfig()]);
  const app = sdk.initializeApp({
    apiKey: config.apiKey,
    projectId: config.projectId,
    authDomain: config.authDomain,
  });
  const auth = sdk.initializeAuth(app, { persistence: sdk.browserLocalPersistence });
  // The server forwards to its emulator, so the page's own origin is right for phones and tunnels too.
  if (config.emulatorUrl) sdk.connectAuthEmulator(auth, location.origin, { disableWarnings: true });
  sdk.renewAhead(app);
  const loaded = { auth, sdk };
  announceReady(loaded);
  return loaded;
}

/** The identity provider, loaded at the first need of it; a failure is tried anew by the next caller. */
export function identityClient(): Promise<IdentityClient> {
  client ??= load().catch((error: unknown) => {
    client = undefined;
    console.error("The identity client failed to start", error);
    throw error;
  });
  return client;
}
