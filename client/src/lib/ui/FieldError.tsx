import type { ReactNode } from "react";
import { HelpLink } from "../help/HelpLink";
import type { HelpAnchor } from "../help/help-anchor";

interface Props {
  about?: HelpAnchor;
  children: ReactNode;
}

/** Says below a field why its content cannot be taken, and leads to more about it. */
export function FieldError({ about = "VALIDATION_ERROR", children }: Props) {
  return (
    <>
      {children}
      <HelpLink about={about} />
    </>
  );
}
