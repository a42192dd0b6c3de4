import type { Situation } from "./view";

/** Where there is room for one pane only. */
export async function pane({ page, t }: Situation, name: "entries" | "script" | "settings") {
  const tabs = page.getByRole("navigation", { name: t.main.panes });
  const tab = tabs.getByRole("button", { name: t.main.pane[name] });
  if (await tab.isVisible()) await tab.click();
}

export async function settings(at: Situation, tab: "script" | "audio" | "facts") {
  await pane(at, "settings");
  await at.page.getByRole("tab", { name: at.t.main.tabs[tab] }).click();
  await at.page.getByRole("tabpanel").waitFor();
}

export async function open({ go, page }: Situation, id: string) {
  await go(`/?entry=${id}`);
  await page.locator("main h1").waitFor();
}

export const player = ({ page, t }: Situation) => page.getByRole("region", { name: t.audios.player });
/** Presses one of its buttons; on a phone they are folded. */
export async function inPlayer(at: Situation, name: string) {
  await player(at).waitFor();
  const tools = player(at).getByRole("button", { name: at.t.audios.tools, exact: true });
  if (await tools.isVisible()) await tools.click();
  await player(at).getByRole("button", { name, exact: true }).click();
}
export const account = ({ page, t }: Situation) =>
  page.getByRole("banner").getByRole("button", { name: t.header.account, exact: true });
export const dialog = ({ page }: Situation) => page.getByRole("dialog");
