import { pictureAddress } from "@maloca/catalog/addresses";
import { useEffect, useId, useRef } from "react";
import { useLayoutEffect } from "../core/use-layout-effect";
import { BOOKING, forget } from "../forms/fields/memory";
import type { DialogProps } from "../ui/dialog/dialog";
import { LiveText } from "../ui/status/live-text";
import { themeClass } from "../ui/themed";
import type { BookingProps } from "./booking";
import * as styles from "./booking.inline.css";

/** The props of a booking in the page. Its form is there from the start; an opening is a press that leads to it. */
export const inPage = ({ open }: BookingProps) => ({ frame: Card, open: open || true });

/** The booking's form as a card in the page. */
function Card({ open, onClose, title, intro, theme, image, aside, children }: DialogProps) {
  const ref = useRef<HTMLElement>(null);
  const titleId = useId();
  const introId = `${titleId}intro`;

  useLayoutEffect(() => {
    const root = ref.current?.getRootNode() as Partial<ShadowRoot> | undefined;
    const host = root?.host;
    // Set as a property, the styles would not see it, nor the loader.
    if (host?.localName === "maloca-booking") host.setAttribute("inline", "");
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each press
  useEffect(() => {
    const card = ref.current;
    if (open === true || !card) return;
    // Ends this opening, and with it the payment, which the form comes back from; the page is told nothing.
    onClose?.({ reason: "button" });
    card.scrollIntoView({ block: "start" });
    card.querySelector<HTMLElement>("input, textarea")?.focus({ preventScroll: true });
  }, [open]);

  return (
    <section
      className={`${themeClass(theme)} ${styles.card}`}
      ref={ref}
      aria-labelledby={titleId}
      part="card"
      onReset={({ target }) => {
        // The payment's form is within as well.
        if ((target as HTMLFormElement).elements.namedItem("destination")) forget(BOOKING);
      }}
    >
      <header className={styles.header} part="header">
        {image && <img className={styles.artwork} src={pictureAddress(image)} alt="" />}
        {/* Gets the focus when the payment takes the form's place. */}
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is a group of fields */}
        <div
          className={styles.heading}
          role="group"
          aria-labelledby={titleId}
          aria-describedby={introId}
          tabIndex={-1}
        >
          <h2 className={styles.title} id={titleId} part="title">
            <LiveText text={title} />
          </h2>
          <p className={styles.intro} id={introId} part="intro">
            <LiveText text={intro} />
          </p>
          {aside}
        </div>
      </header>
      <div className={styles.body} part="body">
        {children}
      </div>
    </section>
  );
}
