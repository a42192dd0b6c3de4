import type { Item } from "#kernel/shelf/items";
import type { Language } from "#kernel/vocabulary";
import { overlapOf, piecesOf, SAME_IDEA } from "../../similarity.ts";

/** A thing of nearly the same name for the same price is another colour of it. */
export const isVariant = (one: Item, other: Item, language: Language): boolean =>
  one.price !== null &&
  one.price === other.price &&
  overlapOf(piecesOf(one.name, language), piecesOf(other.name, language)) >= SAME_IDEA[language];
