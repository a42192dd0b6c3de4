import { AppError, fromStatus } from "#lib/errors";

export interface IdentityConfig {
  apiKey: string;
  projectId: string;
  authDomain: string;
  /** Set where the installation runs an emulator of its own. */
  emulatorUrl: string | null;
}

/** Asked of the server, so that one build serves every installation. */
export async function identityConfig(): Promise<IdentityConfig> {
  const response = await fetch("/api/config/firebase").catch((cause: unknown) => {
    throw new AppError("NETWORK_ERROR", {}, { cause });
  });
  const body = (await response.json().catch(() => null)) as { data?: IdentityConfig } | null;
  if (!response.ok || !body?.data) {
    const message = `The identity configuration answered ${response.status}`;
    throw fromStatus(response.status, { message });
  }
  return body.data;
}
