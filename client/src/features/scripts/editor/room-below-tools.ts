/** A ref of the tools that stay at the top: says how high they are, for what is scrolled to below them. */
export function roomBelowTools(tools: HTMLElement | null) {
  const style = tools?.parentElement?.style;
  if (!tools || !style) return;
  const height = new ResizeObserver(() => style.setProperty("--tools-height", `${tools.offsetHeight}px`));
  height.observe(tools);
  return () => height.disconnect();
}
