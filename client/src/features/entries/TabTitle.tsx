import { useEffect } from "react";
import { isActive } from "./queue-board";

interface Props {
  /** The open entry's title, if one is open. */
  title: string | null;
  queues: readonly { status: string; progress: number }[];
}

/** "42% · Title – Yomikoe": progress that can be seen from another tab. */
export function tabTitle({ title, queues }: Props): string {
  const active = queues.filter(isActive);
  const progress = active.reduce((sum, queue) => sum + queue.progress, 0) / active.length;
  const name = title ? `${title} – Yomikoe` : "Yomikoe";
  return active.length > 0 ? `${Math.floor(progress * 100)}% · ${name}` : name;
}

/** Renders nothing. */
export function TabTitle(props: Props) {
  const title = tabTitle(props);
  useEffect(() => {
    document.title = title;
  }, [title]);
  return null;
}
