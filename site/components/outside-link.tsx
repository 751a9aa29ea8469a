import type { ReactNode } from "react";
import { button, type Look } from "./button.css";

interface OutsideLinkProps {
  href: string;
  look: Look;
  children: ReactNode;
}

/** Leaves the site, in a tab of its own. */
export function OutsideLink({ href, look, children }: OutsideLinkProps) {
  return (
    <a className={button[look]} href={href} target="_blank" rel="noopener">
      {children}
    </a>
  );
}
