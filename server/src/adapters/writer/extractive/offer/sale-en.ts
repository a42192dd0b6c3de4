import type { Fact } from "#kernel/page";

/**
 * ", $70 off, in a sale that ends on December 3": what takes a price down, and until when, right behind it. Where its
 * former price has been told, nobody needs the difference.
 */
export function saleTold({ provenance, currency }: Fact, isFormerTold: boolean, said: SaidMoney): string {
  const { saving = "", until = "" } = provenance ?? {};
  const off = saving && !isFormerTold ? `, ${said(saving, currency)} off` : "";
  return `${off}${until ? `, in a sale that ends on ${until}` : ""}`;
}

/** ", with postage of £27.02 on top" */
export function sendingTold({ provenance, currency }: Fact, said: SaidMoney): string {
  const { sending } = provenance ?? {};
  return sending && Number(sending) > 0 ? `, with postage of ${said(sending, currency)} on top` : "";
}

type SaidMoney = (value: string, currency: string | null) => string;
