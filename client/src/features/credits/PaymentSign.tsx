import { Check, Clock, TriangleAlert } from "lucide-react";
import classes from "./PaymentSign.module.css";

const icons = { done: Check, waiting: Clock, look: TriangleAlert };

/** How a payment stands, seen before it is read; the title says the same. */
export function PaymentSign({ tone }: { tone: keyof typeof icons }) {
  const Icon = icons[tone];
  return (
    <div className={classes.sign} data-tone={tone} aria-hidden>
      <Icon size={26} />
    </div>
  );
}
