import type { RenderedAudio } from "#domain/audios/make/render";
import type { Tag } from "#domain/audios/make/sound/id3";
import { mp3File } from "#domain/audios/make/sound/sound";
import { QUOTE_MARGIN } from "#domain/audios/order/estimate";
import { planSegments } from "#domain/audios/order/plan-segments";
import { AppError } from "#kernel/errors";
import { pacedSeconds } from "#kernel/text/spoken-seconds";
import type { TestRendering } from "./rendering.ts";

/** A heading and six sentences with figures, in three paragraphs. */
export const JAPANESE = `軽くて丈夫なリュック

新しいリュックが発売されました。重さは820gで、価格は12,800円（税込）です。
ノートパソコンは15インチまで入ります。雨の日も安心ですね！

送料は無料です。詳しくは公式サイトをご覧ください。`;
export const ENGLISH = `The new backpack weighs 820 g. It costs $128.50, tax included.

Shipping is free. See the official site for details!`;

/** The file as mp3, and what is heard of that. */
export async function asMp3({ wavPath, loudness }: RenderedAudio, tag: Tag = { title: null, chapters: [] }) {
  const [mp3Path, heardPath] = [`${wavPath}.mp3`, `${wavPath}.heard.wav`];
  return { ...(await mp3File({ wavPath, mp3Path, heardPath, loudness, tag })), mp3Path, heardPath };
}

/** Seconds of new sound that a script took, beside the most that a quote charges. */
export async function beside(
  { speech, render }: TestRendering,
  script: string,
  settings: { voice: string; speed: number },
) {
  const voice = speech.voices().find(({ id }) => id === settings.voice);
  if (!voice) throw new AppError("NOT_FOUND");
  const { segments: plan } = planSegments({ script, settings: { ...settings, pitch: 0 }, speech });
  const estimate = plan.reduce((sum, { text }) => sum + pacedSeconds(text, voice, settings.speed), 0);
  const { newSeconds } = await render(script, { settings });
  return { newSeconds, most: estimate * QUOTE_MARGIN };
}
