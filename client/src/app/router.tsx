import type { ReactElement } from "react";
import { matchRoutes, Navigate, Outlet, type RouteObject, useRoutes } from "react-router-dom";
import { useSession } from "#lib/identity/AuthProvider";
import { lazyScreen } from "#lib/lazy-screen";
import { inLanguages, paths } from "./paths";
import { LoginScreen } from "./shell/LoginScreen";
import { ProtectedRoute } from "./shell/ProtectedRoute";
import { Root } from "./shell/Root";

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

/** Sends for the screen of an address that is open to anybody, while the texts are still on their way. */
export function preloadScreen(address: string): void {
  for (const { route } of matchRoutes(routes, address) ?? []) {
    const type: unknown = (route.element as ReactElement).type;
    // The auth state is not known yet.
    if (type === ProtectedRoute) return;
    (type as { preload?: () => void }).preload?.();
  }
}
