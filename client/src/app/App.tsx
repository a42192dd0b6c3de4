import { BrowserRouter } from "react-router-dom";
import { AuthProvider } from "#lib/identity/AuthProvider";
import { ThemeProvider } from "#lib/theme/ThemeProvider";
import { Screens } from "./router";

export const App = () => (
  <ThemeProvider>
    <AuthProvider>
      <BrowserRouter>
        <Screens />
      </BrowserRouter>
    </AuthProvider>
  </ThemeProvider>
);
