import { WINDOWS_ANSWER } from "./timing";

/** Windows of this browser ask each other here. Nothing is kept. */
const CHANNEL = "yomikoe-looked-at";
const ASK = "Who is looked at?";
const ANSWER = "I am";

/** A window beside another one, or behind it, is visible as well: only one of them has the focus. */
const isLookedAt = () => document.visibilityState === "visible" && document.hasFocus();

/** Answers other windows that ask. Returns how to stop. */
export function answerOtherWindows(): () => void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.onmessage = ({ data }) => {
    if (data === ASK && isLookedAt()) channel.postMessage(ANSWER);
  };
  return () => channel.close();
}

/** Whether somebody looks at a window of this site: at this one, or at another that answers. */
export async function isAnyWindowLookedAt(): Promise<boolean> {
  if (isLookedAt()) return true;
  const channel = new BroadcastChannel(CHANNEL);
  const answer = new Promise<boolean>((resolve) => {
    channel.onmessage = ({ data }) => data === ANSWER && resolve(true);
    setTimeout(resolve, WINDOWS_ANSWER, false);
  });
  channel.postMessage(ASK);
  return answer.finally(() => channel.close());
}
