import type { Page } from "#kernel/page";
import { phrases } from "#kernel/text/phrases";
import type { Language, ScriptStyle } from "#kernel/vocabulary";
import type { Draft, Subject } from "../../draft.ts";
import { framesEn } from "./frames-en.ts";
import { framesJa } from "./frames-ja.ts";

/** Words that introduce the several voices of a page. */
export interface Voices {
  /** Before what the first one asks, where it stands apart from the beginning. */
  asks?: string;
  /** As above, where it is no question by its form. */
  goesOn?: string;
  /** Introduces the one who has just spoken. */
  same: string;
  /** As above, for a third time. */
  stillSame?: string;
  /** Introduces the one who opened the thread. */
  opener: string;
  /** Where nothing says whether somebody else speaks. */
  further: string;
  /** Introduces the voice that opens a thread. */
  first: string;
  /** Introduces the first that is told, where the opening post cannot be. */
  one: string;
  /** Before the answer to what a reply asked. */
  answer?: string;
  /** Before a second one. */
  furtherAnswer?: string;
  /** Before what a reply asks, where it does nothing else. */
  asksBack?: string;
  /** Before the answer that the page calls the best. */
  best?: string;
  /** Before the one for which the one who asked gives thanks. */
  helpful?: string;
  /** Before what the one who asked wrote in the end. */
  outcome?: string;
  /** Before the opener's report of how it was solved. */
  solved?: string;
  /** Those who answer, in turn. */
  replies: string[];
}

/** The sentences around a text that are ours, in one language. */
export interface Frames {
  opening(subject: Subject, about: About): Draft[];
  closing(subject: Subject, about: About): Draft[];
  /** The shortest closing. */
  brief(subject: Subject): Draft[];
  /** The end of a text that was told whole: nothing more is to be read elsewhere. */
  ending(subject: Subject, about: About): Draft[];
  voices(about: About): Voices;
  /**
   * Comes to a section of the text by its heading and by the sentences that follow; in turn, so that no two
   * sound alike, and whether it is the next one. Null for a heading that is better not said.
   */
  section(heading: string, turn: number, told: readonly string[], isNext: boolean): string | null;
  /** Names the things that the title counts, or says of what kind they are. */
  counted(names: readonly string[], isAll: boolean, kind?: string): string;
  /** Says that "I" is the author. */
  author: string;
  /** Says that "I", by the word for it, is somebody whom the page does not name. */
  page(oneself: string): string;
  /** The closing with a sentence, where there are seconds to fill, that this was the beginning of a text. */
  withSoFar?(style: ScriptStyle, closing: readonly Draft[]): Draft[];
  /** Says that these are the words of those who were there, or bought it. */
  guests: string;
  /** Says that "we" is whose site it is; null where its name is not known. */
  house(site: string | null): string;
  /** The words in which a text is told, where the sentence that opens a script can say it: a sentence of its own is stiff. */
  inWordsOf?: { author: (name: string) => string; page: string };
  /** That a house speaks of itself, within the sentence that opens a script on a page of `site`. */
  inOwnWords?(opening: string, house: string | null, site: string | null): string;
}

/** The kind of a text, as far as its frame needs to know. */
export interface About {
  isThread: boolean;
  isQuestion: boolean;
  /** Of a death, an accident, a closing: nobody recommends it. */
  isGrave: boolean;
  /** A person's name, where the page names one. */
  author: string | null;
}

export const framesOf: Record<Language, Frames> = { ja: framesJa, en: framesEn };

const GRAVE = phrases("grave-titles");
export const isGrave = ({ title }: Page): boolean => GRAVE.test(title);

const ORGANISATION = phrases("organisation-names");
export const isOrganisation = (name: string): boolean => ORGANISATION.test(name);
const fold = (text: string) => text.toLowerCase().replace(/[\s\p{P}]/gu, "");

/** "At Reed Weaving, we …", "Reed Weaving’s Anna Tarn tells": where people work is nobody. */
export const isWorkplace = (name: string, blocks: Page["blocks"]): boolean =>
  blocks.some(({ text }) =>
    text
      .split(name)
      .some(
        (behind, at, parts) => at > 0 && (OF_ONE.test(behind) || AT_WORK.test(`${parts[at - 1]}|${behind}`)),
      ),
  );
const OF_ONE =
  /^[’']s \p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+ (?:says?|said|tells?|told|explains?|outlines?|writes?|wrote|shares?|argues?|discusses|describes?)\b/u;
const AT_WORK =
  /(?:^|[.!?] )At \|, we\b|\b(?:team|work(?:s|ed|ing)?|staff|jobs?|career|colleagues|employees?) at \|/u;

/** 「汐見新報社」, also beside 「汐見新報デジタル」: who publishes a page has not written it. */
const isPublisher = (name: string, site: string) =>
  PUBLISHER.test(name) || fold(site).startsWith(fold(name).replace(/(?:本社|支社|社)$/u, ""));
const PUBLISHER =
  /(?:新聞|新報|日報|時報|タイムズ|タイムス|通信|出版|放送|テレビ|書房|印刷|電鉄|製作|工業|商事|運輸)社?$|(?:新聞|通信|出版|放送)(?:本社|支社|局)$/u;

/** The author, when this is a person and not the site under its own name. */
export function personOf({ author, site, title, url, language, blocks }: Page): string | null {
  const name = author?.trim() ?? "";
  if (!name || isOrganisation(name) || /[|@/\d_]/.test(name)) return null;
  const around = fold(`${site ?? ""} ${title} ${url ? new URL(url).hostname : ""}`);
  if (around.includes(fold(name))) return null;
  if (language === "ja" && isPublisher(name, site ?? "")) return null;
  if (language === "en" && isWorkplace(name, blocks)) return null;
  if (language === "ja") return name.length <= 20 ? name : null;
  return name.length <= 40 && /^\p{Lu}[\p{L}.’'-]*(?: [\p{L}.’'-]+){1,3}$/u.test(name) ? name : null;
}
