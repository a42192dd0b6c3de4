import { wordList, wordRows, wordSet } from "../word-list.ts";

/** Titles before a name, with or without their full stop. */
export const titles = wordList("en-titles");

/** States behind the name of a town: Springfield, IL. */
export const states = wordList("en-states");

/** Provinces of Canada, before the code of a place: ON is a word elsewhere. */
export const provinces: ReadonlyMap<string, string> = new Map([
  ["AB", "Alberta"],
  ["BC", "British Columbia"],
  ["MB", "Manitoba"],
  ["NB", "New Brunswick"],
  ["NL", "Newfoundland and Labrador"],
  ["NS", "Nova Scotia"],
  ["ON", "Ontario"],
  ["PE", "Prince Edward Island"],
  ["QC", "Quebec"],
  ["SK", "Saskatchewan"],
]);

/** Short before a figure only. */
export const beforeFigures = wordList("en-before-figures");

/** Abbreviations with the words they stand for; the full stop is part of them. */
export const abbreviations = wordList("en-abbreviations");

/** Endings of hosts that are letters, not words. */
export const hostLetters: ReadonlySet<string> = new Set("ai eu fm io tv uk us".split(" "));

const forms = (name: string): ReadonlyMap<string, readonly string[]> =>
  new Map(wordRows(name).map(([written = "", ...said]) => [written, said]));

/** Sign or code → one, many, the hundredth part of one, of many. */
export const currencies = forms("en-currencies");

/** Written unit → singular, plural. */
export const englishUnits = forms("en-units");

/** Words in capitals that are said as words; other short ones are spelled. */
export const sayable = wordSet("en-sayable");

/** Words that shout rather than abbreviate. */
export const shouted = wordSet("en-shouted");

/** Names that the voice stumbles over. */
export const englishNames = wordList("en-names");

/** The letters of the Greek alphabet by their names; a word of them is Greek, which no voice here speaks. */
export const greek = new Map(wordRows("greek").map(([letter = "", , en = ""]) => [letter, en]));
