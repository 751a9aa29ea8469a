import {
  GROUP_SIZE,
  messagingLink,
  type Quote,
  settings,
  subjectOf,
  type Trip,
} from "@maloca/catalog";
import type { ReactNode } from "react";
import { messages } from "../content/messages";
import { type ButtonVariant, button } from "./button.css";

export interface ReserveButtonProps {
  /** What the request is about; nothing yet on a page that is no trip's. */
  about?: Pick<Trip, "destination" | "concept" | "fixedConcept">;
  /** Left out: a general enquiry. */
  package?: string;
  /** What one person or the whole group pays: what the payment starts with. */
  price?: Quote;
  variant: ButtonVariant;
  children: ReactNode;
}

/** Opens the booking dialog; before scripts arrive, or without them, it writes to the team. */
export function ReserveButton({
  about,
  package: name,
  price,
  variant,
  children,
}: ReserveButtonProps) {
  const subject = subjectOf({ ...about, package: name });
  // Buttons that open different things are told apart.
  const label =
    typeof children === "string" && name && !children.includes(name)
      ? `${children}: ${name}`
      : undefined;
  const text = subject ? messages.reserve(subject) : messages.agenda;
  // `rel` is valid on a form, and missing from React's types.
  const rel = { rel: "noopener" };
  return (
    // No landmark: a page has dozens of them.
    <form action={messagingLink()} method="get" target="_blank" role="none" {...rel}>
      {settings.messaging.phone && <input type="hidden" name="text" value={text} />}
      <button
        type="submit"
        className={button[variant]}
        data-maloca-open="booking"
        data-package={name}
        aria-label={label}
        {...priceData(price)}
      >
        {children}
      </button>
    </form>
  );
}

/** A price in whole pesos, as the booking reads it. */
export const priceData = (price?: Quote) => ({
  "data-amount": price?.group?.cop ?? price?.cop,
  "data-group-size": price?.group && GROUP_SIZE,
});
