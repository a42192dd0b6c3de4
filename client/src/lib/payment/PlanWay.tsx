import { Button } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { AppError } from "../errors";
import { emitEvent } from "../events";
import { useViewer } from "../viewer/use-viewer";

/** The way on where the trial's limit refused something: what the other plan would hold. */
export const PlanWay = ({ errors }: { errors: readonly unknown[] }) =>
  errors.some(isPlanLimit) ? <ToPlans /> : null;

const isPlanLimit = (error: unknown) => error instanceof AppError && error.refusal.reason === "PLAN_LIMIT";

function ToPlans() {
  const { t } = useTranslation();
  // There is no larger plan than the monthly one.
  if (useViewer()?.plan !== "free") return null;
  return (
    <Button variant="subtle" size="compact-xs" onClick={() => emitEvent("plansWanted", {})}>
      {t(($) => $.account.plans.compare)}
    </Button>
  );
}
