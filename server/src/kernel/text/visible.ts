/** Spaces, control characters, and those that a font draws nothing for. */
const UNSEEN = /[\p{C}\p{Z}\p{M}\p{Default_Ignorable_Code_Point}]+/gu;

/** Whether anything of a text can be seen: a picture of one that is all spaces and joiners cannot be drawn. */
export const isVisible = (text: string) => text.replace(UNSEEN, "") !== "";
