import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it } from "vitest";
import { fromCode } from "#lib/errors";
import { PlanWay } from "#lib/payment/PlanWay";
import { profile } from "#test/connection";
import { graphqlServer } from "#test/graphql";
import { withTexts } from "#test/i18n";
import { PlansModal } from "./PlansModal";

async function refused(plan: "free" | "monthly", reason: string) {
  await withTexts("en");
  const { wrapper } = graphqlServer({ Viewer: () => ({ viewer: { ...profile, plan } }) });
  render(
    <>
      <p>refused</p>
      <PlanWay errors={[fromCode({ code: "FORBIDDEN", reason })]} />
      <PlansModal />
    </>,
    { wrapper },
  );
}

it("leads from the trial's limit to the plans, and on to the monthly one", async () => {
  await refused("free", "PLAN_LIMIT");
  await userEvent.click(await screen.findByRole("button", { name: "Compare plans" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Plans" }));
  expect(dialog.getByText("Your plan")).toBeVisible();
  expect(dialog.getByRole("button", { name: "Get the monthly plan" })).toBeEnabled();
  await userEvent.click(dialog.getByRole("button", { name: "Close" }));
  expect(screen.queryByRole("dialog")).toBeNull();
});

it.each([
  ["monthly", "PLAN_LIMIT"],
  ["free", "ADMIN_ONLY"],
] as const)("offers no plan to %s after %s", async (plan, reason) => {
  await refused(plan, reason);
  expect(await screen.findByText("refused")).toBeVisible();
  expect(screen.queryByRole("button")).toBeNull();
});
