import { messagingLink, settings, subjectOf, type Trip } from "@maloca/catalog";
import type { ReactNode } from "react";
import { messages } from "../content/messages";
import { type ButtonVariant, button } from "./button.css";

export interface ReserveButtonProps {
  /** What the request is about; nothing yet on a page that is no trip's. */
  about?: Pick<Trip, "destination" | "concept" | "fixedConcept">;
  /** Left out: a general enquiry. */
  package?: string;
  /** Whole pesos that one person pays: what the payment dialog starts with. */
  amount?: number;
  variant: ButtonVariant;
  children: ReactNode;
}

/** Opens the booking dialog; before scripts arrive, or without them, it writes to the team. */
export function ReserveButton({
  about,
  package: name,
  amount,
  variant,
  children,
}: ReserveButtonProps) {
  const subject = subjectOf({ ...about, package: name });
  const text = subject ? messages.reserve(subject) : messages.agenda;
  // `rel` is valid on a form, and missing from React's types.
  const rel = { rel: "noopener" };
  return (
    <form action={messagingLink()} method="get" target="_blank" {...rel}>
      {settings.messaging.phone && <input type="hidden" name="text" value={text} />}
      <button
        type="submit"
        className={button[variant]}
        data-maloca-open="booking"
        data-package={name}
        data-amount={amount}
      >
        {children}
      </button>
    </form>
  );
}
