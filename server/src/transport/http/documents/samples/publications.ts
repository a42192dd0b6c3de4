import { entryId } from "./common.ts";

const publicId = "7Hq2mZx0LrT9cVb4NwKe1A";
const at = (path: string) => `https://yomikoe.example/${path}`;

export const publicationSamples = {
  share: {
    entryId,
    enabled: true,
    publicId,
    pageUrl: at(`p/${publicId}`),
    embedUrl: at(`embed/${publicId}`),
    embedCode: `<iframe src="${at(`embed/${publicId}`)}" title="真鍮のランタン" width="100%" height="190" loading="lazy" style="border:0" allow="autoplay"></iframe>`,
    scriptCode: `<script async src="${at("embed.js")}" data-yomikoe="${publicId}"></script>`,
    fileUrls: {
      mp3: at(`m/${publicId}.mp3`),
      wav: at(`m/${publicId}.wav`),
      vtt: at(`m/${publicId}.vtt`),
      srt: at(`m/${publicId}.srt`),
      chapters: at(`m/${publicId}.chapters.json`),
    },
    allowedOrigins: ["https://shop.example"],
  },
  sharing: { enabled: true, allowedOrigins: ["https://shop.example"] },
};
