import { localStorageColorSchemeManager, MantineProvider } from "@mantine/core";
import type { ReactNode } from "react";
import { theme } from "./theme";
import { variables } from "./variables";

/** The key is also read by public/start.js before the first paint. */
const manager = localStorageColorSchemeManager({ key: "yomikoe-color-scheme" });

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
