import type { Item } from "#kernel/shelf/items";
import type { Language } from "#kernel/vocabulary";
import type { Draft } from "../../draft.ts";
import { lacksSubject } from "../../text/sentences/without-subject.ts";
import { isVariant } from "./is-variant.ts";
import { sharesOf } from "./ranking-ja.ts";

/** Things that are told, and how long that takes. */
export interface ToldEach {
  items: Item[];
  body: Draft[][];
  seconds: number;
}

interface List {
  /** The things that have something told of them, and all that may be named. */
  tellable: readonly Item[];
  stated: readonly Item[];
  /** So many of an item's own sentences are told. */
  mostOfOne: number;
  isRanking: boolean;
  language: Language;
  tell(item: Item, turn: number, isLast: boolean, most?: number): Draft[];
  secondsOf(drafts: readonly Draft[]): number;
}

/** Tells the things of a list one by one, as many as there is time for. */
export function eachTeller({ tellable, stated, mostOfOne, isRanking, language, tell, secondsOf }: List) {
  const oneOf = (item: Item, most: number) => secondsOf(tell(item, 0, false, most));
  const tellSome = (
    some: readonly Item[],
    mostSentences: number,
    room: number,
    tolerance: number,
    isExact: boolean,
  ): ToldEach => {
    const chosen: { item: Item; isBrief: boolean; most: number }[] = [];
    let left = room;
    // Of a ranking each place is told, and of each as much as there is time for.
    const shares = isRanking ? sharesOf(some, left * (1 + TOLERANCE), oneOf) : [];
    for (const [at, item] of some.entries()) {
      const most = shares[at] ?? mostSentences;
      const drafts = tell(item, chosen.length, false, most);
      const whole = secondsOf(drafts);
      if (whole === 0 || chosen.some((one) => isVariant(one.item, item, language))) continue;
      // For a length that was missed a thing is only named where there is no time for its text.
      const isBrief = isExact && whole > left + tolerance;
      const seconds = isBrief ? secondsOf(drafts.slice(0, 1)) : whole;
      if (seconds > left + tolerance) {
        if (chosen.length >= FEWEST_TOLD) break;
        continue;
      }
      chosen.push({ item, isBrief, most });
      left -= seconds;
    }
    return {
      items: chosen.map(({ item }) => item),
      body: withoutEchoes(
        chosen.map(({ item, isBrief, most }, turn) =>
          tell(item, turn, turn === chosen.length - 1, most).slice(0, isBrief ? 1 : undefined),
        ),
      ),
      seconds: room - left,
    };
  };

  return (room: number, tolerance: number, isExact: boolean): ToldEach => {
    const plain = tellSome(tellable, mostOfOne, room, tolerance, isExact);
    if (language === "ja" || !isExact || plain.seconds > room - tolerance) return plain;
    // For a length that was missed more is told of each thing, and then others are named between them.
    const more = tellSome(tellable, MOST_SENTENCES, room, tolerance, isExact);
    if (more.seconds > room - tolerance) return more;
    let left = room - more.seconds;
    const wanted = stated.filter((item) => {
      if (tellable.includes(item)) return true;
      // "The mill gives looms, for $240" is a headline: its price is none.
      const isOther = item.price !== null && tellable.every(({ price }) => price === null);
      const seconds = isOther || lacksSubject(`${item.name}.`) ? 0 : oneOf(item, MOST_SENTENCES);
      left -= seconds;
      return seconds > 0 && left >= -tolerance;
    });
    return tellSome(wanted, MOST_SENTENCES, room, tolerance, isExact);
  };
}

/** Of two sizes of one thing a shop says the same: a listener hears it once. */
function withoutEchoes(body: readonly Draft[][]): Draft[][] {
  const heard = new Set<string>();
  return body.map((drafts) =>
    drafts.filter(({ text }, at) => {
      const isEcho = at > 0 && heard.has(text);
      heard.add(text);
      return !isEcho;
    }),
  );
}

/** So many of an item's own sentences are told, where the list is short or its length was missed. */
export const MOST_SENTENCES = 2;
export const TOLERANCE = 0.05;
export const FEWEST_TOLD = 3;
