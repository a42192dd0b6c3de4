interface Pack {
  credits: number;
}

/** The smallest pack that makes up for what is missing, else the largest there is. */
export function coveringPack<P extends Pack>(packs: readonly P[], missing: number): P | undefined {
  const rising = packs.toSorted((a, b) => a.credits - b.credits);
  return rising.find(({ credits }) => credits >= missing) ?? rising.at(-1);
}
