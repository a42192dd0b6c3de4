import { useEffect, useState } from "react";

/**
 * False at first: an overlay that is mounted for its first opening would not learn where the focus was, and
 * could not give it back.
 */
export function useOpened(opened: boolean): boolean {
  const [shown, setShown] = useState(false);
  useEffect(() => setShown(opened), [opened]);
  return shown;
}
