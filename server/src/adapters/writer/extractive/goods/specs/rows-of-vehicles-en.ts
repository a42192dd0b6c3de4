import { articled } from "../../text/sentences/noun-phrase.ts";
import type { SaidRow } from "./rows-of-measure-en.ts";

/** Buyers of a used car or tractor ask for these before anything else. */
export const ROWS_OF_VEHICLES: SaidRow[] = [
  [/^(?:model year|year(?: of manufacture)?)$/i, (value) => `it is from ${value}`, /^(?:19|20)\d\d$/],
  [
    /^(?:mileage|kms? driven|odometer(?: reading)?)$/i,
    (value) => `it has ${value} on the clock`,
    /^\d[\d,. ]*\s?(?:kms?|kilomet(?:er|re)s|miles|mi)$/i,
  ],
  [/^fuel(?: type)?$/i, (value) => `it runs on ${value.toLowerCase()}`, /^(?:petrol|diesel|gasoline)$/i],
  [
    /^(?:transmission|gearbox)(?: type)?$/i,
    (value) => `it has ${articled(value.toLowerCase())} transmission`,
    /^(?:semi-)?(?:automatic|manual)$/i,
  ],
];
