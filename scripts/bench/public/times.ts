import { median } from "../../lib/figures.ts";

/** Median milliseconds of each address, asked in turns, so that what disturbs one disturbs all. */
export async function timesOf(addresses: readonly string[], times: number): Promise<number[]> {
  const taken = addresses.map((): number[] => []);
  for (let turn = 0; turn < times; turn++)
    for (const [at, address] of addresses.entries()) {
      const began = performance.now();
      await (await fetch(address)).text();
      taken[at]?.push(performance.now() - began);
    }
  return taken.map((each) => median(each));
}
