import type { CSSVariablesResolver } from "@mantine/core";
import { evergreen, persimmon } from "./colors";

/**
 * Where Mantine's own choices miss a contrast of 4.5 to 1 (dimmed text, placeholders, links, filled
 * buttons in the dark scheme), and the surfaces that our screens are drawn on.
 */
export const variables: CSSVariablesResolver = ({ colors }) => ({
  variables: {
    "--yomikoe-shadow": "0 1px 2px rgb(34 33 30 / 6%), 0 8px 24px -12px rgb(34 33 30 / 18%)",
  },
  light: {
    "--mantine-color-body": colors.gray[0],
    "--mantine-color-text": colors.gray[9],
    "--mantine-color-dimmed": colors.gray[6],
    "--mantine-color-placeholder": colors.gray[6],
    "--mantine-color-anchor": evergreen[7],
    "--mantine-color-error": "#b42318",
    "--mantine-color-default-border": colors.gray[3],
    "--mantine-color-red-light": "#fcebe8",
    "--mantine-color-red-light-color": "#a51f15",
    "--mantine-color-red-outline": "#a51f15",
    "--mantine-color-red-filled": "#b3261e",
    "--mantine-color-red-filled-hover": "#9c1f18",
    "--mantine-color-yellow-light": "#fbf1d8",
    "--mantine-color-yellow-light-color": "#7a4b00",
    "--yomikoe-field": "#8a857b",
    "--yomikoe-surface": "#ffffff",
    "--yomikoe-sunken": colors.gray[1],
    "--yomikoe-line": colors.gray[2],
    "--yomikoe-accent-text": evergreen[7],
    "--yomikoe-highlight": "#dff1ea",
    "--yomikoe-warm": persimmon.light,
    "--yomikoe-warm-ground": "#fbeee4",
  },
  dark: {
    "--mantine-color-body": colors.dark[8],
    "--mantine-color-text": colors.dark[0],
    "--mantine-color-dimmed": colors.dark[2],
    "--mantine-color-placeholder": colors.dark[2],
    "--mantine-color-anchor": evergreen[3],
    "--mantine-color-error": "#ff9a8f",
    "--mantine-color-default": colors.dark[7],
    "--mantine-color-default-hover": colors.dark[6],
    "--mantine-color-default-border": colors.dark[4],
    "--mantine-color-red-light": "#3a201d",
    "--mantine-color-red-light-color": "#ffb1a8",
    "--mantine-color-red-outline": "#ffb1a8",
    "--mantine-color-red-filled": "#b3261e",
    "--mantine-color-red-filled-hover": "#9c1f18",
    "--mantine-color-yellow-light": "#352b14",
    "--mantine-color-yellow-light-color": "#f5cf7a",
    "--yomikoe-field": "#858e88",
    "--yomikoe-surface": colors.dark[7],
    "--yomikoe-sunken": colors.dark[9],
    "--yomikoe-line": colors.dark[5],
    "--yomikoe-accent-text": evergreen[3],
    "--yomikoe-highlight": "#1f3d35",
    "--yomikoe-warm": persimmon.dark,
    "--yomikoe-warm-ground": "#3a2a20",
  },
});
