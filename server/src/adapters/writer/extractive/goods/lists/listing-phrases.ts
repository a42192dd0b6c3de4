import type { Item } from "#kernel/shelf/items";
import type { Subject } from "../../draft.ts";
import type { SaidItem } from "./said-item.ts";

/** How much of a list is told. */
export type ListedPart = "all" | "most" | "some";

/** The sentences of a list that are the writer's own, in one language. */
export interface ListingPhrases {
  /** Names the list; where nothing announces it, also how many things it has and how much of that is told. */
  opening(subject: Subject, count: string | null, part: ListedPart): string[];
  /** Announces the things, right before the first of them. */
  announcing?(subject: Subject, count: string | null, part: ListedPart, items: readonly Item[]): string[];
  /** Says whose list it is, where its name cannot be said. */
  unnamed?(subject: Subject): string[];
  /** One thing, at its turn among those that are told. */
  item(item: SaidItem, turn: number, isLast: boolean): string[];
  closing(subject: Subject, isAll: boolean): string[];
  /** Between which amounts the prices lie. */
  range?(low: string, high: string): string[];
  /** Things that there is no time to tell of. */
  others?(names: readonly string[]): string[];
  /** The shortest closing. */
  brief(subject: Subject, isAll: boolean): string[];
}
