import { formPaths } from "@maloca/catalog/forms";
import { bookingFields } from "@maloca/catalog/requests/booking";
import { type ComponentType, useEffect, useRef, useState } from "react";
import { noJsAction } from "../forms/fields/no-js-action";
import { Dialog, type DialogProps } from "../ui/dialog/dialog";
import type { BookingOptions } from "./booking.options";

/** The booking gives its place all its options. */
type TabProps = DialogProps & Omit<BookingOptions, keyof DialogProps>;

/** The props of a booking in a small frame. A tab of a frame without an origin has none either, and cannot send. */
export const inTab = (): { frame: ComponentType<DialogProps> } => ({
  frame: origin === "null" ? Dialog : (Tab as ComponentType<DialogProps>),
});

/** Opens the operator's form in a new tab with all that stands in this one; in a dialog, if no tab may open. */
function Tab(props: TabProps) {
  const { open, mayOpen, onClose, children } = props;
  const place = useRef<HTMLDivElement>(null);
  const [blocked, setBlocked] = useState(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each opening
  useEffect(() => {
    const form = place.current?.querySelector("form");
    if (!open || !form || mayOpen?.() === false) return;
    const { action, method } = noJsAction(formPaths.booking, props);
    const tab = action && window.open("", "_blank");
    if (!tab) return setBlocked(true);
    import("../forms/optional/prefill")
      .then(({ apply }) => apply(form, { name: "booking", fields: bookingFields, options: props }))
      // Without that code, what the page has filled in is missing.
      .catch(() => {})
      .then(() => {
        tab.name = `maloca-${performance.now()}`;
        Object.assign(form, { action, method, target: tab.name });
        form.submit();
        // Not before: Chromium finds a tab by its name among those that this page has opened.
        tab.opener = null;
      });
    onClose?.({ reason: "hidden" });
  }, [open]);

  // The page was asked before.
  if (blocked) return <Dialog {...props} mayOpen={() => true} />;
  return (
    <div hidden ref={place}>
      {children}
    </div>
  );
}
