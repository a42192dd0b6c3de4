import { useEffect } from "react";

/** Names the screen in the tab. */
export function useDocumentTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} – Yomikoe`;
  }, [title]);
}
