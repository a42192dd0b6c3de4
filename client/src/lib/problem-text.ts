import type { TFunction } from "i18next";

/** What the server says of refused input: which part of it, and what is wrong about that, in English. */
export interface Problem {
  field: string;
  problem: string;
}

type Said = {
  /** The field as a sentence names it. */
  field: string;
  /** The number in the server's words. */
  limit: number;
};

type Text = (t: TFunction, said: Said) => string;

/** The server's words that somebody can meet on a screen of ours, with our own for them. */
const texts: readonly [RegExp, Text][] = [
  [/^must be Japanese or English$/, (t) => t(($) => $.problems.otherLanguage)],
  [/^there is nothing in it that this voice can speak$/, (t) => t(($) => $.problems.unspeakable)],
  [/^says nothing$/, (t) => t(($) => $.problems.unspeakable)],
  [/^the built-in writer cannot translate/, (t) => t(($) => $.problems.untranslatable)],
  [/^(there is )?no such voice/, (t) => t(($) => $.problems.voiceGone)],
  [/^is too long to try$/, (t) => t(($) => $.problems.longPreview)],
  [/^holds a mark that ends sentences or names$/, (t) => t(($) => $.problems.speakerName)],
  [/^has the same name twice$/, (t) => t(($) => $.problems.speakerTwice)],
  [/^not a URL$/, (t) => t(($) => $.problems.url)],
  [/^only http and https$/, (t) => t(($) => $.reasons.BAD_SCHEME)],
  [/^holds a user name or password$/, (t) => t(($) => $.problems.urlWithPassword)],
  [/^has a letter or a figure in it$/, (t) => t(($) => $.dictionary.problem.word)],
  [/^is written in kana$/, (t) => t(($) => $.dictionary.problem.kana)],
  [/^is written in plain words and hyphens$/, (t) => t(($) => $.dictionary.problem.plain)],
  [/^nothing of it may be shown$/, (t, said) => t(($) => $.problems.nothingShown, said)],
  [/^your plan is /, (t) => t(($) => $.problems.otherPlan)],
  [/^has (a key with )?characters that are no text$/, (t, said) => t(($) => $.problems.notText, said)],
  [/^must not be 0$/, (t, said) => t(($) => $.problems.zero, said)],
  [
    /^(is empty$|Too small: expected string to have >=1 characters)/,
    (t, said) => t(($) => $.problems.empty, said),
  ],
  [/^is longer than \d+ /, (t) => t(($) => $.problems.longSentence)],
  [
    /^(longer than|at most|Too big: expected string to have <=)\s?\d+ characters/,
    (t, said) => t(($) => $.problems.tooLong, said),
  ],
  [/^Too big: expected array to have <=\d+ items/, (t, said) => t(($) => $.problems.tooMany, said)],
  [/^Too big: expected (number|int) to be <=/, (t, said) => t(($) => $.problems.tooBig, said)],
  [/^Too small: expected (number|int) to be >=/, (t, said) => t(($) => $.problems.tooSmall, said)],
  [/^Invalid input: expected int, /, (t, said) => t(($) => $.problems.notWhole, said)],
];

/** What our screens call the server's fields. */
const names: Readonly<Record<string, (t: TFunction) => string>> = {
  url: (t) => t(($) => $.entries.form.label),
  text: (t) => t(($) => $.entries.paste.text),
  title: (t) => t(($) => $.entries.paste.title),
  content: (t) => t(($) => $.scripts.script),
  name: (t) => t(($) => $.scripts.revision.name),
  targetSeconds: (t) => t(($) => $.scripts.settings.length),
  audience: (t) => t(($) => $.scripts.settings.audience),
  mustSay: (t) => t(($) => $.scripts.settings.mustSay),
  mustNotSay: (t) => t(($) => $.scripts.settings.mustNotSay),
  instruction: (t) => t(($) => $.scripts.settings.instruction),
  voice: (t) => t(($) => $.audios.settings.voice),
  speed: (t) => t(($) => $.audios.settings.speed),
  pitch: (t) => t(($) => $.audios.settings.pitch),
  sentencePause: (t) => t(($) => $.audios.settings.sentencePause),
  paragraphPause: (t) => t(($) => $.audios.settings.paragraphPause),
  loudness: (t) => t(($) => $.audios.settings.loudness),
  speakers: (t) => t(($) => $.audios.speakers.title),
  "speakers.name": (t) => t(($) => $.audios.speakers.name),
  word: (t) => t(($) => $.dictionary.word),
  reading: (t) => t(($) => $.dictionary.reading),
  sentence: (t) => t(($) => $.scripts.sentence),
  amount: (t) => t(($) => $.admin.audit.fields.amount),
  note: (t) => t(($) => $.admin.audit.fields.note),
  days: (t) => t(($) => $.admin.audit.fields.days),
  titleJa: (t) => t(($) => $.admin.audit.fields.titleJa),
  titleEn: (t) => t(($) => $.admin.audit.fields.titleEn),
  contentJa: (t) => t(($) => $.admin.audit.fields.contentJa),
  contentEn: (t) => t(($) => $.admin.audit.fields.contentEn),
  publishAt: (t) => t(($) => $.admin.audit.fields.publishAt),
};

/** The field's name on our screens: `settings.speakers.2.name` is the name of a speaker. */
export function fieldName(t: TFunction, field: string): string | null {
  const path = field.split(".").filter((part) => !/^\d+$/.test(part));
  const name = names[path.slice(-2).join(".")] ?? names[path.at(-1) ?? ""];
  return name?.(t) ?? null;
}

/** The problem in words of our own; null for words of the server's that no screen was thought to meet. */
export function problemText(t: TFunction, { field, problem }: Problem): string | null {
  const text = texts.find(([words]) => words.test(problem))?.[1];
  if (!text) return null;
  const name = fieldName(t, field);
  return text(t, {
    field: name ? t(($) => $.problems.named, { name }) : t(($) => $.problems.unnamed),
    limit: Number(/-?\d+(\.\d+)?/.exec(problem)?.[0] ?? 0),
  });
}
