import { UserError } from "./say.ts";

/** The address that YOMIKOE_URL names, without a slash at its end; null where it is not set. */
export function namedAddress({ YOMIKOE_URL: url }: { YOMIKOE_URL?: string }): string | null {
  if (!url) return null;
  if (!URL.canParse(url) || !/^https?:/.test(url))
    throw new UserError(
      "YOMIKOE_URL must be the address of an installation, such as https://yomikoe.example.",
    );
  return url.replace(/\/+$/, "");
}

/** The key of YOMIKOE_API_KEY, once the installation has recognised it. */
export async function recognizedKey(address: string, key: string): Promise<string> {
  // A key that may not list voices is a key all the same.
  const { status } = await fetch(`${address}/api/voices`, {
    headers: { authorization: `Bearer ${key}` },
  }).catch(({ cause }: Error) => {
    throw new UserError(`${address} does not answer: ${(cause as Error | undefined)?.message}`);
  });
  if (status === 401) throw new UserError(`${address} refuses the key of YOMIKOE_API_KEY.`);
  return key;
}
