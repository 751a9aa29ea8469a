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
  /** The subject of the request; left out on a page without a trip. */
  about?: Pick<Trip, "destination" | "concept" | "fixedConcept">;
  /** The package's name; left out in a general enquiry. */
  package?: string;
  /** What one person or the whole group pays; the payment form starts with it. */
  price?: Quote;
  variant: ButtonVariant;
  children: ReactNode;
}

/** Opens the booking dialog. Until scripts have loaded, or without them, it opens a message to the team. */
export function ReserveButton({
  about,
  package: name,
  price,
  variant,
  children,
}: ReserveButtonProps) {
  const subject = subjectOf({ ...about, package: name });
  // Buttons with the same words get different names for screen readers.
  const label =
    typeof children === "string" && name && !children.includes(name)
      ? `${children}: ${name}`
      : undefined;
  const text = subject ? messages.reserve(subject) : messages.agenda;
  // `rel` is valid on a form, but React's types lack it.
  const rel = { rel: "noopener" };
  return (
    // Not a landmark: a page has dozens of these forms.
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

/** A button's attributes with its price in whole pesos, which the booking reads. */
export const priceData = (price?: Quote) => ({
  "data-amount": price?.group?.cop ?? price?.cop,
  "data-group-size": price?.group && GROUP_SIZE,
});
