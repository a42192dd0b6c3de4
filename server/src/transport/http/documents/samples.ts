import { accountSamples } from "./samples/accounts.ts";
import { adminSamples } from "./samples/admin.ts";
import { announcementSamples } from "./samples/announcements.ts";
import { audio, audioSamples } from "./samples/audios.ts";
import { at, audioId, entryId, scriptId, userId } from "./samples/common.ts";
import { dictionarySamples } from "./samples/dictionary.ts";
import { entrySamples } from "./samples/entries.ts";
import { audioJob } from "./samples/jobs.ts";
import { keySamples } from "./samples/keys.ts";
import { publicationSamples } from "./samples/publications.ts";
import { script, scriptSamples } from "./samples/scripts.ts";
import { webhookSamples } from "./samples/webhooks.ts";

/** One shop's page and all that was made of it: what the documents show as examples. */
export const samples = {
  entryId,
  userId,
  scriptId,
  audioId,
  moment: at("09:00:00"),
  queue: audioJob,
  revision: {
    revision_number: "0001",
    revision_name: "店頭用",
    is_live: true,
    created_at: at("09:01:02"),
    script_id: scriptId,
    audio_id: audioId,
    script,
    audio,
  },
  ...entrySamples,
  ...scriptSamples,
  ...audioSamples,
  ...dictionarySamples,
  ...accountSamples,
  ...announcementSamples,
  ...adminSamples,
  ...publicationSamples,
  ...keySamples,
  ...webhookSamples,
};
