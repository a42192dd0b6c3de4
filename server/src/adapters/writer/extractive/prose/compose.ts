import type { Page } from "#kernel/page";
import type { ScriptSettings } from "#kernel/script-settings";
import { sentenceSeconds, spokenSeconds } from "#kernel/text/spoken-seconds";
import { type Draft, plain } from "../draft.ts";
import type { Concessions } from "../fitted.ts";
import { allowedBy } from "../said.ts";
import { subjectOf } from "../subject.ts";
import { listedInEnglish } from "../text/sentences/noun-phrase.ts";
import { tellerOfAnswer } from "./as-written/answers-why.ts";
import { tellerAsWritten } from "./as-written/tell-as-written.ts";
import { sayableLines } from "./as-written/written-lines.ts";
import { finisher } from "./finish.ts";
import { type About, framesOf, isGrave, personOf } from "./frames/frames.ts";
import { taglineOf } from "./frames/tagline-en.ts";
import { framed, textFrameOf } from "./framing.ts";
import { speakerOf } from "./house.ts";
import { withoutOrphans } from "./leans/orphans.ts";
import { plansOn } from "./notices/plans-en.ts";
import { otherParts } from "./other-parts-en.ts";
import { chooserInEnglish, isToldByPassages } from "./passages/chosen-en.ts";
import { countedOn } from "./points/counted.ts";
import { type Outline, outlineOf } from "./points/outline-en.ts";
import { verdictsOn } from "./points/verdicts-en.ts";
import { preparedLines } from "./prepared-lines.ts";
import { chooserByEditor } from "./salience/chooser.ts";
import { referredDeedsOn, stepsOn } from "./steps/deeds-en.ts";
import { stepTeller } from "./steps/tell-steps.ts";
import { withoutUntoldSteps } from "./steps/untold-steps-en.ts";
import { tellersOf } from "./tellers.ts";
import { toldInTurn } from "./threads/tell-thread.ts";
import { isQuestion, isThread, postsOf, saysAll } from "./threads/threads.ts";
import { asOnThePage, wholeOf } from "./whole.ts";
import { type Told, worded } from "./wording.ts";

/** Builds the paragraphs of a script that has so many seconds for the page's own words. */
export interface ProseBuilder {
  build(budget: number, concessions: Concessions): Draft[][];
  /** Seconds of the sentences around them. */
  own: number;
  /** Whether the page has no passage that can be told. */
  isEmpty: boolean;
}

/** Tells a text by its beginning and by whole passages in the page's order, and a thread voice by voice. */
export function proseBuilder(
  page: Page,
  settings: ScriptSettings,
  isFit: (sentence: string) => boolean,
): ProseBuilder {
  const { language } = page;
  const subject = subjectOf(page, settings);
  const frames = framesOf[language];
  const several = isThread(page);
  const prepared = preparedLines(page, subject, settings, isFit);
  const { readable, described, distinct } = prepared;
  const about: About = {
    isThread: several,
    isQuestion: several && isQuestion(page),
    isGrave: isGrave(page),
    author: personOf(page),
  };
  const isAllowed = allowedBy(settings);
  const counted = several ? null : countedOn(page);
  const deeds = counted ? null : referredDeedsOn(page);
  const steps = settings.instruction ? [] : stepsOn(page);
  const wholly = (text: string): Outline => ({ said: plain(text), namesFirst: false });
  const verdicts = several ? null : verdictsOn(page, subject.seconds);
  const outline = verdicts
    ? { said: verdicts, namesFirst: false }
    : counted
      ? wholly(frames.counted(counted.names, counted.isAll, counted.kind))
      : deeds
        ? wholly(`It shows how to ${listedInEnglish(deeds.verbs)} ${deeds.object}.`)
        : several || steps.length > 0
          ? null
          : outlineOf(page, subject.seconds);
  const isFitting = outline && subject.seconds >= ROOM_FOR_NAMES && isFit(outline.said.text);
  const named = isFitting ? outline : null;
  const isRoomy = subject.seconds >= ROOM_FOR_HEADINGS;
  const called = subject.seconds >= ROOM_FOR_NAMES && !several ? taglineOf(page) : null;
  const tagline = called && isFit(called.said.text) ? called : null;
  // Nothing that was said above them is told again.
  const untold = prepared.lines.filter(
    ({ sentences, blockIndex }) =>
      sentences.join(" ") !== tagline?.text && !named?.blocks?.includes(blockIndex),
  );
  const lines = withoutUntoldSteps(untold, page, steps.length > 0);
  const added = [...(tagline ? [tagline.said] : []), ...(named ? [named.said] : [])];
  const priced = several || subject.seconds < ROOM_FOR_HEADINGS ? null : plansOn(page);
  const plans = priced && isFit(priced.text) ? [priced] : [];
  const frame = textFrameOf(subject, about, isAllowed, { added, plans });
  const { opening } = frame;
  const inFrame = (
    told: Draft[][],
    isTold: boolean,
    { isUnclosed, isBare, isEked }: Concessions,
    {
      texts,
      opened = opening,
      isBegun = false,
      others = null,
    }: {
      texts?: readonly string[];
      opened?: readonly Draft[];
      isBegun?: boolean;
      others?: Draft | null;
    } = {},
  ) => {
    const isWhole = isTold && described.length === readable.length;
    return framed(told, { ...frame, opening: opened }, subject, about, {
      isWhole,
      isBegun,
      isUnclosed,
      isBare,
      isEked,
      isAllowed,
      others,
      ...(texts && { texts }),
    });
  };
  const own = [...opening, ...plans, ...frame.closing].reduce(
    (sum, { text }) => sum + sentenceSeconds(text, language),
    0,
  );

  if (about.isThread) {
    const posts = postsOf(lines, page, isFit);
    if (posts.length > 0)
      return {
        own,
        isEmpty: false,
        build: (budget, concessions) => {
          const [told, isAll] = toldInTurn(posts, frames.voices(about), budget, subject, settings);
          const isWhole = language === "ja" || saysAll(posts, lines, page);
          return inFrame(told, isAll && isWhole, concessions);
        },
      };
  }
  const introduced = (texts: readonly string[]) =>
    speakerOf(texts, subject, about).filter(({ text }) => isAllowed(text));
  const tellSteps =
    steps.length > 0 ? stepTeller(steps, sayableLines(page, settings), page, isFit) : () => null;
  const { choose, isEmpty } =
    language === "ja" || !isToldByPassages(page)
      ? chooserByEditor(lines, page, subject.name, settings, isFit)
      : chooserInEnglish(lines, page, subject, settings, several);
  const posted = finisher(page, subject, isFit, isRoomy);
  const withSpeaker = (
    chosen: Told[][],
    isWhole: boolean,
    concessions: Concessions,
    opened: readonly Draft[] = opening,
    isBegun = false,
    isOfAll = false,
  ) => {
    const unsaid = chosen.map((some) => some.filter(({ text }) => text !== tagline?.text));
    const paragraphs = withoutOrphans(unsaid, page, subject.name);
    const texts = paragraphs.flat().map(({ text }) => text);
    const heard = new Set(paragraphs.flat().flatMap(({ blockIndex }) => blockIndex ?? []));
    const others = named || isOfAll ? null : otherParts(page, heard, subject.seconds);
    return inFrame(posted(paragraphs), isWhole, concessions, { texts, opened, isBegun, others });
  };
  const all = wholeOf(lines, language);
  const wholeSeconds = all.reduce((sum, { seconds }) => sum + seconds, 0);
  const isSought = lines.some(({ sought }) => sought > 0);
  const tellers = tellersOf(page, lines, distinct, { named, counted, isSought, isFit });
  const asWritten = tellerAsWritten(page, subject, settings, lines);
  const answered = tellerOfAnswer(page, subject, settings);
  const byPassages = (budget: number, concessions: Concessions) => {
    const unnamed = opening.filter((draft) => draft !== named?.said);
    // Where there is time for all, nothing has to be chosen.
    if (wholeSeconds <= budget && !tellers.isCut && described.length === readable.length) {
      const opened = named?.isOfSections ? unnamed : opening;
      return withSpeaker(asOnThePage(all), all.length >= lines.length, concessions, opened);
    }
    // Each of them is told with its name.
    const inPoints = tellers.tellCounted(budget);
    if (inPoints) return withSpeaker(inPoints, false, concessions, unnamed);
    for (const tell of tellers.all) {
      const inOrder = tell(budget);
      if (!inOrder) continue;
      const { told, namesAll } = inOrder;
      return withSpeaker(told, false, concessions, namesAll ? unnamed : opening, false, namesAll);
    }
    const why = isSought ? null : answered(budget);
    if (why) return withSpeaker(why, false, concessions, counted ? opening : unnamed);
    const written = isSought ? null : asWritten(budget, concessions.isExact);
    if (written) return withSpeaker(written.told, false, concessions, counted ? opening : unnamed, true);
    const { told, count } = choose(budget, concessions.isExact);
    return withSpeaker(told, count >= lines.length, concessions);
  };
  return {
    isEmpty,
    own:
      own +
      introduced(lines.map(({ sentences }) => sentences.join(" "))).reduce(
        (sum, { text }) => sum + sentenceSeconds(text, language),
        0,
      ),
    build(budget, concessions) {
      const procedure = tellSteps(budget);
      if (!procedure) return byPassages(budget, concessions);
      const texts = procedure.paragraphs.flat().map(({ text }) => text);
      const inSteps = inFrame(worded(procedure.paragraphs, page), false, concessions, { texts });
      if (!procedure.isShort) return inSteps;
      const passages = byPassages(budget, concessions);
      return spokenSeconds(passages, language) > spokenSeconds(inSteps, language) ? passages : inSteps;
    },
  };
}

/** A shorter script has no time for the names of things and for one of them, too. */
const ROOM_FOR_NAMES = 40;
/** A shorter script tells one thing, and needs no headings but those of questions and cases. */
const ROOM_FOR_HEADINGS = 45;
