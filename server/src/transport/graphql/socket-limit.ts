/** Counts the sockets that a user has open in this process. */
export function socketLimit(most: number) {
  const open = new Map<string, number>();

  /** Null for one too many, else the function to call when the socket has closed. */
  return function enter(uid: string): (() => void) | null {
    const count = open.get(uid) ?? 0;
    if (count >= most) return null;
    open.set(uid, count + 1);
    let entered = true;
    return () => {
      if (!entered) return;
      entered = false;
      const left = (open.get(uid) ?? 1) - 1;
      if (left > 0) open.set(uid, left);
      else open.delete(uid);
    };
  };
}
