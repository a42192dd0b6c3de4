export interface IdentityConfig {
  apiKey: string;
  projectId: string;
  authDomain: string;
  /** Set where the installation runs an emulator of its own. */
  emulatorUrl: string | null;
}

/** Asked of the server, so that one build serves every installation. */
export async function identityConfig(): Promise<IdentityConfig> {
  const response = await fetch("/api/config/firebase");
  const body = (await response.json()) as { success: boolean; data: IdentityConfig };
  if (!response.ok || !body.success)
    throw new Error(`The identity configuration answered ${response.status}`);
  return body.data;
}
