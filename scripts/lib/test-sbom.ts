import { expect } from "vitest";
import { tryScript } from "./try-script.ts";

/** Nothing answers there: a question to the registry would fail. A machine's own settings may leave packages out. */
export const OFFLINE = {
  npm_config_registry: "http://127.0.0.1:1/",
  npm_config_fetch_retries: "0",
  npm_config_userconfig: "/nowhere/npmrc",
};

/** The words of `npm run sbom` without a network. */
export async function sbom(...args: string[]): Promise<string> {
  const { ended, output } = tryScript("sbom.ts", OFFLINE, args);
  expect((await ended)[0], output()).toBe(0);
  return output();
}
