/** A widget's own dialog: one of the page's may stand around a form. */
export const OWN_DIALOG = "[part=dialog]";
