import type { Page } from "#kernel/page";
import { englishVerbs } from "#kernel/text/english-verbs";
import { sectionsOf } from "../../sections.ts";
import { speakable } from "../../text/signs/speakable.ts";
import { isOrder } from "../procedures.ts";
import { isThread } from "../threads/threads.ts";

/** A heading that says what to do: "Step 2: Swing out the sash". */
export interface Deed {
  /** Index of the heading's block. */
  heading: number;
  /** As it stands inside a sentence: "swing out the sash". */
  said: string;
  /** Whether it is a name, and no order: "Two more coats, each wider". */
  isNamed?: boolean;
}

const NUMBER = /^(?:step\s*)?(\d{1,2})\s?[.):–—-]\s*(?=\S)/i;
/** "Step-by-step" stands above them all. */
const STEP = /^step\b(?![ -]by\b)/i;
const FEWEST = 3;
const LONGEST = 70;
/** "How to Mend a Window": below it stands what is done first, and then. */
const OF_PROCEDURE = /^how (?:to|do (?:i|you)|i)\b|\bstep[ -]by[ -]step\b/i;
/** "If it falls, carry on with step 2.": the parts of such a page are steps, whatever it is called. */
const REFERS_TO_STEP =
  /\b(?:carry on with|go (?:back |on )?to|move on to|continue with|repeat|return to|skip(?: to)?) step \d/i;
/** Below these stand things to choose from, or the opposite of what is to be done. */
const OF_CHOICE =
  /\bnot to\b|\b(?:never|avoid|ways?|methods?|tips?|tricks?|hacks?|ideas?|options?|mistakes?|myths?|reasons?|things|signs|rules|habits|secrets)\b/i;
/** One of several procedures, or of several ways. */
const OF_PART =
  /^(?:(?:part|method|option|way|variant|version|approach) (?:\d+|[a-z]|one|two|three)\b|option\b|(?:on|for|in|with|without|using|by|if) |(?:windows|linux|mac|macos|ios|android|iphone)\b)/i;
/** The site's own calls to its readers. */
const OF_SITE = new RegExp(
  [
    "read (?:more|on|next|also)|see (?:also|more)|subscribe|sign up|share(?: (?:this|it|on|your|with|via)\\b|$)",
    "contact us|get in touch|get (?:our|the) newsletter|leave a (?:comment|reply|review)",
    "(?:follow|join|support|visit|ask|tell) us|(?:buy|shop|order) (?:now|our|online|here)|donate|comment",
  ]
    .map((calls) => `^(?:${calls})\\b`)
    .join("|"),
  "i",
);
const UNSPEAKABLE = /[=<>{}()[\]_/|@#“”"?!:;]|\w\.\w|\d{4}/;
/** Without numbers only these tell steps from points of advice. */
const IN_ORDER =
  /(?:^|[.!?:] )(?:then|next|once|after that|afterwards|finally|first(?:ly)?,|now)\b|\b(?:\p{L}+|\d+) steps\b/iu;

interface Head {
  heading: number;
  text: string;
  level: number;
}

/** The steps of a page that tells one procedure, each below a heading of its own; none where one of them cannot be said. */
export function stepsOn(page: Page): Deed[] {
  if (page.language !== "en" || isThread(page) || !isProcedure(page)) return [];
  const heads = headsOf(page);
  const announced = announcedIn(heads);
  if (announced.length > 0) return announced;
  if (heads.some(({ text }) => OF_PART.test(text))) return [];
  const found = heads.flatMap((head, at) => (isStep(head) ? [at] : []));
  const [first = 0, last = 0] = [found.at(0), found.at(-1)];
  const run = heads.slice(first, last + 1);
  const level = run[0]?.level ?? 0;
  const steps = run.filter((head) => head.level <= level);
  // Two runs, a heading of another kind between two steps, or steps of two ranks.
  if (found.length < FEWEST || steps.length !== found.length || !steps.every(isStep)) return [];
  const orders = steps.map(deedOf);
  const areMany = orders.filter(Boolean).length >= MOST_ARE_ORDERS * steps.length;
  // "Step 5: Wait, wet, repeat": its number says that it is a step.
  const deeds =
    areMany && isNumbered(steps) ? steps.map((head, at) => orders[at] ?? deedsInRow(head)) : orders;
  if (!deeds.every((deed) => deed !== null)) return [];
  return isNumbered(steps) || isOrderedBy(page, steps) ? deeds : [];
}

/** "Instructions": below it each heading is a step, also one whose first word no list of verbs has. */
const OF_STEPS =
  /^(?:(?:the )?(?:instructions|directions|steps)|(?:the |in )?(?:\d+|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve) (?:easy |simple |short )?steps|step[ -]by[ -]step(?: (?:guide|instructions))?)$/i;
const MOST_ARE_ORDERS = 0.6;
/** Numbers in a row say of the others, too, that they are steps. */
const SOME_ARE_ORDERS = 0.4;
const BEHIND_STEPS = /^(?:(?:\p{L}+ )?tips?|notes?|warnings?|cautions?|variations?|troubleshooting|faqs?)$/iu;

function announcedIn(heads: readonly Head[]): Deed[] {
  const at = heads.findIndex(({ text }) => OF_STEPS.test(text));
  const above = heads[at];
  const rest = above ? heads.slice(at + 1) : [];
  const end = rest.findIndex(({ level, text }) => level <= (above?.level ?? 0) || BEHIND_STEPS.test(text));
  const below = end === -1 ? rest : rest.slice(0, end);
  const steps = below.filter(({ level }) => level === below[0]?.level);
  const deeds = steps.flatMap((head) => deedOf(head) ?? saidAsName(head) ?? []);
  const orders = steps.filter((head) => deedOf(head) !== null);
  const isRun = steps.length >= FEWEST && steps.length === below.length && deeds.length === steps.length;
  const isCounted = steps.every(({ text }, at) => Number(NUMBER.exec(text)?.[1]) === at + 1);
  const least = isCounted ? SOME_ARE_ORDERS : MOST_ARE_ORDERS;
  return isRun && orders.length >= least * steps.length ? deeds : [];
}

function isProcedure({ title, blocks }: Page): boolean {
  const titles = [title, blocks.find(({ kind, level }) => kind === "heading" && level === 1)?.text ?? ""];
  const isTold = blocks.some(({ kind, text }) => kind !== "heading" && REFERS_TO_STEP.test(text));
  return (
    (isTold || titles.some((text) => OF_PROCEDURE.test(text.trim()))) &&
    !titles.some((text) => OF_CHOICE.test(text.replace(BESIDE, "")))
  );
}
/** "(even if you have never held a saw)": for whom a how-to is says nothing of what it is. */
const BESIDE = /\s*\((?:even|no|without|for)\b[^()]*\)|,? even if you\b.*$/giu;

/** The headings of the page's own text below its title, without the site's calls. */
function headsOf({ blocks, type }: Page): Head[] {
  const sections = sectionsOf(blocks, type);
  const title = blocks.findIndex(({ kind }) => kind === "heading");
  return blocks.flatMap(({ kind, text, level = LOWEST }, heading) =>
    kind === "heading" &&
    sections[heading]?.kind === "own" &&
    !(heading === title && level === 1) &&
    !OF_SITE.test(text.trim())
      ? [{ text: text.trim(), level, heading }]
      : [],
  );
}
const LOWEST = 6;

const isStep = (head: Head) => NUMBER.test(head.text) || STEP.test(head.text) || deedOf(head) !== null;

/** "Step 1", "Step 2" to the last one. */
const isNumbered = (steps: readonly Head[]) =>
  steps.every(({ text }, at) => STEP.test(text) && Number(NUMBER.exec(text)?.[1]) === at + 1);

/** Whether orders without "Step" follow from each other. */
function isOrderedBy({ blocks }: Page, steps: readonly Head[]): boolean {
  const numbers = steps.map(({ text }) => Number(NUMBER.exec(text)?.[1] ?? 0));
  const isCounted =
    numbers.every((number, at) => number === at + 1) || numbers.every((number) => number === 0);
  const isOfChoice = blocks
    .slice(0, steps[0]?.heading)
    .some(({ kind, text }) => kind !== "heading" && OF_CHOICE.test(text));
  const tells = blocks.some(({ kind, text }) => kind !== "heading" && IN_ORDER.test(text));
  return isCounted && !isOfChoice && tells && steps.every(({ text }) => !STEP.test(text));
}

function deedOf(head: Head): Deed | null {
  const { text } = head;
  const bare = bareOf(text);
  const isDeed =
    (isOrder(bare, "en") && !LABEL.test(bare)) ||
    (NUMBER.test(text) && (OF_SOMETHING.test(bare) || isOfTwo(bare)));
  return isDeed ? saidIn(head) : null;
}

const bareOf = (text: string) =>
  speakable(text, "en")
    .replace(NUMBER, "")
    .replace(/[.\s]+$/, "");

function saidIn({ text, heading }: Head): Deed | null {
  const bare = bareOf(text);
  if (bare.length > LONGEST || UNSPEAKABLE.test(bare)) return null;
  return { heading, said: joinedOrders(bare.charAt(0).toLowerCase() + bare.slice(1)) };
}

/** "hook up the hose, open the tap": two orders are one sentence when heard. */
const joinedOrders = (said: string) =>
  said.replace(/^([^,]+), (\p{Ll}[^,]+)$/u, (whole, first: string, second: string) =>
    isOrder(second.charAt(0).toUpperCase() + second.slice(1), "en") ? `${first} and ${second}` : whole,
  );

/** A heading whose first word no list of verbs has is an order all the same, or without one a name. */
function saidAsName(head: Head): Deed | null {
  const deed = saidIn(head);
  const [first = ""] =
    bareOf(head.text)
      .toLowerCase()
      .match(/\p{L}+/u) ?? [];
  return deed && (OF_NAMES.test(first) || bareOf(head.text).includes(","))
    ? { ...deed, isNamed: true }
    : deed;
}
/** "Wait, wet, repeat", but not "The axle" */
const deedsInRow = (head: Head) =>
  /^\p{Lu}\p{Ll}+(?:, \p{Ll}+){2,}$/u.test(bareOf(head.text)) ? saidAsName(head) : null;
const OF_NAMES =
  /^(?:the|an?|your|our|all|one|two|three|four|five|more|another|other|final|last|first|second)$/;

/** A verb, too, but as a heading no order. */
const LABEL = /^(?:caution|note|question|comment|contact|review|support|help|start|finish)$/i;

/** "Free the stop", "Fish a cord": behind a number this is a deed, though no list of verbs has its first word. */
const OF_SOMETHING = /^(?!The |An? |Your |Our |All )\p{Lu}\p{Ll}+ (?:the|an?|your|it|all|out|up|off)(?= )/iu;

/** "Measure and cut the strip", "Test and lock": behind a number both words are deeds. */
function isOfTwo(bare: string): boolean {
  const [, first = "", second = ""] = /^(\p{Lu}\p{Ll}+) and (\p{Ll}+)(?![\p{L}’'-])/u.exec(bare) ?? [];
  return [first.toLowerCase(), second].every((word) => englishVerbs.get(word) === "base");
}

/**
 * The deeds of a reference, "Create a delivery", "Cancel a delivery": what one can do with the thing of the
 * title. None of a page whose headings only give orders.
 */
export function referredDeedsOn(page: Page): { verbs: string[]; object: string } | null {
  if (page.language !== "en" || isThread(page)) return null;
  const words = page.title.trim().split(/\s+/);
  if (words.length > LONGEST_THING) return null;
  const title = stemOf(words.at(-1) ?? "");
  const ofTitle = page.blocks.flatMap(({ kind, text }) => {
    const [, first = "", object = ""] =
      (kind === "heading" && /^(\p{L}+) (?:(?:an?|the|all|your) )?(\p{L}+)$/iu.exec(text.trim())) || [];
    const verb = first.toLowerCase();
    const isDeed = OF_API.test(verb) && object && stemOf(object) === title;
    return isDeed ? [{ verb, object: object.toLowerCase() }] : [];
  });
  const verbs = [...new Set(ofTitle.map(({ verb }) => verb))];
  const many = ofTitle.find(({ object }) => /[^su]s$/.test(object))?.object;
  return verbs.length < FEWEST_OF_API || !many ? null : { verbs, object: many };
}
const OF_API =
  /^(?:add|archive|cancel|close|confirm|create|delete|edit|fetch|find|get|list|modify|patch|query|read|remove|replace|restore|retrieve|revoke|search|send|set|submit|update|upload|view|void)$/;
const FEWEST_OF_API = 2;
/** "Deliveries", "Open deliveries": a longer title is that of an essay. */
const LONGEST_THING = 2;
const stemOf = (word: string) =>
  word
    .toLowerCase()
    .replace(/ies$/, "y")
    .replace(/(?<=[^su])s$/, "");
