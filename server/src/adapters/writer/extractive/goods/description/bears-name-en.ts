import type { NounPhrase } from "../../text/sentences/noun-phrase.ts";

/** Of a "Soundbar with Wireless Subwoofer" the subwoofer is a part. */
export const isWithIt = ({ noun }: NounPhrase, name: string) => {
  const [head = "", ...behind] = name.toLowerCase().split(/ (?:with|and|plus) |\+/);
  const word = noun.toLowerCase();
  return word !== "" && !head.includes(word) && behind.some((one) => one.includes(word));
};
/** "A Tarn Air lamp with a hook" is the Tarn Air. */
export const bearsName = ({ text }: NounPhrase, name: string) =>
  / /.test(name) && text.replace(/^an? /, "").startsWith(`${name} `);
