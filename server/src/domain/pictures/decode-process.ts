import { decode, type RawPictures, restrictDecoder } from "./decode.ts";
import { decodeArtwork } from "./decode-artwork.ts";

/** Foreign bytes: of a page's pictures, or of a feed's. */
export type DecoderTask = { pictures: RawPictures } | { artwork: Uint8Array };

restrictDecoder();

/** The child process that decodes the pictures of one page or feed. */
process.on("message", async (task: DecoderTask) => {
  process.send?.(await ("artwork" in task ? decodeArtwork(task.artwork) : decode(task.pictures)));
});

process.send?.("loaded");
