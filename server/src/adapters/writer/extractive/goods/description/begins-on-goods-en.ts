import { contentTerms } from "#kernel/text/content-terms";

/** "It has no lining.", "This is the clay we hand to beginners.": below any heading of its page a thing is spoken of so. */
export function beginsOnGoods(text: string, name: string): boolean {
  const [, noun = ""] = /^This is (?:the|our|an?) (?:\p{Ll}+ ){0,2}?(\p{Ll}+)\b/u.exec(text) ?? [];
  return (
    HAS.test(text) || (noun !== "" && contentTerms(name, "en").has([...contentTerms(noun, "en")][0] ?? ""))
  );
}
const HAS =
  /^(?:It|They) (?:has|have|comes?|works?|weighs?|won[’']t|fits?|holds?|takes?|needs?|(?:is|are|was|were) (?:made|cut|sewn|cast|built|woven|knitted|turned|dyed|fired))\b/u;

/** "This is the kind that folds up": the first words of a description point at nothing but the thing. */
export const pointsAtIt = (text: string): boolean =>
  /^(?:This|These|It|They) (?:is|are|was|were|came|has|have)\b/u.test(text);
