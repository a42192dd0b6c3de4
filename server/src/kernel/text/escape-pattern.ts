/** Words of a page within a pattern, each sign standing for itself: a title may end with "(Paperback)". */
export const escapePattern = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
