import type { Situation, View } from "./view";

const tab = async ({ go, page, t }: Situation, name: keyof Situation["t"]["admin"]["tabs"]) => {
  await go("/admin");
  await page.getByRole("tab", { name: t.admin.tabs[name] }).click();
  await page.getByRole("tabpanel").waitFor();
  await page.waitForLoadState("networkidle");
};

async function writeAnnouncement(at: Situation) {
  await tab(at, "announcements");
  await at.page.getByRole("button", { name: at.t.admin.announcements.write }).click();
  const dialog = at.page.getByRole("dialog");
  await dialog.getByRole("combobox").first().selectOption("urgent");
  for (const box of await dialog.getByRole("textbox").all()) await box.fill("メンテナンス Maintenance");
  await dialog.getByRole("checkbox").check();
}

/** For administrators. */
export const adminViews: View[] = [
  ...(["figures", "users", "jobs", "announcements", "audit"] as const).map(
    (name): View => ({ name: `admin-${name}`, open: (at) => tab(at, name) }),
  ),
  {
    name: "admin-user",
    async open(at) {
      await tab(at, "users");
      await at.page
        .getByRole("button", { name: /@example\.com/ })
        .first()
        .click();
      await at.page.getByRole("dialog").waitFor();
    },
  },
  { name: "admin-announcement", open: writeAnnouncement },
  {
    name: "admin-announcement-unsaved",
    async open(at) {
      await writeAnnouncement(at);
      await at.page.keyboard.press("Escape");
      await at.page.getByRole("button", { name: at.t.admin.announcements.stay }).waitFor();
    },
  },
];
