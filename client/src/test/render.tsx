import { MantineProvider } from "@mantine/core";
import { render } from "@testing-library/react";
import type { ReactNode } from "react";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import type { Language } from "#lib/i18n/language";
import { type AuthUser, type Session, SessionContext } from "#lib/identity/AuthProvider";
import { theme } from "#lib/theme/theme";
import { withTexts } from "./i18n";

const someone: AuthUser = { uid: "u1", email: "someone@example.com", displayName: null };

export const signedIn: Session = { status: "ready", user: someone };
export const signedOut: Session = { status: "ready", user: null };

interface Options {
  language?: Language;
  session?: Session;
  /** The address that is open. */
  at?: string;
}

/** Renders below theme, texts, session and a router whose every other path shows its own name. */
export async function renderWithin(
  ui: ReactNode,
  { language = "ja", session = signedOut, at = "/here" }: Options = {},
) {
  await withTexts(language);
  const [path = "/"] = at.split("?");
  const router = createMemoryRouter(
    [
      { path, element: ui },
      { path: "*", element: <Elsewhere /> },
    ],
    { initialEntries: [at] },
  );
  const view = render(
    <MantineProvider theme={theme} env="test">
      <SessionContext value={session}>
        <RouterProvider router={router} />
      </SessionContext>
    </MantineProvider>,
  );
  return { ...view, router };
}

const Elsewhere = () => <p>another screen</p>;
