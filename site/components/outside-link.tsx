import type { ReactNode } from "react";
import { type ButtonVariant, button } from "./button.css";

interface OutsideLinkProps {
  href: string;
  variant: ButtonVariant;
  children: ReactNode;
}

/** Opens another site in a new tab. */
export function OutsideLink({ href, variant, children }: OutsideLinkProps) {
  return (
    <a className={button[variant]} href={href} target="_blank" rel="noopener">
      {children}
    </a>
  );
}
