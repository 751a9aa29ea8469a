import {
  GROUP_SIZE,
  messagingLink,
  type Quote,
  safeAddress,
  settings,
  subjectOf,
  type Trip,
} from "@maloca/catalog";
import { type ReactNode, useContext } from "react";
import { messages, SHARE, shareWords } from "../content/messages";
import { tripWords } from "../content/trip";
import { hidden, onScreen } from "../style/print.css";
import * as styles from "./button.css";
import { type ButtonVariant, button } from "./button.css";
import { NextSeason } from "./season";

export interface ReserveButtonProps {
  /** The subject of the request; left out on a page without a trip. */
  about?: Pick<Trip, "destination" | "concept" | "fixedConcept">;
  /** The package's name; left out in a general enquiry. */
  package?: string;
  /** What one person or the whole group pays; the payment form starts with it. */
  price?: Quote;
  variant: ButtonVariant;
  label: string;
  /** Shows the label's first word, in a narrow place; screen readers read all words. */
  short?: boolean;
}

/** What a page's reserve buttons say: their own label or, after the departure, one question for the next. */
export function useReserveWords() {
  const over = useContext(NextSeason);
  return {
    label: (label: string) => (over ? tripWords.nextSeason : label),
    message: over ? messages.nextSeason : messages.reserve,
  };
}

/** Opens the booking dialog. Until scripts have loaded, or without them, it opens a message to the team. */
export function ReserveButton(props: ReserveButtonProps) {
  const { about, package: name, price, variant, short } = props;
  const words = useReserveWords();
  const label = words.label(props.label);
  const subject = subjectOf({ ...about, package: name });
  // Buttons with the same words get different names for screen readers.
  const sayName = name && !label.includes(name);
  const text = subject ? words.message(subject) : messages.agenda;
  const [first, ...rest] = short ? label.split(" ") : [label];
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
        aria-label={sayName ? `${label}: ${name}` : undefined}
        {...priceData(price)}
      >
        {first}
        {rest.length > 0 && <span className={hidden}> {rest.join(" ")}</span>}
      </button>
    </form>
  );
}

/** A button's attributes with its price in whole pesos, which the booking reads. */
export const priceData = (price?: Quote) => ({
  "data-amount": price?.group?.cop ?? price?.cop,
  "data-group-size": price?.group && GROUP_SIZE,
});

interface LinkButtonProps {
  href: string;
  label: ReactNode;
  variant: ButtonVariant;
  className?: string;
}

/** A link that looks like a button. It opens another site in a new tab. */
export function LinkButton({ href, label, variant, className }: LinkButtonProps) {
  const outside = href.startsWith("https:") && ({ target: "_blank", rel: "noopener" } as const);
  return (
    <a
      className={className ? `${button[variant]} ${className}` : button[variant]}
      href={safeAddress(href)}
      {...outside}
    >
      {label}
    </a>
  );
}

/** Shares the page and the visitor's search in the finder; its script is `layout/share.ts`. */
export function ShareButton() {
  return (
    <span className={`${styles.share} ${onScreen}`}>
      <button
        type="button"
        className={button.outline}
        data-share=""
        data-copied={shareWords.copied}
        data-failed={shareWords.failed}
      >
        {SHARE}
      </button>
      <span role="status" className={styles.status} />
    </span>
  );
}
