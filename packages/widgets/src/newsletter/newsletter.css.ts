import { globalStyle, style } from "@vanilla-extract/css";
import { WIDEST } from "../forms/fields/form-layout";
import { send } from "../forms/fields/send.css";
import { action } from "../ui/button.css";
import { keepApart } from "../ui/in-page";

keepApart("newsletter");

/** The minimum widths of field and button on one line, in pixels. */
const ADDRESS = 300;
const BUTTON = 184;
const GAP = 12;

/**
 * Field and button on one line where the container has room, and the consent below. It wraps by the widths of its
 * content, without a container query.
 */
export const form = style({
  display: "flex",
  flexWrap: "wrap",
  gap: `${GAP}px`,
  maxWidth: WIDEST,
  margin: 0,
});

globalStyle(`${form} > *`, { flex: "1 0 100%" });

/** The field; the test ribbon may be before it. */
globalStyle(`${form} > [part=field]`, { flex: `999 1 ${ADDRESS}px` });

/** The status; without a row of its own while it is empty. */
export const standing = style([
  send,
  { selectors: { "&:has(> :only-child:empty)": { position: "absolute" } } },
]);

/** The minimum width keeps the field's size when the button's text changes. */
export const submit = style([action, { alignSelf: "start", minWidth: `${BUTTON}px` }]);

globalStyle(`${form} > ${submit}`, {
  flex: "1 0 auto",
  // Beside the field it is aligned with the input below the label. On its own line it has no margin.
  marginTop: `clamp(0px, (100% - ${ADDRESS + GAP + BUTTON - 1}px) * 99, 28px)`,
});
