import type { Situation, View } from "./view";

const submit = ({ page }: Situation) => page.locator("button[type=submit]").click();
const alert = ({ page }: Situation) => page.getByRole("alert").first().waitFor();

/** Views of a signed-out visitor. */
export const publicViews: View[] = [
  { name: "login", open: ({ go }) => go("/login") },
  {
    name: "login-refused",
    inEveryRun: true,
    async open(at) {
      await at.go("/login");
      await at.page.locator("input[type=email]").fill("nobody@example.com");
      await at.page.locator("input[type=password]").fill("not the one");
      await submit(at);
      await alert(at);
    },
  },
  {
    name: "login-incomplete",
    async open(at) {
      await at.go("/login");
      await submit(at);
    },
  },
  { name: "register", open: ({ go }) => go("/register") },
  { name: "register-by-path", open: ({ page, language }) => page.goto(`/${language}/register`) },
  { name: "forgot-password", open: ({ go }) => go("/forgot-password") },
  { name: "forgot-by-path", open: ({ page, language }) => page.goto(`/${language}/forgot-password`) },
  {
    name: "forgot-password-sent",
    async open(at) {
      await at.go("/forgot-password");
      await at.page.locator("input[type=email]").fill("nobody@example.com");
      await submit(at);
      await at.page.locator("main").getByRole("status").waitFor();
    },
  },
  { name: "reset", open: ({ go }) => go("/login?mode=resetPassword&oobCode=used") },
  {
    name: "reset-refused",
    async open(at) {
      await at.go("/login?mode=resetPassword&oobCode=used");
      await at.page.locator("input[type=password]").fill("a new horse");
      await submit(at);
      await alert(at);
    },
  },
  { name: "payment-signed-out", open: ({ go }) => go("/payment/success?session_id=any") },
];
