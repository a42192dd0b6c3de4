import { DEFAULT_THEME, mergeMantineTheme } from "@mantine/core";
import { expect, it } from "vitest";
import { theme } from "./theme";
import { variables } from "./variables";

type Scheme = "light" | "dark";
type Name = `--${string}`;
const resolved = variables(mergeMantineTheme(DEFAULT_THEME, theme));
const colour = (scheme: Scheme, name: Name): string => {
  const value = resolved[scheme][name];
  if (!value || !/^#[0-9a-f]{6}$/i.test(value))
    throw new Error(`${name} is no colour of the ${scheme} scheme`);
  return value;
};

/** Relative luminance by WCAG 2.2. */
function luminance(hex: string): number {
  const channels = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255);
  const [red = 0, green = 0, blue = 0] = channels.map((part) =>
    part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

const GROUNDS: Name[] = [
  "--mantine-color-body",
  "--yomikoe-surface",
  "--yomikoe-sunken",
  "--yomikoe-hover",
  "--yomikoe-highlight",
];
const TEXTS: Name[] = [
  "--mantine-color-text",
  "--mantine-color-dimmed",
  "--mantine-color-anchor",
  "--yomikoe-warm",
];
const pairs = (fronts: readonly Name[]) =>
  (["light", "dark"] as const).flatMap((scheme) =>
    fronts.flatMap((front) => GROUNDS.map((ground) => [scheme, front, ground] as const)),
  );

it("measures as WCAG does", () => {
  expect(contrast("#000000", "#ffffff")).toBe(21);
  expect(contrast("#767676", "#ffffff")).toBeCloseTo(4.54, 2);
});

it.each(pairs(["--yomikoe-field"]))("%s: %s can be seen on %s, 3 to 1", (scheme, border, ground) => {
  expect(contrast(colour(scheme, border), colour(scheme, ground))).toBeGreaterThanOrEqual(3);
});

it.each(pairs(TEXTS))("%s: %s can be read on %s, 4.5 to 1", (scheme, text, ground) => {
  expect(contrast(colour(scheme, text), colour(scheme, ground))).toBeGreaterThanOrEqual(4.5);
});

it.each(["--mantine-color-gray-light", "--mantine-color-gray-light-hover", "--yomikoe-hover"] as const)(
  "dark: %s is lighter than the surface that it lies on, and bears its text",
  (ground) => {
    const [behind, light] = [colour("dark", "--yomikoe-surface"), colour("dark", ground)];
    expect(luminance(light)).toBeGreaterThan(luminance(behind));
    expect(contrast(colour("dark", "--mantine-color-text"), light)).toBeGreaterThanOrEqual(4.5);
  },
);

it.each(["light", "dark"] as const)("%s: the warm accent can be read on its own ground", (scheme) => {
  const [text, ground] = [colour(scheme, "--yomikoe-warm"), colour(scheme, "--yomikoe-warm-ground")];
  expect(contrast(text, ground)).toBeGreaterThanOrEqual(4.5);
});

it("dark: what is said on the green ground can be read, and the ground is no hole in the surface", () => {
  const ground = colour("dark", "--mantine-color-evergreen-light");
  for (const text of [
    "--mantine-color-evergreen-light-color",
    "--mantine-color-text",
    "--mantine-color-dimmed",
  ] as const)
    expect(contrast(colour("dark", text), ground)).toBeGreaterThanOrEqual(4.5);
  expect(luminance(ground)).toBeGreaterThan(luminance(colour("dark", "--yomikoe-surface")));
});
