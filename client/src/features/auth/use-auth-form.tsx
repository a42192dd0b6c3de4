import { type ChangeEvent, type FormEvent, useState } from "react";
import { FieldError } from "#lib/ui/FieldError";

type Validate<Values> = { [Name in keyof Values]?: (value: string) => string | null };

/**
 * A form of a few texts. It complains at the first attempt to send it and from then on as one types;
 * its complaints are made while rendering, so they follow the interface when its language is switched.
 */
export function useAuthForm<Values extends Record<string, string>>(
  initial: Values,
  validate: Validate<Values>,
) {
  const [values, setValues] = useState(initial);
  const [complaining, setComplaining] = useState(false);
  const complaint = (name: keyof Values) => validate[name]?.(values[name] ?? "") ?? null;
  const said = (text: string | null) => text !== null && <FieldError about="signin">{text}</FieldError>;

  return {
    getInputProps: (name: keyof Values) => ({
      value: values[name],
      error: complaining && said(complaint(name)),
      onChange: (event: ChangeEvent<HTMLInputElement>) => {
        const { value } = event.currentTarget;
        setValues((before) => ({ ...before, [name]: value }));
      },
    }),
    onSubmit: (send: (values: Values) => unknown) => (event: FormEvent) => {
      event.preventDefault();
      const isComplete = Object.keys(values).every((name) => complaint(name) === null);
      setComplaining(!isComplete);
      if (isComplete) void send(values);
    },
  };
}
