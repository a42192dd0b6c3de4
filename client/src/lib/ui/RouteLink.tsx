import type { ComponentProps } from "react";
import { type To, useHref, useLinkClickHandler } from "react-router-dom";

interface Props extends ComponentProps<"a"> {
  to: To;
  replace?: boolean;
}

/** A link to another screen. The router's own one brings prefetching and loaders along, which nothing here has. */
export function RouteLink({ to, replace, target, onClick, ...props }: Props) {
  const follow = useLinkClickHandler<HTMLAnchorElement>(to, {
    ...(replace && { replace }),
    ...(target && { target }),
  });
  return (
    <a
      {...props}
      target={target}
      href={useHref(to)}
      onClick={(event) => {
        onClick?.(event);
        if (!event.defaultPrevented) follow(event);
      }}
    />
  );
}
