import { globalStyle, style } from "@vanilla-extract/css";
import { WIDEST } from "../forms/fields/form-layout";
import { send } from "../forms/fields/send.css";
import { action } from "../ui/button.css";
import { keepApart } from "../ui/in-page";

keepApart("newsletter");

/** The minimum widths of field and button on a shared line. */
const ADDRESS = 300;
const BUTTON = 184;
const GAP = 12;

/**
 * One line where its container has room: field, button, and the consent below. By the
 * content's own widths, so that it needs no container query.
 */
export const form = style({
  display: "flex",
  flexWrap: "wrap",
  gap: `${GAP}px`,
  maxWidth: WIDEST,
  margin: 0,
});

globalStyle(`${form} > *`, { flex: "1 0 100%" });

/** Its field; a ribbon may stand before it. */
globalStyle(`${form} > [part=field]`, { flex: `999 1 ${ADDRESS}px` });

/** Takes no row while it is empty. */
export const standing = style([
  send,
  { selectors: { "&:has(> :only-child:empty)": { position: "absolute" } } },
]);

/** The same width while sending, so that the field does not resize. */
export const submit = style([action, { alignSelf: "start", minWidth: `${BUTTON}px` }]);

globalStyle(`${form} > ${submit}`, {
  flex: "1 0 auto",
  // Aligned with the field when beside it; depends on the form's width.
  marginTop: `clamp(0px, (100% - ${ADDRESS + GAP + BUTTON - 1}px) * 99, 28px)`,
});
