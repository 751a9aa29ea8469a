import { globalStyle, style } from "@vanilla-extract/css";
import { WIDEST } from "../forms/form-layout";
import { send } from "../forms/send.css";
import { action } from "../ui/button.css";

/** The least that an address and the button ask of a line that they share. */
const ADDRESS = 300;
const BUTTON = 184;
const GAP = 12;

/**
 * One line where its own place has room: the address, the button, and the consent below both. By the
 * content's own widths, so that it needs no container.
 */
export const form = style({
  display: "flex",
  flexWrap: "wrap",
  gap: `${GAP}px`,
  maxWidth: WIDEST,
  margin: 0,
});

globalStyle(`${form} > *`, { flex: "1 0 100%" });

globalStyle(`${form} > :first-child`, { flex: `999 1 ${ADDRESS}px` });

/** No row at all while there is nothing to say. */
export const standing = style([
  send,
  { selectors: { "&:has(> :only-child:empty)": { position: "absolute" } } },
]);

/** As wide while it is sent, so that the field keeps its own. */
export const submit = style([action, { alignSelf: "start", minWidth: `${BUTTON}px` }]);

globalStyle(`${form} > ${submit}`, {
  flex: "1 0 auto",
  // Beside the field it is level with it, below the label; the form's width tells which.
  marginTop: `clamp(0px, (100% - ${ADDRESS + GAP + BUTTON - 1}px) * 99, 28px)`,
});
