import type { Tool } from "../tool.ts";
import { getJob, orderAudio, quoteAudio } from "./audios.ts";
import { getEntry, listEntries, readPage } from "./pages.ts";
import { setLive, share } from "./publish.ts";
import { editSentences, getScript, quoteScript, writeScript } from "./scripts.ts";

/** In the order in which a page becomes a shared audio. */
export const tools: readonly Tool[] = [
  readPage,
  listEntries,
  getEntry,
  quoteScript,
  writeScript,
  getScript,
  editSentences,
  quoteAudio,
  orderAudio,
  getJob,
  setLive,
  share,
];
