import { registerEnumType } from "type-graphql";
import { announcementStates } from "#domain/admin/announcements";
import { standings } from "#domain/admin/input";
import {
  languages,
  outdatedReasons,
  pageTypes,
  plans,
  priorities,
  queueStages,
  queueStatuses,
  queueTypes,
  roles,
  scriptStyles,
} from "#kernel/vocabulary";

/** A GraphQL enum whose values are the words of a list. */
export function enumOf<Word extends string>(name: string, words: readonly Word[], description: string) {
  const values = Object.fromEntries(words.map((word) => [word, word])) as { [Key in Word]: Key };
  registerEnumType(values, { name, description });
  return values;
}

export const LanguageEnum = enumOf("Language", languages, "Languages of pages, scripts, voices and texts.");
export const PlanEnum = enumOf("Plan", plans, "What an account pays for; `free` is the trial.");
export const RoleEnum = enumOf("Role", roles, "What an account may do besides its own work.");
export const QueueTypeEnum = enumOf("QueueType", queueTypes, "Kinds of jobs.");
export const QueueStatusEnum = enumOf(
  "QueueStatus",
  queueStatuses,
  "Where a job stands; the last two are ends.",
);
export const QueueStageEnum = enumOf("QueueStage", queueStages, "What a running job is busy with.");
export const PageTypeEnum = enumOf("PageType", pageTypes, "What a page is about.");
export const ScriptStyleEnum = enumOf("ScriptStyle", scriptStyles, "The manner in which a script speaks.");
export const OutdatedReasonEnum = enumOf(
  "OutdatedReason",
  outdatedReasons,
  "What changed since an audio was made.",
);
export const PriorityEnum = enumOf("Priority", priorities, "How much an announcement matters.");
export const AnnouncementStateEnum = enumOf(
  "AnnouncementState",
  announcementStates,
  "Where an announcement stands.",
);
export const StandingEnum = enumOf("Standing", standings, "Whether an account may work.");
