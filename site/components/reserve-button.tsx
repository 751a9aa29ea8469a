import { concept, messagingLink, settings } from "@maloca/catalog";
import type { ReactNode } from "react";
import { messages } from "../content/messages";
import { button, type Look } from "./button.css";

export interface ReserveButtonProps {
  destination?: string;
  /** Left out: a general enquiry. */
  package?: string;
  look: Look;
  children: ReactNode;
}

/** Opens the booking dialog; before scripts arrive, or without them, it writes to the team. */
export function ReserveButton(props: ReserveButtonProps) {
  const about = concept(props);
  const text = about ? messages.reserve(about) : messages.agenda;
  // `rel` is valid on a form, and missing from React's types.
  const rel = { rel: "noopener" };
  return (
    <form action={messagingLink()} method="get" target="_blank" {...rel}>
      {settings.messaging.phone && <input type="hidden" name="text" value={text} />}
      <button
        type="submit"
        className={button[props.look]}
        data-maloca-open="booking"
        data-package={props.package}
      >
        {props.children}
      </button>
    </form>
  );
}
