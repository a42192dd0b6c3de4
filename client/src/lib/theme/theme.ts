import { createTheme, type InputProps, type MantineTheme, type MantineThemeOverride } from "@mantine/core";
import { evergreen, night, paper } from "./colors";

/** Which faces that are is said in `faces.css`. */
const face = "var(--yomikoe-face)";

export const theme: MantineThemeOverride = createTheme({
  colors: { evergreen, gray: paper, dark: night },
  primaryColor: "evergreen",
  primaryShade: { light: 7, dark: 6 },
  fontFamily: face,
  fontFamilyMonospace: 'ui-monospace, "SF Mono", Menlo, Consolas, monospace',
  // Kana and kanji fill their squares: they need more air between lines than Latin does.
  lineHeights: { xs: "1.5", sm: "1.6", md: "1.7", lg: "1.75", xl: "1.8" },
  headings: {
    fontFamily: face,
    fontWeight: "650",
    sizes: {
      h1: { fontSize: "1.75rem", lineHeight: "1.4" },
      h2: { fontSize: "1.375rem", lineHeight: "1.45" },
      h3: { fontSize: "1.125rem", lineHeight: "1.5" },
    },
  },
  defaultRadius: "md",
  radius: { xs: "4px", sm: "6px", md: "10px", lg: "16px", xl: "28px" },
  shadows: {
    xs: "0 1px 2px rgb(34 33 30 / 6%)",
    sm: "0 1px 2px rgb(34 33 30 / 6%), 0 4px 12px -6px rgb(34 33 30 / 14%)",
    md: "var(--yomikoe-shadow)",
    lg: "0 2px 4px rgb(34 33 30 / 5%), 0 20px 48px -20px rgb(34 33 30 / 30%)",
  },
  cursorType: "pointer",
  respectReducedMotion: true,
  components: {
    // No target is lower than 24 pixels; an anchor within a sentence is as high as the sentence.
    Anchor: { defaultProps: { underline: "always" }, styles: { root: { minHeight: 24 } } },
    Button: { styles: { root: { minHeight: 24 }, label: { lineHeight: 1.4 } } },
    Checkbox: { styles: { body: { alignItems: "center" }, label: { paddingBlock: 2 } } },
    Radio: { styles: { body: { alignItems: "center" }, label: { paddingBlock: 2 } } },
    Switch: { styles: { label: { paddingBlock: 2 } } },
    Modal: {
      defaultProps: {
        radius: "lg",
        centered: true,
        padding: "lg",
        shadow: "lg",
        overlayProps: { backgroundOpacity: 0.4, blur: 2 },
      },
      styles: {
        content: { backgroundColor: "var(--yomikoe-surface)" },
        header: { backgroundColor: "var(--yomikoe-surface)" },
        title: { fontSize: "1.125rem", fontWeight: 650 },
      },
    },
    Drawer: {
      styles: {
        content: { backgroundColor: "var(--yomikoe-surface)" },
        header: { backgroundColor: "var(--yomikoe-surface)" },
        title: { fontSize: "1.125rem", fontWeight: 650 },
      },
    },
    // The page has one banner; a dialog's title row is none.
    ModalHeader: { defaultProps: { role: "presentation" } },
    DrawerHeader: { defaultProps: { role: "presentation" } },
    Input: {
      defaultProps: { radius: "md" },
      // A field is seen by its border alone, which therefore has a contrast of 3 to 1 on every ground.
      vars: (_theme: MantineTheme, { variant = "default", error }: InputProps) => ({
        wrapper: variant === "default" && !error ? { "--input-bd": "var(--yomikoe-field)" } : {},
      }),
    },
    InputWrapper: {
      // A complaint stands clear of the ring around the field that has the focus.
      styles: {
        label: { marginBottom: 6, fontWeight: 600 },
        description: { marginBottom: 6 },
        error: { marginTop: 8 },
      },
    },
    // A placeholder that may take the focus is no child that a menu may have.
    Menu: { defaultProps: { radius: "md", shadow: "lg", withInitialFocusPlaceholder: false } },
    Tooltip: { defaultProps: { openDelay: 300, withArrow: true } },
    Alert: { defaultProps: { radius: "md" } },
    Loader: { defaultProps: { type: "dots" } },
  },
});
