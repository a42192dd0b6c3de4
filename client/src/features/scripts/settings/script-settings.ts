import type { ScriptSettingsInput } from "#gql/graphql";

export type ScriptSettings = ScriptSettingsInput;

export const styles = ["product", "news", "narration", "talk"] as const;
/** Seconds that are offered as lengths; the default of 2 minutes is the server's too. */
export const lengths = [30, 60, 120, 180, 300, 600] as const;
export const DEFAULT_LENGTH = 120;

const filled = (value: unknown) =>
  value !== null && value !== undefined && value !== "" && !(Array.isArray(value) && value.length === 0);

/** Empty fields are not sent, so that the server uses its defaults. */
export const toInput = (settings: ScriptSettings): ScriptSettingsInput =>
  Object.fromEntries(
    Object.entries(settings)
      .map(([key, value]) => [key, typeof value === "string" ? value.trim() : value] as const)
      .filter(([, value]) => filled(value)),
  );
