/** The version that the server serves now; null if it does not say. */
export async function servedVersion(): Promise<string | null> {
  try {
    const response = await fetch("/version.json", { cache: "no-store" });
    const { version } = (await response.json()) as { version?: unknown };
    return response.ok && typeof version === "string" ? version : null;
  } catch {
    return null;
  }
}

const entryOf = (page: Document) => page.querySelector<HTMLScriptElement>('script[type="module"][src]')?.src;

/**
 * Whether this page is the one that a reload would bring: its entry is named by the content of everything
 * behind it. Null when that cannot be asked.
 */
export async function isServed(): Promise<boolean | null> {
  const own = entryOf(document);
  try {
    const response = await fetch("/", { cache: "no-store" });
    if (!response.ok || !own) return null;
    return (await response.text()).includes(`"${new URL(own).pathname}"`);
  } catch {
    return null;
  }
}
