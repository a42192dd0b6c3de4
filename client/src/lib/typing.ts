/** Keys that somebody types, or that work a control or a dialog, are not the screen's. */
export const isTyping = (target: EventTarget | null) =>
  target instanceof Element &&
  target.closest(
    "input, textarea, select, [contenteditable=true], [role=slider], [role=menu], [role=dialog], [role=tablist], [data-own-arrows]",
  ) !== null;
