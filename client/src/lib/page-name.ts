/** Name of a page: its title, or its address as people write it. */
export const pageName = ({ title, url }: { title?: string | null; url: string }) =>
  title ?? url.replace(/^https?:\/\//, "");
