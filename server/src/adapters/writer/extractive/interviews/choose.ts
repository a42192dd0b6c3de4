import { contentTerms } from "#kernel/text/content-terms";
import type { Language } from "#kernel/vocabulary";
import { asksOfTitle, tellsOfTitle } from "./quoted-title.ts";
import type { AnswerSentence, Talk } from "./spoken.ts";

/** An exchange that is told, with so much of its answer as there is time for. */
export interface Chosen {
  at: number;
  said: readonly AnswerSentence[];
}

const MOST = 4;
/** Of a long talk those of most weight are looked at. */
const MOST_LOOKED_AT = 12;
/** A shorter beginning of an answer is none. */
const LEAST = 5;
/** "Churches do." */
const LEAST_WHOLE = 2.5;
const WHOLE = 2;
/** Of several answers of which the end is not heard, each is worth less. */
const CUT = 0.85;
/** A script that leaves so much of its time over tells too little. */
const FULL = 0.9;
const PAUSE = 0.4;
/** The answer that explains what the title quotes is what one listens for. */
const OF_TITLE = 3;
/** So is the one in which somebody said it. */
const TELLS_OF_TITLE = 1.5;
/** 「ただ、見せると嫌がられます。」: in a paragraph of its own it adds to what was explained. */
const ADDS = /^(?:ただ|もっとも)、/u;
/** One answer makes no talk. */
const ALONE = 0.6;

/** How much each exchange weighs: near to the title, full of figures, the first or the last. */
export function weightsOf(
  talks: readonly (Talk | null)[],
  title: string,
  wish: string,
  language: Language,
): number[] {
  const named = contentTerms(title, language);
  const wanted = contentTerms(wish, language);
  const terms = talks.map((talk) => contentTerms(textOf(talk), language));
  const last = talks.length - 1;
  const nearTo = (at: number): number => [...named].filter((term) => terms[at]?.has(term)).length;
  return talks.map((talk, at) => {
    if (!talk) return 0;
    const own = terms[at] ?? new Set<string>();
    // The point of the title's matter is often asked on for.
    const near = talk.isFollowUp && at > 0 ? Math.max(nearTo(at), nearTo(at - 1)) : nearTo(at);
    const asked = [...wanted].filter((term) => own.has(term)).length;
    const figures = Math.min(3, textOf(talk).match(/\d+/g)?.length ?? 0);
    return (
      1 +
      0.35 * Math.min(4, near) +
      0.12 * figures +
      (at === 0 || at === last ? 0.2 : 0) +
      2 * asked +
      (asksOfTitle(talk, title)
        ? OF_TITLE
        : language === "ja" && tellsOfTitle(talk, title)
          ? TELLS_OF_TITLE
          : 0) -
      0.2 * turnsIn(talk)
    );
  });
}
/** Where they fall into each other's words little is said. */
const turnsIn = ({ said }: Talk) =>
  said.filter(({ name }, at) => at > 0 && said[at - 1]?.name !== name).length;
const textOf = (talk: Talk | null) =>
  talk ? [...talk.asked, ...talk.said.map(({ text }) => text)].join(" ") : "";

interface Costs {
  /** Seconds of what is told of an exchange, with its frame. */
  secondsOf(at: number, said: readonly AnswerSentence[]): number;
  /** Whether an answer may end there. */
  mayEnd(said: readonly AnswerSentence[], count: number): boolean;
}

/** Two to four exchanges of most weight that fit, in the page's order; one that leans on another only behind that. */
export function chosenTalks(
  talks: readonly (Talk | null)[],
  weights: readonly number[],
  budget: number,
  costs: Costs,
  isPoint: (talk: Talk | null) => boolean = () => false,
): Chosen[] {
  const all = talks.flatMap((talk, at) => (talk && talk.said.length > 0 ? [at] : []));
  const heavy = new Set(
    all.toSorted((a, b) => (weights[b] ?? 0) - (weights[a] ?? 0)).slice(0, MOST_LOOKED_AT),
  );
  const looked = all.filter((at) => heavy.has(at));
  const endsOf = new Map(looked.map((at) => [at, endsIn(talks[at] ?? null)]));
  let best: { chosen: Chosen[]; value: number } = { chosen: [], value: 0 };
  for (const places of subsets(looked)) {
    if (places.some((at) => talks[at]?.isFollowUp && !places.includes(at - 1))) continue;
    const chosen = inTime(places);
    if (!chosen) continue;
    const used = chosen.reduce((sum, { at, said }) => sum + costs.secondsOf(at, said) + PAUSE, 0);
    const value = chosen.reduce((sum, { at, said }) => sum + worthOf(at, said), 0);
    const isAlone = chosen.length === 1 && all.length > 1 && !isPoint(talks[places[0] ?? -1] ?? null);
    const alone = isAlone ? ALONE : 1;
    const cut = chosen.filter((one) => !isWhole(one)).length;
    const torn = CUT ** Math.max(0, cut - 1);
    const scaled = alone * torn * value * Math.min(1, used / (FULL * budget));
    if (scaled > best.value) best = { chosen, value: scaled };
  }
  return best.chosen;

  function worthOf(at: number, said: readonly AnswerSentence[]): number {
    const isWhole = said.length === talks[at]?.said.length;
    const seconds = said.reduce((sum, one) => sum + one.seconds, 0);
    return (weights[at] ?? 0) * Math.sqrt(seconds) * (isWhole ? WHOLE : 1);
  }

  /** As much of each answer as there is time for: the longest are cut first. */
  function inTime(places: readonly number[]): Chosen[] | null {
    const longest = Math.max(...places.map((at) => lengthOf(talks[at]?.said ?? [])));
    for (let cap = Math.min(longest, Math.ceil(budget)); cap >= LEAST; cap -= STEP) {
      const chosen = places.map((at) => ({ at, said: beginning(at, cap) }));
      if (chosen.some(({ said }) => said.length === 0)) return null;
      // A question that goes on from an answer has heard all of it.
      if (chosen.some(({ at }, place) => talks[at]?.isFollowUp && !isWhole(chosen[place - 1]))) return null;
      const used = chosen.reduce((sum, { at, said }) => sum + costs.secondsOf(at, said) + PAUSE, 0);
      if (used <= budget) return chosen;
    }
    return null;
  }

  function isWhole(chosen: Chosen | undefined): boolean {
    return chosen === undefined || chosen.said.length === talks[chosen.at]?.said.length;
  }

  function beginning(at: number, cap: number): readonly AnswerSentence[] {
    const end = endsOf.get(at)?.findLast(({ seconds }) => seconds <= cap);
    return talks[at]?.said.slice(0, end?.count ?? 0) ?? [];
  }

  /** Where an answer may end, once for all that are compared. */
  function endsIn(talk: Talk | null): { count: number; seconds: number }[] {
    const said = talk?.said ?? [];
    // The answer with which the page ends is heard to its end, or the page has none.
    const isLast = talk !== null && talk === talks.at(-1);
    const isToEnd = isPoint(talk);
    let seconds = 0;
    return said.flatMap((one, at) => {
      seconds += one.seconds;
      const isWhole = at === said.length - 1 && seconds >= LEAST_WHOLE;
      // Within a paragraph it has not come to its point.
      const isWithin = isToEnd && said[at + 1]?.blockIndex === one.blockIndex;
      const adds = isToEnd && !isWithin && ADDS.test(said[at + 1]?.text ?? "");
      const mayEnd = seconds >= LEAST && !isWithin && (adds || costs.mayEnd(said, at + 1));
      const isEnd = seconds <= budget && (isWhole || (mayEnd && !isLast));
      return isEnd ? [{ count: at + 1, seconds }] : [];
    });
  }
}
const STEP = 1;
const lengthOf = (said: readonly AnswerSentence[]) => said.reduce((sum, { seconds }) => sum + seconds, 0);

function subsets(all: readonly number[]): number[][] {
  let found: number[][] = [[]];
  for (const one of all)
    found = [...found, ...found.filter(({ length }) => length < MOST).map((some) => [...some, one])];
  return found.filter(({ length }) => length > 0);
}
