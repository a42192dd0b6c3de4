import { expect, type FrameLocator, type Page } from "@playwright/test";

/** Asks the player in the frame by player.js, as a script of the page around it does. */
export const askPlayer = (page: Page, method: string, value?: unknown) =>
  page.evaluate(
    ([name, given]) =>
      new Promise((resolve) => {
        const frame = document.querySelector<HTMLIFrameElement>("iframe[sandbox]")?.contentWindow;
        window.addEventListener("message", ({ source, data }) => {
          const said = source === frame && typeof data === "string" ? JSON.parse(data) : {};
          if (said.listener === name) resolve(said.value);
        });
        const message = { context: "player.js", version: "0.0.11", method: name, value: given };
        frame?.postMessage(JSON.stringify({ ...message, listener: name }), "*");
        if (!String(name).startsWith("get")) resolve(undefined);
      }),
    [method, value] as const,
  );

/** Its button is pressed, and it sounds. */
export async function plays(player: FrameLocator) {
  await player.getByRole("button", { name: "再生" }).click();
  await expect(player.locator(".now")).toHaveCount(1);
  const position = player.getByRole("slider", { name: "再生位置" });
  await expect.poll(async () => Number(await position.getAttribute("aria-valuenow"))).toBeGreaterThan(0);
}
