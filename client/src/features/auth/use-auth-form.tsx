import { type ChangeEvent, useState } from "react";
import { useChecks } from "#lib/ui/use-checks";

type Validate<Values> = { [Name in keyof Values]?: (value: string) => string | null };

/** A form of a few texts, which are checked before the provider is called. */
export function useAuthForm<Values extends Record<string, string>>(
  initial: Values,
  validate: Validate<Values>,
) {
  type Name = keyof Values & string;
  const [values, setValues] = useState(initial);
  const problems = Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, validate[name]?.(value) ?? null]),
  ) as Record<Name, string | null>;
  const checks = useChecks(problems, "signin");

  return {
    getInputProps: (name: Name) => ({
      value: values[name],
      error: checks.errorOf(name),
      onChange: (event: ChangeEvent<HTMLInputElement>) => {
        const { value } = event.currentTarget;
        setValues((before) => ({ ...before, [name]: value }));
      },
    }),
    onSubmit: (send: (values: Values) => unknown) => checks.onSubmit(() => send(values)),
  };
}
