import type { ComponentProps } from "react";
import { oncePerPress } from "./press";

interface OutgoingLinkProps extends Omit<ComponentProps<"a">, "onClick"> {
  onClick?(): void;
}

/** Every link of a widget: two clicks open one tab, or one mail. A mail's has `target="_self"`. */
export const OutgoingLink = ({ href, onClick, ...props }: OutgoingLinkProps) => (
  <a href={href} target="_blank" rel="noopener" {...props} onClick={oncePerPress(onClick)} />
);
