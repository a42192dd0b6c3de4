import { ownKey } from "#lib/own-storage";
import { useKeptChoice } from "#lib/use-kept-choice";
import { type ScriptSettings, toInput } from "./script-settings";

/** The settings of scripts as this device remembers them. */
export function useScriptSettings() {
  const [settings, setSettings] = useKeptChoice<ScriptSettings>(ownKey("script-settings"), {});
  const change = (part: Partial<ScriptSettings>) => setSettings((before) => ({ ...before, ...part }));
  return { settings, input: toInput(settings), change };
}
