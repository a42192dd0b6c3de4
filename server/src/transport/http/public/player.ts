import { z } from "zod";
import type { LiveAudio, PublicWords } from "#domain/publications/live-audio";
import type { OpenPublication } from "#domain/publications/open-publications";
import { isBright } from "#kernel/color";
import { escapeHtml as escaped, scriptJson } from "#kernel/text/escape-html";
import { type Language, languages } from "#kernel/vocabulary";
import { policyOf, type Rendered, renderDocument, rendered } from "../html/document.ts";
import { MARK } from "../html/mark.ts";
import { spokenLines } from "./spoken-lines.ts";
import { type PublicTexts, publicTexts } from "./texts.ts";
import { WAVE_HEIGHT, waveBars, waveWidth } from "./wave.ts";

/** The parameters of a player's address; an unknown value counts as absent. */
export const PlayerOptions = z.object({
  theme: z.enum(["light", "dark", "auto"]).catch("auto"),
  color: z
    .string()
    .regex(/^#?[0-9a-f]{6}$/i)
    .transform((color) => color.replace("#", "").toLowerCase())
    .nullable()
    .catch(null),
  transcript: z.enum(["0", "1"]).catch("0"),
  lang: z.enum(languages).optional().catch(undefined),
});
export type PlayerOptions = z.infer<typeof PlayerOptions>;

interface Showing {
  publicUrl: string;
  style: string;
  /** Address of the player's script. */
  script: string;
  words(live: LiveAudio): PublicWords;
}

/** The player in a frame: complete as HTML, so that nothing moves when its script begins to work. */
export function playerPage(showing: Showing, publication: OpenPublication, options: PlayerOptions): Rendered {
  const { publicUrl, script } = showing;
  const { publicId, live } = publication;
  const { theme, color } = options;
  const accent = `:root{${accentOf(color)}}`;
  const styles = [showing.style, accent];
  const policy = framedPolicy(styles, publicUrl, publication.allowedOrigins);
  const language = options.lang ?? live?.language ?? "ja";
  const texts = publicTexts[language];
  const root = ` data-theme="${theme}"`;
  if (!live) {
    const body = `<main><p>${texts.noAudio}</p></main>`;
    return rendered(renderDocument({ language, title: "Yomikoe", styles, root, body }), policy);
  }
  const very = `${publicUrl}/m/${publicId}/${live.name}`;
  const data = {
    audio: `${very}.mp3`,
    name: live.name,
    live: `${publicUrl}/m/${publicId}/live`,
    events: `${publicUrl}/m/${publicId}/events`,
    captions: `${very}.vtt`,
    captionsLabel: texts.captions,
    language: live.language,
    duration: live.duration,
    title: live.title,
    site: live.site,
    texts: { play: texts.play, pause: texts.pause },
  };
  const head = `<script defer src="${escaped(script)}"></script>`;
  const body = `${mainOf(showing, publication, live, { texts, open: options.transcript === "1" })}
<script type="application/json" id="data">${scriptJson(data)}</script>`;
  return rendered(renderDocument({ language, title: live.title, styles, root, head, body }), policy);
}

/** The same frame where the audio is not shared any more. */
export function goneFrame({ publicUrl, style }: Showing, allowedOrigins: readonly string[]): Rendered {
  const styles = [style];
  const body = `<main class="gone">${MARK}<p>${publicTexts.ja.gone}</p><p lang="en">${publicTexts.en.gone}</p></main>`;
  const html = renderDocument({ language: "ja", title: "Yomikoe", styles, root: ' data-theme="auto"', body });
  return rendered(html, framedPolicy(styles, publicUrl, allowedOrigins));
}

/** In a sandbox 'self' is nobody: the installation's own origin is named. */
const framedPolicy = (styles: readonly string[], publicUrl: string, allowedOrigins: readonly string[]) => {
  const { origin } = new URL(publicUrl);
  return policyOf(styles, {
    "script-src": origin,
    "media-src": origin,
    "connect-src": origin,
    ...(allowedOrigins.length > 0 && { "frame-ancestors": [origin, ...allowedOrigins].join(" ") }),
  });
};

/** The brand's own unless another is asked for, with letters that are readable on it. */
const accentOf = (color: string | null) =>
  color === null
    ? "--accent:#0c6b58;--on-accent:#fff"
    : `--accent:#${color};--on-accent:${isBright(color) ? "#000" : "#fff"}`;

interface Words {
  texts: PublicTexts;
  open: boolean;
}

function mainOf(
  { publicUrl, words }: Showing,
  { publicId }: OpenPublication,
  live: LiveAudio,
  { texts, open }: Words,
) {
  const said = words(live);
  const length = clock(live.duration);
  const page = `${publicUrl}/p/${publicId}`;
  return `<main>
<header><h1 lang="${live.language}"><a href="${page}" target="_blank" rel="noopener" title="${texts.listenHere}">${escaped(live.title)}</a></h1><span class="badge">${texts.badge}</span></header>
<div class="wave" data-part="wave" role="slider" tabindex="0" aria-label="${texts.seek}"
 aria-valuemin="0" aria-valuemax="${Math.round(live.duration)}" aria-valuenow="0" aria-valuetext="0:00 / ${length}">${waveOf(said.peaks)}</div>
<div class="controls">
<button type="button" class="play" data-part="play" aria-label="${texts.play}"><svg viewBox="0 0 24 24" aria-hidden="true"><path d="M7 4l13 8-13 8z"/></svg></button>
<button type="button" data-part="back" aria-label="${texts.back}">−10</button>
<button type="button" data-part="on" aria-label="${texts.on}">+10</button>
<span class="time" data-part="time">0:00 / ${length}</span>
<select data-part="speed" aria-label="${texts.speed}">${[0.75, 1, 1.25, 1.5, 2]
    .map((rate) => `<option value="${rate}"${rate === 1 ? " selected" : ""}>${rate}×</option>`)
    .join("")}</select>
<button type="button" data-part="toggle" aria-expanded="${open}" aria-controls="words">${texts.transcript}</button>
</div>
<noscript><audio controls preload="none" src="/m/${publicId}/${live.name}.mp3"></audio></noscript>
<footer>${live.voiceCredits.length > 0 ? `${texts.voice}: ${escaped(live.voiceCredits.join("; "))}` : ""}</footer>
<div class="words${open ? " shown" : ""}" id="words" data-part="words" tabindex="0" role="region" aria-label="${texts.transcript}" lang="${live.language}"${open ? "" : " hidden"}>
${transcriptOf(said, live.language)}
</div>
</main>`;
}

const clock = (seconds: number) =>
  `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, "0")}`;

/** The peaks twice, the second in colour and clipped to what was heard. */
function waveOf(peaks: readonly number[]): string {
  const width = waveWidth(peaks);
  return `<svg viewBox="0 0 ${width} ${WAVE_HEIGHT}" preserveAspectRatio="none" aria-hidden="true">
<defs><clipPath id="clip" clipPathUnits="userSpaceOnUse"><rect id="heard" x="0" y="0" width="0" height="${WAVE_HEIGHT}" transform="scale(${width / 100} 1)"/></clipPath>
<path id="bars" d="${waveBars(peaks)}"/></defs><use href="#bars" class="rest"/><use href="#bars" class="heard" clip-path="url(#clip)"/></svg>`;
}

/** Chapters are buttons; a sentence is sought by a click on it. */
function transcriptOf({ paragraphs, cues }: PublicWords, language: Language): string {
  return paragraphs
    .map(({ isHeading, cues: positions }) => {
      const said = positions.flatMap((position) => cues[position] ?? []);
      const text = spokenLines(
        said,
        language,
        ({ start, text }) => `<span data-start="${start}">${escaped(text)}</span>`,
      );
      const start = said[0]?.start ?? 0;
      return isHeading
        ? `<h2><button type="button" data-start="${start}">${text}</button></h2>`
        : `<p>${text}</p>`;
    })
    .join("\n");
}
