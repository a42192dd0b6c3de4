import type { TFunction } from "i18next";

/** Names of the server's fields on our screens. */
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
  allowedOrigins: (t) => t(($) => $.publishing.site.origins),
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
