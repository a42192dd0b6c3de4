import { CircleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { HelpLink } from "../help/HelpLink";
import type { HelpAnchor } from "../help/help-anchor";
import classes from "./FieldError.module.css";

interface Props {
  about?: HelpAnchor;
  children: ReactNode;
}

/** Says below a field why its content cannot be taken, and leads to more about it. */
export function FieldError({ about = "VALIDATION_ERROR", children }: Props) {
  return (
    <>
      <CircleAlert className={classes.mark} size={14} aria-hidden />
      {children}
      <HelpLink about={about} />
    </>
  );
}
