import { type FormEvent, type ReactNode, useState } from "react";
import { flushSync } from "react-dom";
import type { HelpAnchor } from "../help/help-anchor";
import { FieldError } from "./FieldError";

/** The complaint about each field; null where there is none. */
type Problems<Name extends string> = Readonly<Record<Name, string | null>>;

/**
 * Checks a form's fields, whose browser's own messages would lead nowhere. It complains at the first attempt to send
 * and from then on as one types; the first field with a complaint gets the focus.
 */
export function useChecks<Name extends string>(
  problems: Problems<Name>,
  about: HelpAnchor = "VALIDATION_ERROR",
) {
  const [complaining, setComplaining] = useState(false);

  return {
    errorOf: (name: Name): ReactNode => {
      const text = problems[name];
      return complaining && text !== null && <FieldError about={about}>{text}</FieldError>;
    },
    /** With what each attempt begins with, such as that the last one's outcome goes. */
    onSubmit: (send: () => unknown, begin?: () => void) => (event: FormEvent<HTMLFormElement>) => {
      event.preventDefault();
      const form = event.currentTarget;
      const isComplete = Object.values(problems).every((text) => text === null);
      flushSync(() => {
        begin?.();
        setComplaining(!isComplete);
      });
      if (isComplete) return void send();
      form.querySelector<HTMLElement>("[aria-invalid=true]")?.focus();
    },
  };
}
