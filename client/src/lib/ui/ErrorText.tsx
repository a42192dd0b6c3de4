import { HelpLink } from "#lib/help/HelpLink";
import { helpAnchorOf } from "#lib/help/help-anchor";
import { useErrorText } from "#lib/use-error-text";

interface Props {
  error: unknown;
  /** Instead of the error's own words. */
  children?: string | undefined;
}

/** Says an error, and leads to more about it. */
export function ErrorText({ error, children }: Props) {
  const errorText = useErrorText();
  const about = helpAnchorOf(error);
  return (
    <>
      {children ?? errorText(error)}
      {about && <HelpLink about={about} />}
    </>
  );
}
