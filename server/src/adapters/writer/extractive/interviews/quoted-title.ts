import type { Talk } from "./spoken.ts";

const QUOTATION = /「([^「」]{6,60})」/u;

/** 「「三分の遅れは返せない」――…さんに聞く」: whether a question has the words that the title quotes, which its answer explains. */
export function asksOfTitle(talk: Talk | null, title: string): boolean {
  const words = bare(QUOTATION.exec(title)?.[1] ?? "");
  return talk !== null && words !== "" && bare(talk.asked.join("")).includes(words);
}

/** 「「湯がぬるい」と言われた日」: whether somebody is quoted in an answer as the title quotes him, give or take a particle. */
export function tellsOfTitle(talk: Talk | null, title: string): boolean {
  const words = withoutParticles(QUOTED_SHORTLY.exec(title)?.[1] ?? "");
  const quoted = (talk?.said ?? []).flatMap(({ text }) => [...text.matchAll(/「([^「」]+)」/gu)]);
  return words.length >= SHORTEST && quoted.some(([, one = ""]) => withoutParticles(one).includes(words));
}
const QUOTED_SHORTLY = /「([^「」]{4,60})」/u;
const SHORTEST = 4;
const withoutParticles = (text: string) => bare(text).replace(/[はがをも]/gu, "");

const bare = (text: string) => text.replace(/[\s\p{P}]/gu, "").toLowerCase();
