import { RouterProvider } from "react-router-dom";
import { AuthProvider } from "#lib/identity/AuthProvider";
import { ThemeProvider } from "#lib/theme/ThemeProvider";
import type { createRouter } from "./router";

export const App = ({ router }: { router: ReturnType<typeof createRouter> }) => (
  <ThemeProvider>
    <AuthProvider>
      <RouterProvider router={router} />
    </AuthProvider>
  </ThemeProvider>
);
