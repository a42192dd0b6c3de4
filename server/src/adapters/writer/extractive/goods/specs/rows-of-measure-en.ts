/** A row's label, how its value is said behind "it", and to which values that is limited. */
export type SaidRow = [label: RegExp, said: (value: string) => string, values?: RegExp];

const sideLabel = (side: string) => new RegExp(`^(?:overall |product |item )?${side}$`, "i");
/** "31 cm above the table": a measure with the place that it is taken from. */
const FROM_WHERE =
  /\d.* (?:above|below|from|over|under|when|with|without|at|across|between|excluding|including)\b/iu;

/** How large a thing is and what it weighs: "It is 31 cm high.", "Its height is 31 cm above the table." */
export const ROWS_OF_MEASURE: SaidRow[] = [
  [/^(?:overall |product |item |assembled )?(?:size|dimensions?)$/i, (value) => `it measures ${value}`],
  ...Object.entries({ length: "long", width: "wide", height: "high", depth: "deep" }).flatMap(
    ([side, extended]): SaidRow[] => [
      [sideLabel(side), (value) => `its ${side} is ${value}`, FROM_WHERE],
      [sideLabel(side), (value) => `it is ${value} ${extended}`],
    ],
  ),
  [/^(?:item |product |net |gross |total |overall )?weight$/i, (value) => `it weighs ${value}`],
];
