import type { Page } from "@playwright/test";

/** Lets the next Tab begin at the top of the screen, or of the dialog that the focus is in, wherever it is there. */
export const beginAtTop = (page: Page) =>
  page.evaluate(() => {
    const dialog = document.activeElement?.closest<HTMLElement>("[role=dialog]");
    // It may have put the focus on its last button.
    if (dialog) return dialog.focus();
    // Without the focus a browser goes on behind the element that was pressed last.
    const top = document.createElement("span");
    top.tabIndex = -1;
    document.body.prepend(top);
    top.focus();
    top.addEventListener("blur", () => top.remove());
  });
