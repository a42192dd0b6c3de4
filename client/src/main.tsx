import "#lib/theme/styles";
import { StrictMode, startTransition } from "react";
import { createRoot } from "react-dom/client";
import { App } from "#app/App";
import { preloadScreen } from "#app/router";
import { ensureStorage } from "#lib/ensure-storage";
import { startI18n } from "#lib/i18n/i18n";
import { keepShellWhenIdle } from "#lib/new-version/offline-shell";
import { forgetOwnerless } from "#lib/own-storage";
import { pause } from "#lib/pause";
import { keepComposingKeys } from "#lib/typing";
import { keepMenuFocus } from "#lib/ui/menu-focus";

ensureStorage();
forgetOwnerless();
keepComposingKeys();
keepMenuFocus();
// The files of the screen are sent for first.
const screen = preloadScreen(location.pathname);
await pause();
await Promise.all([screen, startI18n()]);

const root = document.getElementById("root");
if (!root) throw new Error("index.html lacks #root");
// In slices of a few milliseconds, between which the page stays responsive: the first drawing is the longest.
startTransition(() =>
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  ),
);
keepShellWhenIdle();
