import type { ReactElement } from "react";
import { matchRoutes, Navigate, Outlet, type RouteObject, useRoutes } from "react-router-dom";
import { useSession } from "#lib/identity/AuthProvider";
import { identityClient } from "#lib/identity/client";
import { isProbablySignedIn } from "#lib/identity/stored-session";
import { lazyScreen } from "#lib/lazy-screen";
import { inLanguages, paths } from "./paths";
import { ProtectedRoute } from "./shell/ProtectedRoute";
import { Root } from "./shell/Root";

const LoginScreen = lazyScreen(() => import("./shell/LoginScreen"), "LoginScreen");
const RegisterPage = lazyScreen(() => import("#features/auth/RegisterPage"), "RegisterPage");
const ForgotPasswordPage = lazyScreen(
  () => import("#features/auth/ForgotPasswordPage"),
  "ForgotPasswordPage",
);
const RegistrationCompletePage = lazyScreen(
  () => import("#features/auth/RegistrationCompletePage"),
  "RegistrationCompletePage",
);
const PaymentSuccessPage = lazyScreen(
  () => import("#features/credits/PaymentSuccessPage"),
  "PaymentSuccessPage",
);
const SignedInLayout = lazyScreen(() => import("./shell/SignedInLayout"), "SignedInLayout");
const MainPage = lazyScreen(() => import("./main-page/MainPage"), "MainPage");
const AdminPage = lazyScreen(() => import("./admin/AdminPage"), "AdminPage");

/** Its screen is open to anybody; for a signed-in user it is one of the signed-in screens. */
function OpenRoute() {
  return useSession().user ? <SignedInLayout quiet /> : <Outlet />;
}

export const routes: RouteObject[] = [
  {
    element: <Root />,
    children: [
      { path: paths.login, element: <LoginScreen /> },
      ...inLanguages(paths.register).map((path) => ({ path, element: <RegisterPage /> })),
      ...inLanguages(paths.forgotPassword).map((path) => ({ path, element: <ForgotPasswordPage /> })),
      {
        element: <OpenRoute />,
        children: [{ path: paths.paymentSuccess, element: <PaymentSuccessPage /> }],
      },
      {
        element: <ProtectedRoute />,
        children: [
          {
            element: <SignedInLayout quiet />,
            children: [{ path: paths.registrationComplete, element: <RegistrationCompletePage /> }],
          },
          {
            element: <SignedInLayout />,
            children: [
              { path: paths.main, element: <MainPage /> },
              { path: paths.admin, element: <AdminPage /> },
            ],
          },
        ],
      },
      { path: "*", element: <Navigate to={paths.main} replace /> },
    ],
  },
];

/** The screen of the address. Without data routers, whose weight the sign-in screen would carry. */
export const Screens = () => useRoutes(routes);

/**
 * Sends for the screen of an address while the texts are still on their way, and ends when one that is open to anybody
 * is there or lost, or late. Any other is sent for where somebody is signed in, together with what tells who that is.
 */
export async function preloadScreen(address: string): Promise<void> {
  const screens = (matchRoutes(routes, address) ?? []).map(({ route }) => route.element as ReactElement);
  const isOpen = screens.every(({ type }) => type !== ProtectedRoute);
  if (!isOpen && !isProbablySignedIn()) return;
  const coming = screens.map(({ type }) => (type as { preload?: () => Promise<void> }).preload?.());
  if (isOpen) await Promise.all(coming);
  // A failure is the session's to tell.
  else identityClient().catch(() => undefined);
}
