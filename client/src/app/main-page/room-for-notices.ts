/** A ref of what stands at the foot of the screen: says how high it is, for the notices over all screens. */
export function roomForNotices(feet: HTMLElement | null) {
  if (!feet) return;
  const { style } = document.documentElement;
  const height = new ResizeObserver(() => style.setProperty("--feet", `${feet.offsetHeight}px`));
  height.observe(feet);
  return () => {
    height.disconnect();
    style.removeProperty("--feet");
  };
}
