import { detectSpeakers } from "./speakers/speakers";

/** The first sentence of a script, to judge a voice by: no heading, and no speaker's name. */
export function firstSentence(script: string): string {
  const speakers = detectSpeakers(script);
  const line = script.split("\n").find((one) => one.trim() !== "" && !/^#{1,3}[ \u3000]/.test(one)) ?? "";
  const [name = ""] = /^[^:：]{1,30}/.exec(line.trim()) ?? [];
  const said = speakers.includes(name.trim()) ? line.trim().slice(name.length + 1) : line.trim();
  return (/^.+?[。．！？!?](?=\S*)|^.+?\.(?=\s|$)/.exec(said)?.[0] ?? said).trim().slice(0, MOST);
}

/** A sample is a sentence, not a page. */
const MOST = 150;
