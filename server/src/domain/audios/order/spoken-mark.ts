import type { Disclosure, Language } from "#kernel/vocabulary";
import { inSlices } from "#kernel/work/in-slices";
import { type PlanRequest, planning, type SegmentPlan } from "./plan-segments.ts";

const marks: Record<Language, string> = {
  ja: "この音声は、AIが読み上げました。",
  en: "You have been listening to an AI voice.",
};

type MarkedRequest = PlanRequest & { disclosure: Disclosure };

export interface MarkedPlan extends SegmentPlan {
  /** Hashes that only the mark needs: nobody pays for them. */
  free: ReadonlySet<string>;
}

/** The plan of a script; a spoken mark is a paragraph of its own behind it, in the language of the main voice. */
export const planMarked = (request: MarkedRequest): Promise<MarkedPlan> => inSlices(planningMarked(request));

function* planningMarked({ disclosure, ...request }: MarkedRequest): Generator<void, MarkedPlan> {
  if (disclosure !== "spoken") return { ...(yield* planning(request)), free: new Set() };
  const voice = request.speech.voices().find(({ id }) => id === request.settings.voice);
  const script = `${request.script}\n\n${marks[voice?.language ?? "ja"]}`;
  const plan = yield* planning({ ...request, script });
  const mark = plan.sentences.at(-1)?.index;
  const ofScript = plan.segments.filter(({ sentenceIndex }) => sentenceIndex !== mark);
  const free = new Set(plan.segments.map(({ hash }) => hash));
  for (const { hash } of ofScript) free.delete(hash);
  return { ...plan, free };
}
