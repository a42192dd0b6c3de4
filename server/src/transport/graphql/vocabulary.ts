import { registerEnumType } from "type-graphql";
import { announcementStates } from "#domain/admin/announcements";
import { standings } from "#domain/admin/input";
import { errorCodes } from "#kernel/errors";
import { leftOutReasons } from "#kernel/left-out";
import { errorReasons, reasonsByCode } from "#kernel/reasons";
import { type Rule, rules } from "#kernel/rules";
import {
  analysisStates,
  blockKinds,
  disclosures,
  entryOrders,
  entryStates,
  exportStates,
  feedCategories,
  languages,
  outdatedParts,
  outdatedReasons,
  pageTypes,
  plans,
  priorities,
  queueKinds,
  queueStages,
  queueStatuses,
  roles,
  scopes,
  scriptStyles,
  trialStates,
} from "#kernel/vocabulary";

/** A GraphQL enum whose values are the words of a list. */
export function enumOf<Word extends string>(name: string, words: readonly Word[], description: string) {
  const values = Object.fromEntries(words.map((word) => [word, word])) as { [Key in Word]: Key };
  registerEnumType(values, { name, description });
  return values;
}

/** The same for words with signs that no name of GraphQL may hold. */
function plainEnumOf<Word extends string>(name: string, words: readonly Word[], description: string) {
  const values = Object.fromEntries(
    words.map((word) => [word.toLowerCase().replace(/[^a-z]+/g, "_"), word]),
  ) as Record<string, Word>;
  registerEnumType(values, { name, description });
  return values;
}

export const LanguageEnum = enumOf("Language", languages, "Languages of pages, scripts, voices and texts.");
export const EntryStateEnum = enumOf(
  "EntryState",
  entryStates,
  "States by which a list of entries is narrowed: `making` is being read or has an active job, `attention` failed or says something else than its page, `deleted` is the trash.",
);
export const EntryOrderEnum = enumOf(
  "EntryOrder",
  entryOrders,
  "Order of a list of entries. `state` begins with what is being made and what needs a look, `longest` and `shortest` go by the audio. Entries without a value come last.",
);
export const OutdatedPartEnum = enumOf(
  "OutdatedPart",
  outdatedParts,
  "Parts of an entry that say something else than they were made from: the `audio` than its script, the `script` than its page.",
);
export const PlanEnum = enumOf("Plan", plans, "Plans of an account; `free` is the trial.");
export const RoleEnum = enumOf("Role", roles, "Rights of an account beyond its own work.");
export const TrialStateEnum = enumOf(
  "TrialState",
  trialStates,
  "Whether the credits of the trial came: `unverified` waits for a verified address, `later` for another hour, `used` is for a mailbox that had a trial before.",
);
export const QueueTypeEnum = enumOf("QueueType", queueKinds, "Kinds of jobs.");
export const QueueStatusEnum = enumOf(
  "QueueStatus",
  queueStatuses,
  "Where a job stands; the last two are ends.",
);
export const QueueStageEnum = enumOf("QueueStage", queueStages, "Steps of a running job.");
export const ExportStateEnum = enumOf(
  "ExportState",
  exportStates,
  "Where the archive of an account's data stands; with `none` there is no archive, or not any more.",
);
export const ScopeEnum = plainEnumOf(
  "Scope",
  scopes,
  "A group of operations that an API key may be allowed to use.",
);
export const FeedCategoryEnum = plainEnumOf(
  "FeedCategory",
  feedCategories,
  "Apple's categories of podcasts; `arts_books` is Books within Arts.",
);
export const BlockKindEnum = enumOf("BlockKind", blockKinds, "Kinds of blocks of a page's text.");
export const PageTypeEnum = enumOf("PageType", pageTypes, "Kinds of pages.");
export const AnalysisStateEnum = enumOf("AnalysisState", analysisStates, "States of an entry's page.");
export const DisclosureEnum = enumOf(
  "Disclosure",
  disclosures,
  "How listeners are told that a machine speaks: `label` says it on page and player and in the files, `spoken` by a sentence at the end of the audio too.",
);
export const ScriptStyleEnum = enumOf("ScriptStyle", scriptStyles, "The manner in which a script speaks.");
export const OutdatedReasonEnum = enumOf(
  "OutdatedReason",
  outdatedReasons,
  "Reasons why an audio is outdated.",
);
export const LeftOutReasonEnum = enumOf(
  "LeftOutReason",
  leftOutReasons,
  "Why a script does not say something: the page contradicts itself, or a sentence could not be mended.",
);
export const PriorityEnum = enumOf("Priority", priorities, "How much an announcement matters.");
export const AnnouncementStateEnum = enumOf(
  "AnnouncementState",
  announcementStates,
  "Where an announcement stands.",
);
export const StandingEnum = enumOf("Standing", standings, "Whether an account may work.");

export const ErrorCodeEnum = enumOf(
  "ErrorCode",
  errorCodes,
  "Kinds of errors, in `extensions.code`. Codes may be added: keep a case for unknown ones.",
);
export const ErrorReasonEnum = enumOf(
  "ErrorReason",
  errorReasons,
  "Reasons that narrow a code, in `extensions.reason`. With VALIDATION_ERROR the name of a field may stand there instead. Reasons may be added.",
);
export const UnreadableReasonEnum = enumOf(
  "UnreadableReason",
  reasonsByCode.PAGE_UNREADABLE,
  "Reasons of PAGE_UNREADABLE. Reasons may be added.",
);
export const ValidationRuleEnum = enumOf(
  "ValidationRule",
  Object.keys(rules) as Rule[],
  "Rules that an input can break, in `extensions.details.rule`. Rules may be added.",
);
