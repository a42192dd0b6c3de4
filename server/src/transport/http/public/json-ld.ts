import type { LiveAudio, PublicWords } from "#domain/publications/live-audio";
import { scriptJson } from "#kernel/text/escape-html";

/** Hours, minutes and seconds in the format of ISO 8601. */
function isoDuration(seconds: number): string {
  const whole = Math.round(seconds);
  const [hours, minutes] = [Math.floor(whole / 3_600), Math.floor(whole / 60) % 60];
  return `PT${hours ? `${hours}H` : ""}${minutes ? `${minutes}M` : ""}${whole % 60}S`;
}

/** IPTC's word for media that a trained model has made. */
const MADE_BY_AI = "http://cv.iptc.org/newscodes/digitalsourcetype/trainedAlgorithmicMedia";

interface Addresses {
  page: string;
  embed: string;
  mp3: string;
  cover: string;
}

export const audioObject = (
  live: LiveAudio,
  words: PublicWords,
  { page, embed, mp3, cover }: Addresses,
): string =>
  `<script type="application/ld+json">${scriptJson({
    "@context": "https://schema.org",
    "@type": "AudioObject",
    name: live.title,
    url: page,
    embedUrl: embed,
    thumbnailUrl: cover,
    contentUrl: mp3,
    encodingFormat: "audio/mpeg",
    duration: isoDuration(live.duration),
    inLanguage: live.language,
    uploadDate: new Date(live.createdAt).toISOString(),
    isBasedOn: live.sourceUrl,
    transcript: words.cues.map(({ text }) => text).join(live.language === "ja" ? "" : " "),
    digitalSourceType: MADE_BY_AI,
    ...(live.voiceCredits.length > 0 && { creditText: live.voiceCredits.join("; ") }),
  })}</script>`;
