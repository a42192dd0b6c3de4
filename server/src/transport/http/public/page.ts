import { coverHeight, coverWidths } from "#domain/publications/covers";
import type { LiveAudio, PublicWords } from "#domain/publications/live-audio";
import type { OpenPublication } from "#domain/publications/open-publications";
import { addressesOf, PLAYER_HEIGHT } from "#domain/publications/share";
import { escapeHtml as escaped } from "#kernel/text/escape-html";
import type { Language } from "#kernel/vocabulary";
import { policyOf, type Rendered, renderDocument, rendered } from "../html/document.ts";
import { MARK } from "../html/mark.ts";
import { infoPageLinks } from "../info-pages/info-page-links.ts";
import { audioObject } from "./json-ld.ts";
import { spokenLines } from "./spoken-lines.ts";
import { type PublicTexts, publicTexts } from "./texts.ts";
import { WAVE_HEIGHT, waveBars, waveWidth } from "./wave.ts";

interface Showing {
  publicUrl: string;
  style: string;
  words(live: LiveAudio): PublicWords;
}

const PLAYER_WIDTH = 480;
/** The sizes that its column asks for, and how wide that is (server/assets/player/page.css). */
const SHOWN_COVERS = coverWidths.slice(0, 2);
const COLUMN = "(max-width: 44rem) calc(100vw - 2rem), 42rem";

/** The page of a publication, which needs no script. */
export function publicPage({ publicUrl, style, words }: Showing, publication: OpenPublication): Rendered {
  const { publicId, live } = publication;
  const styles = [style];
  const policy = policyOf(styles, {
    "media-src": "'self'",
    "img-src": "'self'",
    "frame-ancestors": "'none'",
  });
  const to = addressesOf(publicUrl, publicId);
  if (!live) {
    const { noAudio } = publicTexts.ja;
    const body = `<main class="gone">${MARK}<h1>${noAudio}</h1><h2 lang="en">${publicTexts.en.noAudio}</h2></main>`;
    return rendered(renderDocument({ language: "ja", title: "Yomikoe", styles, body }), policy);
  }
  const { language, title } = live;
  const texts = publicTexts[language];
  const said = words(live);
  const mp3 = to.file("mp3");
  const [width] = coverWidths;
  const cover = to.cover(live.cover, width);
  const oembed = `${publicUrl}/oembed?format=json&url=${encodeURIComponent(to.page)}`;
  const properties = {
    "og:type": "website",
    "og:title": title,
    "og:url": to.page,
    "og:site_name": live.site ?? "Yomikoe",
    "og:image": cover,
    "og:image:type": "image/jpeg",
    "og:image:width": String(width),
    "og:image:height": String(coverHeight(width)),
    "og:audio": mp3,
    "og:audio:type": "audio/mpeg",
    "og:locale": language === "ja" ? "ja_JP" : "en_US",
  };
  const names = {
    description: said.cues
      .slice(0, 2)
      .map(({ text }) => text)
      .join(" "),
    "twitter:card": "player",
    "twitter:title": title,
    "twitter:image": cover,
    "twitter:player": to.embed,
    "twitter:player:width": String(PLAYER_WIDTH),
    "twitter:player:height": String(PLAYER_HEIGHT),
  };
  const head = [
    `<link rel="canonical" href="${escaped(to.page)}">`,
    `<link rel="alternate" type="application/json+oembed" href="${escaped(oembed)}" title="${escaped(title)}">`,
    ...Object.entries(properties).map(([name, value]) => meta("property", name, value)),
    ...Object.entries(names).map(([name, value]) => meta("name", name, value)),
    audioObject(live, said, { ...to, mp3, cover }),
  ].join("\n");
  const body = bodyOf(publicId, live, said, texts);
  return rendered(renderDocument({ language, title, styles, head, body }), policy);
}

const meta = (kind: "name" | "property", name: string, value: string) =>
  `<meta ${kind}="${name}" content="${escaped(value)}">`;

/** The picture of the page, or the wave of the sound, above the browser's own player. */
function lookOf(publicId: string, { picture, cover }: LiveAudio, { peaks }: PublicWords): string {
  if (!picture)
    return `<svg class="wave" viewBox="0 0 ${waveWidth(peaks)} ${WAVE_HEIGHT}" preserveAspectRatio="none" aria-hidden="true"><path d="${waveBars(peaks)}"/></svg>`;
  const [width] = coverWidths;
  const addressOf = (sized: (typeof coverWidths)[number]) => addressesOf("", publicId).cover(cover, sized);
  const sizes = SHOWN_COVERS.map((sized) => `${addressOf(sized)} ${sized}w`).join(", ");
  return `<img src="${addressOf(width)}" srcset="${sizes}" sizes="${COLUMN}" alt="" width="${width}" height="${coverHeight(width)}">`;
}

function bodyOf(publicId: string, live: LiveAudio, words: PublicWords, texts: PublicTexts): string {
  const { language, title, sourceUrl, site, createdAt, voiceCredits, name } = live;
  const date = new Date(createdAt);
  const day = new Intl.DateTimeFormat(language, { dateStyle: "long", timeZone: "Asia/Tokyo" }).format(date);
  const very = `/m/${publicId}/${name}`;
  return `<main>
<h1>${escaped(title)}</h1>
<div class="about"><span class="badge">${texts.badge}</span>
<a href="${escaped(sourceUrl)}" rel="noopener nofollow">${escaped(site ?? texts.source)}</a>
<time datetime="${date.toISOString()}">${day}</time></div>
<div class="sound">${lookOf(publicId, live, words)}
<audio controls preload="metadata" src="${very}.mp3"><track kind="captions" src="${very}.vtt" srclang="${language}" label="${texts.captions}" default></audio></div>
<h2>${texts.transcript}</h2>
${paragraphsOf(words, language)}
<footer>${voiceCredits.length > 0 ? `<p>${texts.voice}: ${escaped(voiceCredits.join("; "))}</p>` : ""}
${infoPageLinks(language)}</footer>
</main>`;
}

function paragraphsOf({ paragraphs, cues }: PublicWords, language: Language): string {
  return paragraphs
    .map(({ isHeading, cues: positions }) => {
      const said = positions.flatMap((position) => cues[position] ?? []);
      const text = spokenLines(said, language, (cue) => escaped(cue.text));
      return isHeading ? `<h3>${text}</h3>` : `<p>${text}</p>`;
    })
    .join("\n");
}
