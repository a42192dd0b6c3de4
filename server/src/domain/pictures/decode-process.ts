import { decode, type RawPictures, restrictDecoder } from "./decode.ts";

restrictDecoder();

/** The child process that decodes the pictures of one page. */
process.on("message", async (pictures: RawPictures) => {
  process.send?.(await decode(pictures));
});

process.send?.("loaded");
