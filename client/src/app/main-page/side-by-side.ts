/** From this width on the script and its settings stand side by side. */
export const SIDE_BY_SIDE = "(min-width: 75.01em)";
/** Up to this width one pane is shown alone. */
export const ALONE = "(max-width: 48em)";
