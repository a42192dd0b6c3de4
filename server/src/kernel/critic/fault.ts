import type { Language } from "#kernel/vocabulary";

/** Kinds of faults that an editor strikes out of a script. */
export const faultKinds = [
  "shop_as_subject",
  "menu",
  "other_price",
  "fragment",
  "near_duplicate",
  "foreign_punctuation",
  "unspeakable",
  "legal",
  "cut_title",
  "wrong_length",
  "untied",
  "dangling",
  "lost_step",
  "other_voice",
  "thin",
] as const;
export type FaultKind = (typeof faultKinds)[number];

export interface Fault {
  kind: FaultKind;
  /** Position in the whole script, from 0; null when it is the script's own. */
  sentence: number | null;
  /** The words that are wrong. */
  text: string;
}

/** A script as a critic reads it. */
export interface ScriptDraft {
  language: Language;
  targetSeconds: number;
  paragraphs: readonly (readonly { text: string }[])[];
  /** Whether its sentences stand in the midst of a script, and do not open or close one. */
  isPart?: boolean;
}
