import type { Page } from "@playwright/test";

/** Lets the next Tab begin at the top of the screen, wherever the focus is; in a dialog it stays within. */
export const beginAtTop = (page: Page) =>
  page.evaluate(() => {
    if (document.activeElement?.closest("[role=dialog]")) return;
    // Without the focus a browser goes on behind the element that was pressed last.
    const top = document.createElement("span");
    top.tabIndex = -1;
    document.body.prepend(top);
    top.focus();
    top.addEventListener("blur", () => top.remove());
  });
