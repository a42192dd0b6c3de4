import { useLocalStorage } from "@mantine/hooks";
import { ownKey } from "#lib/own-storage";
import { type ScriptSettings, toInput } from "./script-settings";

/** The settings of scripts as this device remembers them. */
export function useScriptSettings() {
  const [settings, setSettings] = useLocalStorage<ScriptSettings>({
    key: ownKey("script-settings"),
    defaultValue: {},
    getInitialValueInEffect: false,
  });
  const change = (part: Partial<ScriptSettings>) => setSettings((before) => ({ ...before, ...part }));
  return { settings, input: toInput(settings), change };
}
