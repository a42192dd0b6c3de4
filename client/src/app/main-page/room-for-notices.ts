const isMessages = (part: Element) => part.hasAttribute("data-position");

/**
 * A ref of what stands at the foot of the screen: says how high it is, for the notices over all screens, and how much
 * of it the messages take, for the pane that goes on beside them.
 */
export function roomForNotices(feet: HTMLElement | null) {
  if (!feet) return;
  const { style } = document.documentElement;
  const height = new ResizeObserver(() => {
    style.setProperty("--feet", `${feet.offsetHeight}px`);
    const rest = [...feet.children].find((part) => !isMessages(part));
    const messages = rest ? rest.getBoundingClientRect().top - feet.getBoundingClientRect().top : 0;
    style.setProperty("--messages", `${messages}px`);
  });
  height.observe(feet);
  return () => {
    height.disconnect();
    style.removeProperty("--feet");
    style.removeProperty("--messages");
  };
}
