import {
  localStorageColorSchemeManager,
  type MantineColorSchemeManager,
  MantineProvider,
} from "@mantine/core";
import type { ReactNode } from "react";
import { keepChoice } from "#lib/keep-choice";
import { theme } from "./theme";
import { variables } from "./variables";

/** The key is also read by public/start.js before the first paint. */
const KEY = "yomikoe-color-scheme";
const manager: MantineColorSchemeManager = {
  ...localStorageColorSchemeManager({ key: KEY }),
  set: (scheme) => keepChoice(KEY, scheme),
};

export const ThemeProvider = ({ children }: { children: ReactNode }) => (
  <MantineProvider
    theme={theme}
    cssVariablesResolver={variables}
    defaultColorScheme="auto"
    colorSchemeManager={manager}
  >
    {children}
  </MantineProvider>
);
