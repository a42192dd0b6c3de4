import type { MantineColorsTuple } from "@mantine/core";

/** The colour of buttons: the green of an evergreen, deep enough to carry white text. */
export const evergreen: MantineColorsTuple = [
  "#eaf6f2",
  "#d3ebe3",
  "#a9d8c9",
  "#7cc4ae",
  "#55b296",
  "#319a7e",
  "#12806a",
  "#0c6b58",
  "#095647",
  "#064236",
];

/** The warm accent beside it, a ripe persimmon: voices, and what waits for a look. It is never pressed. */
export const persimmon = { light: "#a8480f", dark: "#f2a56f" } as const;

/** Warm greys like paper and ink, in place of Mantine's bluish ones. */
export const paper: MantineColorsTuple = [
  "#f8f7f4",
  "#f1efea",
  "#e6e3dc",
  "#d8d4cb",
  "#b9b4a9",
  "#8f8a80",
  "#6b675f",
  "#54514a",
  "#3a3833",
  "#22211e",
];

/** Text, lines and grounds of the dark scheme, from light to dark. */
export const night: MantineColorsTuple = [
  "#e4e6e2",
  "#c6cac5",
  "#a3a9a3",
  "#7f8781",
  "#4b534e",
  "#3b423e",
  "#303633",
  "#242a27",
  "#1c211f",
  "#161a18",
];
