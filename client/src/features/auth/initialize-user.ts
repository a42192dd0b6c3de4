import { callApi } from "#lib/api";
import { sentences } from "#lib/errors";
import type { Language } from "#lib/i18n/language";

export interface Registration {
  plan: string;
  language: Language;
}

/** Tells the server, once after sign-up, what the new account starts with; returns what its trial waits for. */
export async function initializeUser({ plan, language }: Registration): Promise<string | undefined> {
  const { success, data } = await callApi<{ success: boolean; data?: { trial?: string } }>(
    "/api/user/initialize",
    {
      method: "POST",
      body: { plan, language, registrationDomain: location.hostname },
    },
  );
  if (!success) throw new Error(sentences.initializeUser);
  return data?.trial;
}
