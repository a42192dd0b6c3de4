import { speakable } from "../../text/signs/speakable.ts";

/** "3) ", "EDIT:", "Update:" */
const MARK =
  /^\s*(?:(?:(?:thanks?|thank you|thx|cheers),? )?@[\p{L}\d_.-]+[,:]?\s+|\(?\d{1,2}[.)](?=\s)|[-*•](?=\s)|(?:edit(?:ed)?|update)(?: ?\d)?\s?:)\s*/iu;
/** An address, with the part that a board has cut off: "https://mill.example/ … wheels/3" */
const ADDRESS = /\bhttps?:\/\/(?:www\.)?([\w-]+(?:\.[\w-]+)+)\S*?(?= … |[.,;:)]*(?:\s|$))(?: … \S+)?/giu;
/** ":wink:", ";-)" */
const FACE = /(?:^|(?<=[\s.!?]))(?::[a-z_]{2,20}:|[:;=]-?[)(DPp|/])(?=[\s.,!?)]|$)/gu;
/** "It works 😊 And the cord": where a picture or a face ends a sentence, a full stop does. */
const PICTURE_AT_END = /(?<=[\p{Ll}\d])\s*(?:\p{Extended_Pictographic}\uFE0F?)+\s*(?=$|\p{Lu})/gu;
/** "(I have tried many looms with the same result)": what one puts in brackets is no part of the sentence. */
const ASIDE =
  /\s*\((?=\s?\S+\s\S+\s\S)(?![^()]*\b(?:not|never|only|except|unless|if|without|optional)\b)[^()]{8,160}\)(?=[\s.,;:!?]|$)/giu;
/** "… of the loom, please refer to this": it leads to what nobody hears. */
const POINTER =
  /\s*(?:[-–—,;]|[.!?](?=\s))\s*(?:please |just )?(?:refer to|see|check(?: out)?|read|have a look at|look at) (?:this|here|the following)(?: (?:link|page|post|article|thread|guide|picture|video))?\s*[.:]?$/iu;
/** "… of the loom - please refer to this guide for a new one:", above what the guide says. */
const POINTER_TO_BELOW =
  /\s*[-–—,;]\s*(?:please |just )?(?:refer to|see|check(?: out)?|read) (?:this|the|here)\b[^.!?]{0,80}:$/iu;
/** "…; see the mill's page for details." */
const REFERENCE =
  /\s*[;,] (?:please )?see [^;]{2,60} for (?:more |further )?(?:details|information|info)(?=\.?$|\. )/giu;
/** "i think", "i'm" */
const SMALL_I = /(?<![\p{L}\d.'’/-])i(?=(?:[’'](?:m|ve|ll|d)\b)? )/gu;

/** "mill-x86_64", "WHEEL_SPEED": nobody says the line between the parts of a name. */
const OF_FILE = /(?<!\S)(?=\S*\d|[^\s\p{Ll}]+(?!\S))[\p{L}\d.-]+(?:_[\p{L}\d.-]+)+/gu;

/** "Leave it alone .. my son did not": one who writes so pauses, and goes on. */
const PAUSE = /(?<=[\p{L}\d])\s*(?:\.{2,}|…)\s*(?=\s\p{Ll})\s/gu;

/** 'a 10" dob' */
const INCHES = /(?<=\b\d{1,3}(?:\.\d+)?)["″](?=\s\p{Ll})/gu;

/** Words by which one takes the word; without them nothing is lost. */
const CALL =
  /^(?:(?:well|hm+|ah|oh|ooh|wow|huh|ok(?:ay)?|yeah|yep|haha+|lol|true|right|sorry|hi|hey|hello|welcome)(?: (?:all|there|guys|everyone|mate|man|\p{Lu}\p{L}+))?\s*[,.!…]+\s+)+/iu;

/** The words of a post as one would read them out: addresses by their site, without faces, marks and asides. */
export const postText = (text: string): string =>
  speakable(
    text
      .trim()
      .replace(MARK, "")
      .replace(CALL, "")
      .replace(INCHES, "-inch")
      .replace(ADDRESS, "$1")
      .replace(PICTURE_AT_END, ". ")
      .replace(FACE, "")
      .replace(ASIDE, "")
      .replace(POINTER, "")
      .replace(POINTER_TO_BELOW, "")
      .replace(REFERENCE, "")
      .replace(SMALL_I, "I")
      .replace(OF_FILE, (name) => name.replaceAll("_", " "))
      .replace(/^\((.*)\)\.?$/su, "$1")
      .replace(/\s+(?=\))|(?<=\()\s+/gu, "")
      .replace(PAUSE, ", ")
      .replace(/\.{4,}|…{2,}/gu, "…")
      .replace(/([!?])[!?]+/gu, "$1"),
    "en",
  );

const ENDED = /[.!?…][”"’')]*$/u;
const ASKS_UNMARKED =
  /^(?:and |so |but )?(?:do|does|did|is|are|was|were|can|could|would|should|will|has|have) (?:I|you|we|it|he|she|they|this|that|there|the|an?|any|your|my|somebody|someone|anybody|anyone)\b/iu;

/** A sentence as it is written out: with a capital, and the mark at its end that whoever wrote it forgot. */
export function writtenOut(sentence: string): string {
  const text = sentence.trim().replace(/\s*(?:\.{2,}|…)$/u, ".");
  const own = /^\p{Ll}{1,3}\p{Lu}/u.test(text) ? text : text.charAt(0).toUpperCase() + text.slice(1);
  if (ENDED.test(own) || /[:;,–—-]$/u.test(own)) return own;
  return `${own}${ASKS_UNMARKED.test(own) ? "?" : "."}`;
}
