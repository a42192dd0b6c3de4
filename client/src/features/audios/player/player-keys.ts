export type PlayerAction = "toggle" | "back" | "forward";

interface Press {
  key: string;
  target: EventTarget | null;
  metaKey: boolean;
  ctrlKey: boolean;
  altKey: boolean;
  defaultPrevented: boolean;
}

const actions: Record<string, PlayerAction> = { " ": "toggle", ArrowLeft: "back", ArrowRight: "forward" };

/** Controls that have a use of their own for these keys. */
const takesKeys =
  "input, textarea, select, button, a, summary, [contenteditable=true], [role=slider], [role=tab], [role=menuitem], [role=option]";

/** Maps a key to an action of the player, unless a field or control has the focus. */
export function playerAction(press: Press): PlayerAction | null {
  if (press.defaultPrevented || press.metaKey || press.ctrlKey || press.altKey) return null;
  if (press.target instanceof Element && press.target.closest(takesKeys)) return null;
  return actions[press.key] ?? null;
}
